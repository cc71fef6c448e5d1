export { verifyArchive } from './adapters/backup/archive-content.js';
export { restoreBackup, type Restored } from './adapters/restore/restore-backup.js';
export { CreateBackup } from './application/create-backup.js';
export { BackupShelf } from './application/ports/backup-shelf.js';
export type { Backup } from './domain/backup.js';
