import type { FileStore } from '#shared/application/file-store.js';
import { withConnection } from '#platform/postgres/connection/database-url.js';
import { migrate } from '#platform/postgres/migrations/migrate.js';
import { AFTER_RESTORE } from '#platform/postgres/migrations/after-restore.js';
import { migrations } from '#platform/postgres/migrations/index.js';
import { BackupDamaged } from '../../domain/backup-errors.js';
import { verifyBackup } from '../backup/verify-backup.js';
import { loadTables, loadUploads } from './load-backup.js';
import {
  createDatabase,
  databaseOf,
  dropDatabase,
  exclusively,
  siblingName,
  siblingUrl,
  swapDatabases,
} from './swap-databases.js';

const RESTORE = 'restore';
const BEFORE = 'before';

/** Result of a restore. */
type Restored = {
  /** Name of the restored database; undefined if the backup contains only uploads. */
  readonly database?: string;
  /** New name of the database that was replaced, if there was one. */
  readonly before?: string;
  readonly uploads: number;
};

/**
 * Restores an archive into a fresh database, migrates it, and replaces the database at the URL, which is kept under
 * another name. Without a store, uploads are not restored; a backup without tables restores only them. `prepare` runs on the restored database before the swap. Nothing changes before the swap; an
 * interrupted restore leaves only a database that the next one drops.
 * @throws RestoreRunning
 * @throws NotReplaceable before any change, if the database is `postgres`
 * @throws BackupDamaged before any change, unless this version can read the whole file
 * @throws DatabaseInUse
 */
export async function restoreBackup(
  path: string,
  databaseUrl: string,
  store: FileStore | undefined,
  prepare: (url: string) => Promise<void> = () => Promise.resolve(),
): Promise<Restored> {
  const manifest = await verifyBackup(path);
  if (!migrations.some(({ name }) => name === manifest.schemaVersion)) {
    throw new BackupDamaged('The backup was made by a newer version of Wayfare. Upgrade first, then restore it.');
  }
  if (manifest.tables.length === 0) return { uploads: store ? await loadUploads(store, path) : 0 };
  return exclusively(databaseUrl, RESTORE, async () => {
    const [database, now] = [databaseOf(databaseUrl), new Date()];
    const [fresh, before] = [siblingName(database, RESTORE, now), siblingName(database, BEFORE, now)];
    await createDatabase(databaseUrl, fresh);
    try {
      const freshUrl = siblingUrl(databaseUrl, fresh);
      // Starts with the backup's schema, so that later migrations also convert its rows.
      await migrate(freshUrl, manifest.schemaVersion);
      await withConnection(freshUrl, (client) => loadTables(client, path, manifest));
      await migrate(freshUrl);
      await withConnection(freshUrl, (client) => client.query(AFTER_RESTORE));
      const uploads = store ? await loadUploads(store, path) : 0;
      await prepare(freshUrl);
      const wasThere = await swapDatabases(databaseUrl, fresh, before);
      return { database, uploads, ...(wasThere ? { before } : {}) };
    } catch (error) {
      await dropDatabase(databaseUrl, fresh).catch(() => undefined);
      throw error;
    }
  });
}
