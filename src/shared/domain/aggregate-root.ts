import type { DomainEvent } from './domain-event.js';

/**
 * Base class of aggregates; records their events for the unit of work to publish. Aggregates are exported as `Readonly`,
 * so that the compiler lets only their own methods change their fields.
 */
export abstract class AggregateRoot {
  // Not initialized here, because the mapper restores objects without calling constructors.
  private recorded?: DomainEvent[];

  protected record(...events: readonly DomainEvent[]): void {
    (this.recorded ??= []).push(...events);
  }

  /** Returns and clears the recorded events, oldest first. */
  pullEvents(): DomainEvent[] {
    const events = this.recorded ?? [];
    this.recorded = [];
    return events;
  }
}
