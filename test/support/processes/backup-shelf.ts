import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderBackupShelf } from '../../../src/administration/adapters/backup/folder-backup-shelf.js';
import { readSettings } from '../../../src/shared/adapters/config/settings.js';
import { DiskFileStore } from '../../../src/shared/adapters/files/disk-file-store.js';

/** A shelf for backups of a database, and of uploads, in a data directory. */
export function backupShelf(databaseUrl: string, dataDirectory: string): FolderBackupShelf {
  const store = new DiskFileStore(join(dataDirectory, 'files'));
  return new FolderBackupShelf(readSettings({ DATA_DIR: dataDirectory }), databaseUrl, store);
}

/** A data directory of one's own; remove it afterwards. */
export function freshDataDirectory(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'wayfare-backup-'));
}
