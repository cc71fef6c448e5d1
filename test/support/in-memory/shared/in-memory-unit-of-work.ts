import type { EventBus } from '#shared/application/event-bus.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import type { AggregateRoot } from '#shared/domain/aggregate-root.js';
import type { DomainEvent } from '#shared/domain/domain-event.js';

/** An in-memory repository whose aggregates record events. */
export type AggregateSource = { aggregates(): Iterable<Pick<AggregateRoot, 'pullEvents'>> };

/**
 * Runs the work without rollback. Publishes the events that the aggregates of the given repositories
 * recorded; runs effects at the end of the outermost unit.
 */
export class InMemoryUnitOfWork extends UnitOfWork {
  private readonly sources: readonly AggregateSource[];
  private depth = 0;
  private isSilent = false;
  private effects: (() => void | Promise<void>)[] = [];
  private events: DomainEvent[] = [];

  constructor(
    private readonly bus?: EventBus,
    ...sources: AggregateSource[]
  ) {
    super();
    this.sources = sources;
  }

  override async run<T>(work: () => Promise<T>, { isSilent = false } = {}): Promise<T> {
    this.depth += 1;
    if (this.depth === 1) this.isSilent = isSilent;
    try {
      const result = await work();
      await this.publish();
      if (this.depth === 1) for (const effect of this.effects.splice(0)) await effect();
      return result;
    } finally {
      this.depth -= 1;
      if (this.depth === 0) this.effects = [];
    }
  }

  override record(events: readonly DomainEvent[]): void {
    this.events.push(...events);
  }

  override afterCommit(effect: () => void | Promise<void>): void {
    if (this.depth > 0) this.effects.push(effect);
    else void effect();
  }

  private async publish(): Promise<void> {
    for (;;) {
      const recorded = this.sources.flatMap((source) => [...source.aggregates()].flatMap((one) => one.pullEvents()));
      const events = [...recorded, ...this.events.splice(0)];
      if (events.length === 0) return;
      await this.bus?.publish(events, { isSilent: this.isSilent });
    }
  }
}
