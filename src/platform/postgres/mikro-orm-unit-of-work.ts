import { TransactionPropagation } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout } from 'node:timers/promises';
import { EventBus } from '#shared/application/event-bus.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { AggregateRoot } from '#shared/domain/aggregate-root.js';
import type { DomainEvent } from '#shared/domain/domain-event.js';
import { isDeadlock } from './connection/database-errors.js';

type Effect = () => void | Promise<void>;
type Unit = { readonly effects: Effect[]; readonly events: DomainEvent[]; readonly isSilent: boolean };

/** Maximum attempts after deadlocks. */
const MAX_ATTEMPTS = 3;

/** Maximum pause in ms before a retry, so that it does not overtake the transaction that won and lock it out again. */
const MAX_PAUSE_MS = 100;

/** A database transaction, passed to everything awaited inside through AsyncLocalStorage. */
@Injectable()
export class MikroOrmUnitOfWork implements UnitOfWork {
  private readonly logger = new Logger('UnitOfWork');
  private readonly units = new AsyncLocalStorage<Unit>();

  constructor(
    private readonly em: EntityManager,
    private readonly events: EventBus,
  ) {}

  async run<T>(work: () => Promise<T>, { isSilent = false } = {}): Promise<T> {
    const open = this.units.getStore();
    if (open) return this.publishing(open, work);
    const unit: Unit = { effects: [], events: [], isSilent };
    const result = await this.committed(unit, work);
    await runAll(unit.effects);
    return result;
  }

  record(events: readonly DomainEvent[]): void {
    const unit = this.units.getStore();
    if (!unit) throw new Error('Events can be recorded only inside a unit of work.');
    unit.events.push(...events);
  }

  afterCommit(effect: Effect): void {
    const unit = this.units.getStore();
    if (unit) unit.effects.push(effect);
    // Nobody waits for it.
    else
      runAll([effect]).catch((error: unknown) =>
        this.logger.error({ err: error }, 'A change was saved, but not its effect'),
      );
  }

  /** Repeats only work that was rolled back. */
  private async committed<T>(unit: Unit, work: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        // A fork per unit of work does not flush entities loaded elsewhere.
        const em = this.em.fork({ useContext: false });
        return await this.units.run(unit, () =>
          em.transactional(() => this.publishing(unit, work), { propagation: TransactionPropagation.REQUIRED }),
        );
      } catch (error) {
        if (attempt === MAX_ATTEMPTS || !isDeadlock(error)) throw error;
        unit.effects.length = 0;
        unit.events.length = 0;
        await setTimeout(Math.random() * MAX_PAUSE_MS);
      }
    }
  }

  private async publishing<T>(unit: Unit, work: () => Promise<T>): Promise<T> {
    const result = await work();
    for (;;) {
      await this.em.flush();
      const events = [...this.recordedByAggregates(), ...unit.events.splice(0)];
      if (events.length === 0) return result;
      await this.events.publish(events, unit);
    }
  }

  /** After a flush, every aggregate of the transaction is in the identity map. */
  private recordedByAggregates(): DomainEvent[] {
    const entities: unknown[] = this.em.getUnitOfWork().getIdentityMap().values();
    return entities.flatMap((entity) => (entity instanceof AggregateRoot ? entity.pullEvents() : []));
  }
}

/** Runs all effects in order, even if one fails: the change is committed. @throws the first error */
async function runAll(effects: readonly Effect[]): Promise<void> {
  const errors: unknown[] = [];
  for (const effect of effects) {
    try {
      await effect();
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
}
