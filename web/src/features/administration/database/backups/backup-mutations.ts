import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { backupsCritical, backupsFull, backupsLink, backupsVerify } from '@/api/generated/calls/administration.gen';
import type { BackupBody, BackupCheckBody, BackupKind } from '@/api/generated/types.gen';
import type { ToastContent } from '@/lib/toasts.ts';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';
import { t } from '@/lib/language/t.ts';
import { databaseKeys } from '../database-queries.ts';

const CREATE_KEY = [...databaseKeys.all, 'create'] as const;

const CREATE = { full: backupsFull, critical: backupsCritical };

/** Creates a backup, then reloads the list of backups and the progress. */
export function useCreateBackup() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationKey: CREATE_KEY,
    mutationFn: (kind: BackupKind) => CREATE[kind](),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: databaseKeys.progress() });
      void queryClient.invalidateQueries({ queryKey: databaseKeys.backups() });
    },
    meta: {
      success: ({ message }: { message: string }) => ({ title: t('Backup Created'), description: message }),
      failure: { title: t('Backup Failed'), description: t('Failed to create backup') },
    },
  });
}

/** Whether this page is creating a backup. */
export function useIsCreatingBackup(): boolean {
  return useIsMutating({ mutationKey: CREATE_KEY }) > 0;
}

/** Downloads a backup with the password of the admin. */
export function useBackupDownload(name: BackupBody['name']) {
  return useSingleMutation({
    mutationFn: (password: string) => backupsLink({ path: { name }, body: { password } }),
    onSuccess: ({ url }) => location.assign(url),
  });
}

/** Compares a backup with its manifest, then reloads the list of backups. */
export function useVerifyBackup() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (name: BackupBody['name']) => backupsVerify({ path: { name } }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: databaseKeys.backups() }),
    meta: { success: describeCheck, failure: t('Failed to verify backup') },
  });
}

function describeCheck({ verified, problem }: BackupCheckBody, name: BackupBody['name']): ToastContent {
  return verified
    ? { title: t('Backup verified: complete and readable'), description: name }
    : { title: t('Backup is damaged'), description: problem ?? name, tone: 'destructive' };
}
