import type { DomainEvent } from '../domain/domain-event.js';

/**
 * Everything done inside `run` is stored together or not at all. When it ends, the events that aggregates recorded are
 * published in the same transaction, and so are those that the subscribers cause.
 */
export abstract class UnitOfWork {
  /**
   * Runs `work` in one transaction; a unit of work inside another joins it. A throw undoes everything. After a deadlock
   * the outermost work runs again, so it keeps nothing from an earlier attempt.
   */
  abstract run<T>(work: () => Promise<T>): Promise<T>;

  /** Adds events of changes that were made without loading an aggregate; only inside `run`. */
  abstract record(events: readonly DomainEvent[]): void;

  /** Runs `effect` after the commit (at once outside a transaction), for what leaves the process. */
  abstract afterCommit(effect: () => void | Promise<void>): void;
}
