import type { DomainEvent } from './domain-event.js';

/** An object that is loaded, changed and stored as one, and records what happened to it for the unit of work to publish. */
export abstract class AggregateRoot {
  // Not initialized here: the mapper brings stored objects back without running constructors.
  private recorded?: DomainEvent[];

  protected record(event: DomainEvent): void {
    (this.recorded ??= []).push(event);
  }

  /** Hands over what happened since the last call, oldest first. */
  pullEvents(): DomainEvent[] {
    const events = this.recorded ?? [];
    this.recorded = [];
    return events;
  }
}
