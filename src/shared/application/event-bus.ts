import type { DomainEvent } from '../domain/domain-event.js';

/** The class of an event, which its handlers name. */
export type EventClass<E extends DomainEvent> = abstract new (...args: never[]) => E;

/** Metadata key of the subscriptions of a method. */
export const SUBSCRIPTIONS = 'subscriptions';

/** An event for which a method is called, and how. */
export type Subscription = {
  readonly event: EventClass<DomainEvent>;
  /** Whether the method reaches people and other systems, such as by mail. Silent units of work do not call it. */
  readonly outbound: boolean;
  /** Whether the method gets all events of the class that were published together, instead of one. */
  readonly together: boolean;
};

/**
 * Calls a method of a provider for each event of the class, in any module, within the publisher's transaction, which an
 * error rolls back. `outbound` is for what reaches people and other systems.
 */
export function On<E extends DomainEvent>(event: EventClass<E>, { outbound = false } = {}) {
  return <H extends (event: E) => Promise<void>>(
    _target: object,
    _name: string | symbol,
    { value }: TypedPropertyDescriptor<H>,
  ): void => subscribe(value, { event, outbound, together: false });
}

/** Like `On`, but calls the method once with all events of the class that were published together. */
export function OnAll<E extends DomainEvent>(event: EventClass<E>, { outbound = false } = {}) {
  return <H extends (events: readonly E[]) => Promise<void>>(
    _target: object,
    _name: string | symbol,
    { value }: TypedPropertyDescriptor<H>,
  ): void => subscribe(value, { event, outbound, together: true });
}

function subscribe(method: object | undefined, subscription: Subscription): void {
  if (!method) return;
  const others = (Reflect.getMetadata(SUBSCRIPTIONS, method) ?? []) as readonly Subscription[];
  Reflect.defineMetadata(SUBSCRIPTIONS, [subscription, ...others], method);
}

type Handler = (handled: never) => Promise<void>;

/** Delivers events to the methods marked with `@On` and `@OnAll`, in this process and the publisher's transaction. */
export class EventBus {
  private readonly handlers: (Subscription & { readonly handle: Handler })[] = [];

  /** Calls the handlers one after another, those of single events first; an error rolls the transaction back. */
  async publish(events: readonly DomainEvent[], { isSilent = false } = {}): Promise<void> {
    const called = this.handlers.filter(({ outbound }) => !(outbound && isSilent));
    for (const event of events) {
      for (const { event: wanted, together, handle } of called) {
        if (!together && event instanceof wanted) await handle(event as never);
      }
    }
    for (const { event: wanted, together, handle } of called) {
      const batch = together ? events.filter((event) => event instanceof wanted) : [];
      if (batch.length > 0) await handle(batch as never);
    }
  }

  subscribe<E extends DomainEvent>(
    event: EventClass<E>,
    handle: (handled: E) => Promise<void>,
    { outbound = false, together = false } = {},
  ): void {
    this.handlers.push({ event, outbound, together, handle });
  }
}
