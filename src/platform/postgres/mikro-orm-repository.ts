import { LockMode, type EntityClass, type FilterQuery } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Database } from './database.js';

/** Stores the aggregates of a mapped class. Changes need a unit of work. */
export abstract class MikroOrmRepository<Aggregate extends object> {
  protected constructor(
    protected readonly em: EntityManager,
    protected readonly database: Database,
    protected readonly aggregate: EntityClass<Aggregate>,
    private readonly NotFound: new () => Error,
  ) {}

  nextId(): Promise<number> {
    return this.database.nextId(this.em.getMetadata(this.aggregate).tableName);
  }

  async add(aggregate: Aggregate): Promise<void> {
    await this.em.getContext().persist(aggregate).flush();
  }

  change<Result>(id: number, change: (aggregate: Aggregate) => Result): Promise<Awaited<Result>> {
    return this.changeOne({ id } as FilterQuery<Aggregate>, change);
  }

  protected async changeOne<Result>(
    where: FilterQuery<Aggregate>,
    change: (aggregate: Aggregate) => Result,
  ): Promise<Awaited<Result>> {
    const [aggregate] = await this.lock(where);
    if (!aggregate) throw new this.NotFound();
    const result = await change(aggregate);
    await this.em.getContext().flush();
    return result;
  }

  /** Locks those found until the unit of work ends: in the order of their ids, so that concurrent calls cannot deadlock. */
  protected lock(where: FilterQuery<Aggregate>): Promise<Aggregate[]> {
    const options = { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' }, refresh: true };
    return this.em.getContext().find<Aggregate>(this.aggregate, where as never, options as object);
  }
}
