export { restoreBackup } from './adapters/restore/restore-backup.js';
export { verifyBackup } from './adapters/backup/verify-backup.js';
export { PurgeAuditLog } from './application/purge-audit-log.js';
export { SqlAuditTrail } from './adapters/persistence/audit-read-model.js';
export type { ChainPlace } from './adapters/persistence/audit-chain.js';
export { CreateBackup } from './application/create-backup.js';
export { BackupStore } from './application/ports/backup-store.js';
export type { Backup } from './domain/backup.js';
