import { queryOptions, useQueryClient } from '@tanstack/react-query';
import {
  teamInvite,
  teamInvited,
  teamLeave,
  teamList,
  teamRemove,
  teamSetRole,
  teamWithdraw,
} from '@/api/generated/calls/companies.gen';
import type { CompanyRole, InviteMemberRequest, NewInvitationBody } from '@/api/generated/types.gen';
import { queryScopes } from '@/lib/query/query-scopes.ts';
import { t } from '@/lib/language/t.ts';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';

const TEAM = [...queryScopes.companies, 'team'] as const;

/** The members of the company, owners first. */
export const membersQuery = queryOptions({
  queryKey: [...TEAM, 'members'],
  queryFn: ({ signal }) => teamList({ signal }),
  staleTime: 0,
});

/** Open invitations, newest first. */
export const invitedQuery = queryOptions({
  queryKey: [...TEAM, 'invitations'],
  queryFn: ({ signal }) => teamInvited({ signal }),
  staleTime: 0,
});

function useRefresh() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: TEAM });
}

/** Invites an address; the answer has the link where the site sends no mail. */
export function useInviteMember() {
  return useSingleMutation({
    mutationFn: (body: InviteMemberRequest) => teamInvite({ body }),
    onSuccess: useRefresh(),
    meta: {
      success: ({ email, link }: NewInvitationBody) => ({
        title: link === null ? t('Invitation sent') : t('Invitation created'),
        description:
          link === null
            ? t('We have sent a link to {email}.', { email })
            : t('Pass the link on to {email}.', { email }),
      }),
    },
  });
}

/** Ends an invitation. */
export function useWithdrawInvitation() {
  return useSingleMutation({
    mutationFn: (id: number) => teamWithdraw({ path: { id } }),
    onSettled: useRefresh(),
    meta: { success: { title: t('Invitation withdrawn') }, failure: t('Failed to withdraw the invitation') },
  });
}

/** Changes the role of a member. */
export function useSetRole() {
  return useSingleMutation({
    mutationFn: ({ id, ...body }: { id: number; role: CompanyRole; workplaceIds?: number[] | null }) =>
      teamSetRole({ path: { id }, body }),
    onSettled: useRefresh(),
    meta: { success: { title: t('Role changed') }, failure: t('Failed to change the role') },
  });
}

/** Removes a member, whose access ends at once. */
export function useRemoveMember() {
  return useSingleMutation({
    mutationFn: (id: number) => teamRemove({ path: { id } }),
    onSettled: useRefresh(),
    meta: { success: { title: t('Member removed') }, failure: t('Failed to remove the member') },
  });
}

/** Leaves the company. */
export function useLeaveCompany() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: () => teamLeave(),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryScopes.session }),
    meta: { success: { title: t('You have left the company') }, failure: t('Failed to leave the company') },
  });
}
