import type { EntityManager } from '@mikro-orm/postgresql';
import type { Database } from './database.js';

/**
 * Inserts a new entity unless it violates a unique constraint; returns whether it was inserted. Avoids an error in
 * PostgreSQL's log, which would contain the row's values.
 */
export async function insertUnlessTaken(em: EntityManager, database: Database, entity: object): Promise<boolean> {
  const context = em.getContext();
  const { tableName, props } = context.getMetadata().get(entity.constructor as new () => object);
  const values: Readonly<Record<string, unknown>> = context.getComparator().prepareEntity(entity);
  const columns = props.filter(({ name }) => name in values);
  const inserted = await database.query(
    `insert into ${tableName} (${columns.map(({ fieldNames }) => fieldNames[0]).join(', ')})
     values (${columns.map((_, i) => `$${i + 1}`).join(', ')})
     on conflict do nothing returning id`,
    columns.map(({ name }) => values[name]),
  );
  if (inserted.length === 0) return false;
  context.merge(entity);
  return true;
}
