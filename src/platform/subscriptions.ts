import type { OnModuleInit, Provider } from '@nestjs/common';
import { EventBus, type EventClass } from '#shared/application/event-bus.js';
import type { DomainEvent } from '#shared/domain/domain-event.js';

type Class = abstract new (...args: never[]) => unknown;
type Instances<Classes extends readonly Class[]> = { [Index in keyof Classes]: InstanceType<Classes[Index]> };
type Handler<E, Classes extends readonly Class[]> = (event: E, ...dependencies: Instances<Classes>) => Promise<void>;

/** A provider that runs `start` with these dependencies when the application is initialized. */
export function onInit<const Classes extends readonly Class[]>(
  dependencies: Classes,
  start: (...dependencies: Instances<Classes>) => void,
): Provider {
  return {
    provide: Symbol('on init'),
    inject: [...dependencies],
    useFactory: (...injected: Instances<Classes>): OnModuleInit => ({ onModuleInit: () => start(...injected) }),
  };
}

/** A provider that subscribes to an event; the handler also gets these dependencies. */
export function on<E extends DomainEvent, const Classes extends readonly Class[]>(
  event: EventClass<E>,
  dependencies: Classes,
  handle: Handler<E, Classes>,
): Provider {
  return onInit([EventBus, ...dependencies], (events, ...injected) =>
    events.subscribe(event, (published) => handle(published, ...(injected as Instances<Classes>))),
  );
}
