import type { DomainEvent } from '../domain/domain-event.js';

/** The class of an event, by which subscribers ask for it. */
export type EventClass<E extends DomainEvent> = abstract new (...args: never[]) => E;

type Subscription = { event: EventClass<DomainEvent>; handle: (event: DomainEvent) => Promise<void> };

/** Delivers events to subscribers in other modules, in this process and within the publisher's transaction. */
export class EventBus {
  private readonly subscriptions: Subscription[] = [];

  /** Calls the subscribers one after another; an error rolls the transaction back. */
  async publish(events: readonly DomainEvent[]): Promise<void> {
    for (const event of events) {
      for (const subscription of this.subscriptions) {
        if (event instanceof subscription.event) await subscription.handle(event);
      }
    }
  }

  /** `handle` is called for each event of the class, in the order of subscription. */
  subscribe<E extends DomainEvent>(event: EventClass<E>, handle: (event: E) => Promise<void>): void {
    this.subscriptions.push({ event, handle: handle as (event: DomainEvent) => Promise<void> });
  }
}
