import type { DomainEvent } from './domain-event.js';

/** An object that is loaded, changed and stored as one, and remembers what happened to it until a use case publishes it. */
export abstract class AggregateRoot {
  // Not initialized here: the mapper brings stored objects back without running constructors.
  private happened?: DomainEvent[];

  protected record(event: DomainEvent): void {
    (this.happened ??= []).push(event);
  }

  /** Hands over what happened since the last call, oldest first. */
  pullEvents(): DomainEvent[] {
    const events = this.happened ?? [];
    this.happened = [];
    return events;
  }
}
