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
  /** Empties the tables, and those that refer to them, and restarts their ids. */
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
  const emptying = new Map<string, string>();
  return {
    em: orm.em,
    events,
    database: new Database(orm.em),
    unitOfWork: new MikroOrmUnitOfWork(orm.em, events),
    empty: async (...tables) => {
      const key = tables.join();
      const statements = emptying.get(key) ?? (await statementsToEmpty(orm.em, tables));
      emptying.set(key, statements);
      await orm.em.execute(statements);
      orm.em.clear();
    },
    close: async () => {
      await orm.close(true);
      await drop();
    },
  };
}

/** Deletes the few rows of tests: truncating would write dozens of files anew, which takes longer than most tests. */
async function statementsToEmpty(em: EntityManager, tables: readonly string[]): Promise<string> {
  const rows = await em.execute<{ statement: string }[]>(
    `with recursive emptied (id) as (
       select unnest('{${tables.join()}}'::regclass[])::oid
       union select conrelid from pg_constraint join emptied on confrelid = id where contype = 'f'
     )
     select format('delete from %s', id::regclass) as statement from emptied
     union all
     select format('select setval(%L, 1, false)', objid::regclass) from pg_depend
     join emptied on refobjid = id join pg_class on pg_class.oid = objid and relkind = 'S'`,
  );
  // Without triggers, so that the order does not matter.
  return ['set local session_replication_role = replica', ...rows.map(({ statement }) => statement)].join(';');
}
