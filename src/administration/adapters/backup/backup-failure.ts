import { said } from '#shared/domain/words.js';
import { codeOf } from '#platform/files/error-code.js';
import { isDatabaseAway } from '#platform/postgres/connection/database-errors.js';
import { BackupDamaged, BackupFailed } from '../../domain/backup-errors.js';

const NO_SPACE = said('There is no space left for the backup in DATA_DIR. Free some space and try again.');
const NOT_ALLOWED = said('Wayfare may not use the backup folder in DATA_DIR. Change its owner or permissions.');

const SENTENCES: Readonly<Record<string, string>> = {
  ENOSPC: NO_SPACE,
  EDQUOT: NO_SPACE,
  EFBIG: said('The backup is larger than files in DATA_DIR may be. Raise that limit and try again.'),
  EACCES: NOT_ALLOWED,
  EPERM: NOT_ALLOWED,
  EROFS: NOT_ALLOWED,
};

/** Describes known causes in a sentence; returns other errors unchanged. */
export function backupFailure(error: unknown): unknown {
  if (isDatabaseAway(error)) {
    return new BackupFailed('The database became unavailable during the backup. Try again once it is back.');
  }
  if (error instanceof BackupDamaged) {
    return new BackupFailed('The backup failed verification after it was written. Check the disk and try again.');
  }
  const sentence = SENTENCES[codeOf(error) ?? ''];
  return sentence ? new BackupFailed(sentence) : error;
}
