import type { BackupKind } from '@/api/generated/types.gen';

/** The words for what is in a backup. */
export const BACKUP_KINDS: Record<BackupKind, string> = {
  full: 'Full backup',
  critical: 'Critical data',
};

/** How many of each kind stay. */
export const KEPT_OF_EACH_KIND = 10;
