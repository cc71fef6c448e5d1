import type { DomainEvent } from '../domain/domain-event.js';

/** The class of an event, which subscribers name. */
export type EventClass<E extends DomainEvent> = abstract new (...args: never[]) => E;

type Subscription<Handled> = { event: EventClass<DomainEvent>; handle: (handled: Handled) => Promise<void> };

/** Delivers events to subscribers in other modules, in this process and within the publisher's transaction. */
export class EventBus {
  private readonly subscriptions: Subscription<DomainEvent>[] = [];
  private readonly batchSubscriptions: Subscription<readonly DomainEvent[]>[] = [];

  /** Calls the subscribers one after another; an error rolls the transaction back. */
  async publish(events: readonly DomainEvent[]): Promise<void> {
    for (const event of events) {
      for (const subscription of this.subscriptions) {
        if (event instanceof subscription.event) await subscription.handle(event);
      }
    }
    for (const subscription of this.batchSubscriptions) {
      const wanted = events.filter((event) => event instanceof subscription.event);
      if (wanted.length > 0) await subscription.handle(wanted);
    }
  }

  /** `handle` is called for each event of the class, in the order of subscription. */
  subscribe<E extends DomainEvent>(event: EventClass<E>, handle: (event: E) => Promise<void>): void {
    this.subscriptions.push({ event, handle: handle as (event: DomainEvent) => Promise<void> });
  }

  /** `handle` is called once with all events of the class that were published together. */
  subscribeToAll<E extends DomainEvent>(event: EventClass<E>, handle: (events: readonly E[]) => Promise<void>): void {
    this.batchSubscriptions.push({ event, handle: handle as (events: readonly DomainEvent[]) => Promise<void> });
  }
}
