import { queryOptions, useQueryClient } from '@tanstack/react-query';
import {
  adminInvitationsInvite,
  adminInvitationsList,
  adminInvitationsWithdraw,
} from '@/api/generated/calls/admin.gen';
import type { InviteAdminRequest } from '@/api/generated/types.gen';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';
import { t } from '@/lib/language/t.ts';
import { administrationKeys } from '../../administration-queries.ts';

/** Pending admin invitations. */
export const invitationsQuery = queryOptions({
  queryKey: [...administrationKeys.all, 'invitations'],
  queryFn: ({ signal }) => adminInvitationsList({ signal }),
  staleTime: 0,
});

/** Emails a link to become an admin. */
export function useInviteAdmin() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (body: InviteAdminRequest) => adminInvitationsInvite({ body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: invitationsQuery.queryKey }),
    meta: {
      success: (_answer: unknown, { email }: InviteAdminRequest) => ({
        title: t('Invitation sent'),
        description: t('We have sent a link to {email}.', { email }),
      }),
    },
  });
}

export function useWithdrawInvitation() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (id: number) => adminInvitationsWithdraw({ path: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: invitationsQuery.queryKey }),
    meta: { success: { title: t('Invitation withdrawn') }, failure: t('Failed to withdraw the invitation') },
  });
}
