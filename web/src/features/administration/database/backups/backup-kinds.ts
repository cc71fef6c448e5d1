import type { BackupKind } from '@/api/generated/types.gen';
import { t } from '@/lib/language/t.ts';

/** The display name of each kind of backup. */
export const BACKUP_KINDS: Record<BackupKind, string> = {
  full: t('Full backup'),
  critical: t('Critical data'),
};

/** How many backups of each kind are kept. */
export const KEPT_OF_EACH_KIND = 10;
