import { MikroORM } from '@mikro-orm/postgresql';
import { CannotStart } from '../../config/cannot-start.js';
import { withDatabaseLock } from '../locks/database-lock.js';
import { migrations } from './index.js';
import { ormOptions } from '../connection/orm-options.js';

const INSUFFICIENT_PRIVILEGE = '42501';
const NO_RIGHTS =
  'The user in DATABASE_URL may not create tables there. Let it own the database: alter database … owner to …';
const NEWER =
  'The database was migrated by a newer version of Wayfare. Start that one, or restore a backup that this version made.';

/**
 * Migrates the schema to the latest version, or to the migration `to`. If several processes start at once, one migrates
 * and the others wait. Returns the names of the migrations that it applied.
 * @throws CannotStart when a newer version has migrated the database, or when the database user may not create tables
 */
export async function migrate(databaseUrl: string, to?: string): Promise<readonly string[]> {
  return withDatabaseLock(databaseUrl, 'migration', async () => {
    const orm = await MikroORM.init({
      ...ormOptions(databaseUrl),
      // Migrating a large table may take long.
      driverOptions: { connectionString: databaseUrl, application_name: 'wayfare-migrate', max: 1 },
    });
    try {
      const known = new Set(migrations.map(({ name }) => name));
      if ((await orm.migrator.getExecuted()).some(({ name }) => !known.has(name))) throw new CannotStart(NEWER);
      const applied = await orm.migrator.up(to === undefined ? {} : { to });
      return applied.map(({ name }) => name);
    } catch (error) {
      throw (error as { code?: string }).code === INSUFFICIENT_PRIVILEGE ? new CannotStart(NO_RIGHTS) : error;
    } finally {
      await orm.close(true);
    }
  });
}
