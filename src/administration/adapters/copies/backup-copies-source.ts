import { join } from 'node:path';
import type { Settings } from '#platform/config/settings.js';
import type { BackupCopies } from './backup-copies.js';

/** The copies of backups in the configured bucket, if any. Loaded on demand, because the S3 client takes tens of megabytes. */
export async function backupCopiesOf({ backups, dataDirectory }: Settings): Promise<BackupCopies | undefined> {
  if (!backups.copies) return undefined;
  const [{ BackupBucket }, copies] = await Promise.all([import('./backup-bucket.js'), import('./backup-copies.js')]);
  return new copies.BackupCopies(join(dataDirectory, 'backups'), new BackupBucket(backups.copies));
}
