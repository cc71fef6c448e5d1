import type { BackupBody } from '@/api/generated/types.gen';
import { PasswordConfirmation } from '@/components/confirmation/password-confirmation.tsx';
import { useBackupDownload } from './backup-mutations.ts';

interface DownloadDialogProps extends Pick<BackupBody, 'name'> {
  onClose: () => void;
}

/** Asks for the password before a backup is downloaded. */
export function DownloadDialog({ name, onClose }: DownloadDialogProps) {
  return (
    <PasswordConfirmation
      title="Download this backup?"
      okText="Download"
      open
      onClose={onClose}
      action={useBackupDownload(name)}
    >
      <p>It contains personal data and password hashes. Protect it like the database.</p>
    </PasswordConfirmation>
  );
}
