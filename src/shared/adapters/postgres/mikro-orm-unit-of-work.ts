import { Injectable } from '@nestjs/common';
import { TransactionPropagation } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { AsyncLocalStorage } from 'node:async_hooks';
import { UnitOfWork } from '../../application/unit-of-work.js';

type Effect = () => void | Promise<void>;

/** A database transaction that everything awaited inside joins, found again through the asynchronous context. */
@Injectable()
export class MikroOrmUnitOfWork extends UnitOfWork {
  private readonly effects = new AsyncLocalStorage<Effect[]>();

  constructor(private readonly em: EntityManager) {
    super();
  }

  override async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.effects.getStore()) return work();
    const effects: Effect[] = [];
    // A fork per unit of work: nothing loaded elsewhere is flushed along with it.
    const result = await this.effects.run(effects, () =>
      this.em.fork({ useContext: false }).transactional(work, { propagation: TransactionPropagation.REQUIRED }),
    );
    for (const effect of effects) await effect();
    return result;
  }

  override afterCommit(effect: Effect): void {
    const effects = this.effects.getStore();
    if (effects) effects.push(effect);
    else void effect();
  }
}
