import type { BackupKind } from '@/api/generated/types.gen';

/** The display name of each kind of backup. */
export const BACKUP_KINDS: Record<BackupKind, string> = {
  full: 'Full backup',
  critical: 'Critical data',
};

/** How many backups of each kind are kept. */
export const KEPT_OF_EACH_KIND = 10;
