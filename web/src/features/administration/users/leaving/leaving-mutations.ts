import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { leavingRequestsDelete, leavingRequestsExport } from '@/api/generated/calls/admin.gen';
import { download } from '@/lib/browser/download.ts';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';
import { t } from '@/lib/language/t.ts';

/** Why an account is exported or deleted, and the admin's password. */
export interface LeavingForm {
  reason: string;
  password: string;
}

/** Downloads everything stored about a user. */
export function useExportUser(id: number) {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: async (body: LeavingForm) => {
      const archive = await leavingRequestsExport({ path: { id }, body, parseAs: 'blob' });
      download(archive as Blob, `wayfare-account-${id}.zip`);
    },
    onSettled: () => queryClient.invalidateQueries(),
    meta: { success: { title: t('Data exported') } },
  });
}

/** Deletes a user's account, and returns to the list of users. */
export function useDeleteUser(id: number) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useSingleMutation({
    mutationFn: (body: LeavingForm) => leavingRequestsDelete({ path: { id }, body }),
    onSuccess: async () => {
      await navigate({ to: '/admin/dashboard' });
      await queryClient.invalidateQueries();
    },
    meta: { success: { title: t('Account deleted') } },
  });
}
