import type { DomainEvent } from '../domain/domain-event.js';

/** The class of an event, which subscribers name. */
export type EventClass<E extends DomainEvent> = abstract new (...args: never[]) => E;

type Handler<Handled> = (handled: Handled) => Promise<void>;
type Subscription<Handled> = {
  readonly event: EventClass<DomainEvent>;
  readonly handle: Handler<Handled>;
  readonly isOutbound: boolean;
};

/**
 * Delivers events to subscribers in other modules, in this process and within the publisher's transaction. Outbound
 * subscribers reach people and other systems, such as by mail; silent units of work do not call them.
 */
export class EventBus {
  private readonly subscriptions: Subscription<DomainEvent>[] = [];
  private readonly batchSubscriptions: Subscription<readonly DomainEvent[]>[] = [];

  /** Calls the subscribers one after another; an error rolls the transaction back. */
  async publish(events: readonly DomainEvent[], { isSilent = false } = {}): Promise<void> {
    for (const event of events) {
      for (const { event: wanted, handle, isOutbound } of this.subscriptions) {
        if (event instanceof wanted && !(isOutbound && isSilent)) await handle(event);
      }
    }
    for (const { event: wanted, handle, isOutbound } of this.batchSubscriptions) {
      const batch = events.filter((event) => event instanceof wanted);
      if (batch.length > 0 && !(isOutbound && isSilent)) await handle(batch);
    }
  }

  /** `handle` is called for each event of the class, in the order of subscription. */
  subscribe<E extends DomainEvent>(event: EventClass<E>, handle: Handler<E>): void {
    this.subscriptions.push({ event, handle: handle as Handler<DomainEvent>, isOutbound: false });
  }

  /** Like `subscribe`, for what leaves the process. */
  subscribeOutbound<E extends DomainEvent>(event: EventClass<E>, handle: Handler<E>): void {
    this.subscriptions.push({ event, handle: handle as Handler<DomainEvent>, isOutbound: true });
  }

  /** `handle` is called once with all events of the class that were published together. */
  subscribeToAll<E extends DomainEvent>(event: EventClass<E>, handle: Handler<readonly E[]>): void {
    this.batchSubscriptions.push({ event, handle: handle as Handler<readonly DomainEvent[]>, isOutbound: false });
  }

  /** Like `subscribeToAll`, for what leaves the process. */
  subscribeOutboundToAll<E extends DomainEvent>(event: EventClass<E>, handle: Handler<readonly E[]>): void {
    this.batchSubscriptions.push({ event, handle: handle as Handler<readonly DomainEvent[]>, isOutbound: true });
  }
}
