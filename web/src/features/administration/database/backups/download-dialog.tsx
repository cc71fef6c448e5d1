import type { BackupBody } from '@/api/generated/types.gen';
import { PasswordConfirmation } from '@/components/confirmation/password-confirmation.tsx';
import { t } from '@/lib/language/t.ts';
import { useBackupDownload } from './backup-mutations.ts';

interface DownloadDialogProps extends Pick<BackupBody, 'name'> {
  onClose: () => void;
}

/** Asks for the password before a backup is downloaded. */
export function DownloadDialog({ name, onClose }: DownloadDialogProps) {
  return (
    <PasswordConfirmation
      title={t('Download this backup?')}
      okText={t('Download')}
      open
      onClose={onClose}
      action={useBackupDownload(name)}
    >
      <p>{t('It contains personal data and password hashes. Protect it like the database.')}</p>
    </PasswordConfirmation>
  );
}
