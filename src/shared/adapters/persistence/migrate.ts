import { MikroORM } from '@mikro-orm/postgresql';
import { withDatabaseLock } from './database-lock.js';
import { ormOptions } from './orm-options.js';

/** Any number will do, as long as every copy of the process takes the same. */
const MIGRATION_LOCK = 7_290_001;

/** Brings the schema up to date, or to the migration named `to`. Several processes may start at once: one migrates, the others wait for it. */
export async function migrate(databaseUrl: string, to?: string): Promise<void> {
  await withDatabaseLock(databaseUrl, MIGRATION_LOCK, async () => {
    const orm = await MikroORM.init({
      ...ormOptions(databaseUrl),
      // A migration of a large table may take its time.
      driverOptions: { connectionString: databaseUrl, application_name: 'wayfare-migrate', max: 1 },
    });
    try {
      await orm.migrator.up(to === undefined ? {} : { to });
    } finally {
      await orm.close(true);
    }
  });
}
