import type { FileStore } from '../../../shared/application/file-store.js';
import { withConnection } from '../../../shared/adapters/postgres/database-url.js';
import { migrate } from '../../../shared/adapters/postgres/migrate.js';
import { migrations } from '../../../shared/adapters/postgres/migrations/index.js';
import { BackupDamaged } from '../../domain/backup-errors.js';
import type { BackupManifest } from '../../domain/backup-manifest.js';
import { verifyArchive } from '../backup/archive-content.js';
import { loadTables, loadUploads } from './load-archive.js';
import {
  besideUrl,
  createDatabase,
  databaseOf,
  dropDatabase,
  inTurn,
  nameBeside,
  swapDatabases,
} from './swap-databases.js';

/** What databases are for that have a moment in their names: one that is being filled, and one that was replaced. */
const FRESH = 'restore';
const BEFORE = 'before';

/** What a restore did. */
export type Restored = {
  readonly manifest: BackupManifest;
  readonly database: string;
  /** The database that was in its place, under its new name. */
  readonly before?: string;
  readonly uploads: number;
};

/**
 * Restores an archive into a fresh database, brings it up to date, and puts it in the place of the one that the address
 * leads to. Until that last step nothing is changed; the database that was there is kept under another name.
 * What a restore that was killed left behind is dropped.
 * @throws RestoreRunning
 * @throws NotReplaceable before anything is done, when it is the database `postgres`
 * @throws BackupDamaged before anything is done, when the file is not a whole backup that this version can read
 */
export async function restoreBackup(path: string, databaseUrl: string, store: FileStore): Promise<Restored> {
  const manifest = await verifyArchive(path);
  if (!migrations.some(({ name }) => name === manifest.schemaVersion)) {
    throw new BackupDamaged('The backup was made by a newer version of Wayfare. Upgrade first, then restore it.');
  }
  return inTurn(databaseUrl, FRESH, () => restore(path, databaseUrl, store, manifest));
}

async function restore(
  path: string,
  databaseUrl: string,
  store: FileStore,
  manifest: BackupManifest,
): Promise<Restored> {
  const database = databaseOf(databaseUrl);
  const now = new Date();
  const fresh = nameBeside(database, FRESH, now);
  const before = nameBeside(database, BEFORE, now);
  await createDatabase(databaseUrl, fresh);
  try {
    const freshUrl = besideUrl(databaseUrl, fresh);
    // As the tables were then; what came later is done to their rows, as it was to those of others.
    await migrate(freshUrl, manifest.schemaVersion);
    await withConnection(freshUrl, (client) => loadTables(client, path, manifest));
    await migrate(freshUrl);
    const uploads = await loadUploads(store, path);
    const wasThere = await swapDatabases(databaseUrl, fresh, before);
    return { manifest, database, uploads, ...(wasThere ? { before } : {}) };
  } catch (error) {
    await dropDatabase(databaseUrl, fresh).catch(() => undefined);
    throw error;
  }
}
