import { MikroORM, type EntityManager, type Options } from '@mikro-orm/postgresql';
import { EventBus } from '#shared/application/event-bus.js';
import { Database } from '#platform/postgres/database.js';
import { MikroOrmUnitOfWork } from '#platform/postgres/mikro-orm-unit-of-work.js';
import { ormOptions } from '#platform/postgres/connection/orm-options.js';
import { DATABASE_SECONDS, freshDatabase } from './database.js';

/** The dependencies of persistence adapters, without the rest of the application. */
export type TestOrm = {
  readonly em: EntityManager;
  readonly database: Database;
  readonly unitOfWork: MikroOrmUnitOfWork;
  readonly events: EventBus;
  /** Truncates the tables, and those that refer to them. */
  empty(...tables: string[]): Promise<void>;
  close(): Promise<void>;
};

/** Opens a separate, migrated database for one test file. */
export async function openTestOrm(entities: NonNullable<Options['entities']>): Promise<TestOrm> {
  const { url, drop } = await freshDatabase();
  const orm = await MikroORM.init({
    ...ormOptions(url, { databaseSeconds: DATABASE_SECONDS }),
    entities,
    allowGlobalContext: true,
  });
  const events = new EventBus();
  return {
    em: orm.em,
    events,
    database: new Database(orm.em),
    unitOfWork: new MikroOrmUnitOfWork(orm.em, events),
    empty: async (...tables) => {
      await orm.em.execute(`truncate ${tables.join(', ')} restart identity cascade`);
      orm.em.clear();
    },
    close: async () => {
      await orm.close(true);
      await drop();
    },
  };
}
