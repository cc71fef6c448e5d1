import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { accountLeavingDelete, accountLeavingStartExport } from '@/api/generated/calls/account.gen';
import { replaceSession } from '@/lib/query/replace-session.ts';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';
import { t } from '@/lib/language/t.ts';
import { exportQuery } from '../account-queries.ts';

/** Starts an export of the user's data. */
export function useStartExport() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (password: string) => accountLeavingStartExport({ body: { password } }),
    onSuccess: (started) => void queryClient.setQueryData(exportQuery.queryKey, started),
  });
}

/** Deletes the account and leaves the signed-in pages. */
export function useDeleteAccount() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useSingleMutation({
    mutationFn: (password: string) => accountLeavingDelete({ body: { password } }),
    onSuccess: async () => {
      replaceSession(queryClient, null);
      await navigate({ to: '/' });
    },
    meta: { success: { title: t('Account deleted'), description: t('Your account and your data have been deleted.') } },
  });
}
