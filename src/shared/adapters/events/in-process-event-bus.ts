import { Injectable } from '@nestjs/common';
import { EventBus, type EventClass } from '../../application/event-bus.js';
import type { DomainEvent } from '../../domain/domain-event.js';

type Subscription = { event: EventClass<DomainEvent>; handle: (event: DomainEvent) => Promise<void> };

/** Calls subscribers in this process, one after another, in the publisher's transaction. */
@Injectable()
export class InProcessEventBus extends EventBus {
  private readonly subscriptions: Subscription[] = [];

  override async publish(events: readonly DomainEvent[]): Promise<void> {
    for (const event of events) {
      for (const subscription of this.subscriptions) {
        if (event instanceof subscription.event) await subscription.handle(event);
      }
    }
  }

  override subscribe<E extends DomainEvent>(event: EventClass<E>, handle: (event: E) => Promise<void>): void {
    this.subscriptions.push({ event, handle: handle as (event: DomainEvent) => Promise<void> });
  }
}
