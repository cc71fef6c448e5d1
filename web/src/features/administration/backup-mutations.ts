import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '@/api/api-error.ts';
import { backupsCritical, backupsFull, backupsVerify } from '@/api/generated/sdk.gen';
import type { BackupKind } from '@/api/generated/types.gen';
import { toasts } from '@/lib/toasts.ts';
import { useSingleMutation } from '@/lib/use-single-mutation.ts';
import { databaseKeys } from './database-queries.ts';

const CREATE_KEY = [...databaseKeys.all, 'create'] as const;

const CREATE = { full: backupsFull, critical: backupsCritical };

/** Makes a backup; the list of backups and the progress are read anew, whatever came of it. */
export function useCreateBackup() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationKey: CREATE_KEY,
    mutationFn: (kind: BackupKind) => CREATE[kind](),
    onSuccess: ({ message }) => toasts.show({ title: 'Backup Created', description: message, tone: 'success' }),
    onError: (error) =>
      toasts.show({
        title: 'Backup Failed',
        description: error.message || 'Failed to create backup',
        tone: 'destructive',
      }),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: databaseKeys.progress() });
      void queryClient.invalidateQueries({ queryKey: databaseKeys.backups() });
    },
  });
}

/** Whether a backup was started here that is not finished yet. */
export function useIsCreatingBackup(): boolean {
  return useIsMutating({ mutationKey: CREATE_KEY }) > 0;
}

/** Has a backup read whole and compared with its manifest; the list of backups is read anew. */
export function useVerifyBackup() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (name: string) => backupsVerify({ path: { name } }),
    onSuccess: ({ verified, problem }, name) => {
      toasts.show(
        verified
          ? { title: 'Backup verified', description: `${name} is whole and in order.`, tone: 'success' }
          : { title: 'Backup is damaged', description: problem ?? name, tone: 'destructive' },
      );
    },
    onError: (error) =>
      toasts.show({ title: 'Failed to verify backup', description: messageOf(error), tone: 'destructive' }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: databaseKeys.backups() }),
  });
}
