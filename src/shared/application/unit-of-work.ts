import type { DomainEvent } from '../domain/domain-event.js';

/**
 * Commits everything done inside `run` together, or nothing. Before the commit it publishes the events that aggregates
 * recorded, and those that their subscribers cause, in the same transaction.
 */
export abstract class UnitOfWork {
  /**
   * Runs `work` in one transaction; a unit of work inside another joins it. An error rolls back everything. After a
   * deadlock the outermost work runs again, so it must not keep state from an earlier attempt.
   *
   * If the outermost one `isSilent`, its events cause no mails or webhook deliveries (`EventBus.subscribeOutbound`).
   */
  abstract run<T>(work: () => Promise<T>, options?: { readonly isSilent?: boolean }): Promise<T>;

  /** Records events of changes made without loading an aggregate; only inside `run`. */
  abstract record(events: readonly DomainEvent[]): void;

  /** Runs `effect` after the commit, or at once outside a transaction. For anything that leaves the process. */
  abstract afterCommit(effect: () => void | Promise<void>): void;
}
