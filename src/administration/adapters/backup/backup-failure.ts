import { codeOf } from '../../../shared/adapters/files/error-code.js';
import { isDatabaseAway } from '../../../shared/adapters/postgres/database-errors.js';
import { BackupDamaged, BackupFailed } from '../../domain/backup-errors.js';

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'There is no space left for the backup below DATA_DIR. Free some space and try again.',
  EDQUOT: 'There is no space left for the backup below DATA_DIR. Free some space and try again.',
  EFBIG: 'The backup grew larger than a file may be below DATA_DIR. Raise that limit and try again.',
  EACCES: 'The folder for backups below DATA_DIR cannot be written. Mend its rights and try again.',
  EROFS: 'The folder for backups below DATA_DIR cannot be written. Mend its rights and try again.',
};

/** What went wrong with a backup, in a sentence where there is one; else the error as it is. */
export function backupFailure(error: unknown): unknown {
  if (isDatabaseAway(error)) {
    return new BackupFailed('The database went away during the backup. Please try again once it is back.');
  }
  if (error instanceof BackupDamaged) {
    return new BackupFailed('The backup could not be read back as it was written. Check the disk and try again.');
  }
  const sentence = REASONS[codeOf(error) ?? ''];
  return sentence ? new BackupFailed(sentence) : error;
}
