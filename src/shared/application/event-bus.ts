import type { DomainEvent } from '../domain/domain-event.js';

/** The class of an event, by which subscribers ask for it. */
export type EventClass<E extends DomainEvent> = abstract new (...args: never[]) => E;

/** Delivers events to subscribers in other modules, within the open transaction. */
export abstract class EventBus {
  /** Calls the subscribers one after another; an error rolls the transaction back. */
  abstract publish(events: readonly DomainEvent[]): Promise<void>;

  /** `handle` is called for each event of the class, in the order of subscription. */
  abstract subscribe<E extends DomainEvent>(event: EventClass<E>, handle: (event: E) => Promise<void>): void;
}
