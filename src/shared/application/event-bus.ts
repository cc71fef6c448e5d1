import type { DomainEvent } from '../domain/domain-event.js';

/** The class of an event, by which subscribers ask for it. */
export type EventClass<E extends DomainEvent> = abstract new (...args: never[]) => E;

/** Carries events from the module where something happened to those that care, within the transaction that is open. */
export abstract class EventBus {
  /** Calls every subscriber in turn; what one throws undoes the transaction of the publisher. */
  abstract publish(events: readonly DomainEvent[]): Promise<void>;

  /** `handle` is called for each event of the class, in the order of subscription. */
  abstract subscribe<E extends DomainEvent>(event: EventClass<E>, handle: (event: E) => Promise<void>): void;
}
