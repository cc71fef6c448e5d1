import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventBus, SUBSCRIPTIONS, type Subscription } from '#shared/application/event-bus.js';
import { DecoratedMethods } from './decorated-methods.js';

/** Subscribes the methods marked with `@On` and `@OnAll` in all modules. */
@Injectable()
export class EventHandlers implements OnModuleInit {
  constructor(
    private readonly methods: DecoratedMethods,
    private readonly events: EventBus,
  ) {}

  onModuleInit(): void {
    for (const { mark, call } of this.methods.with<readonly Subscription[]>(SUBSCRIPTIONS)) {
      for (const { event, ...how } of mark) this.events.subscribe(event, call, how);
    }
  }
}
