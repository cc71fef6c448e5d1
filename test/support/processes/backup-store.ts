import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DiskBackupStore } from '#administration/adapters/backup/disk-backup-store.js';
import type { Backup, BackupKind } from '#administration/domain/backup.js';
import { readSettings } from '#platform/config/settings.js';
import { DiskFileStore } from '#platform/files/disk-file-store.js';

/** Backups of a database and its uploads in a data directory. */
export function backupStore(databaseUrl: string, dataDirectory: string): DiskBackupStore {
  const files = new DiskFileStore(join(dataDirectory, 'files'));
  return new DiskBackupStore(readSettings({ DATA_DIR: dataDirectory }), databaseUrl, files);
}

/** Makes a backup without reporting progress. */
export function makeBackup(store: DiskBackupStore, kind: BackupKind = 'full', createdAt = new Date()): Promise<Backup> {
  return store.create({ kind, trigger: 'schedule', createdAt }, () => undefined);
}

/** A new data directory; remove it afterwards. */
export function freshDataDirectory(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'wayfare-backup-'));
}
