import { queryOptions, useQueryClient } from '@tanstack/react-query';
import {
  companyInvitationJoin,
  companyInvitationRead,
  companyInvitationRegister,
} from '@/api/generated/calls/companies.gen';
import type { JoinCompanyRequest } from '@/api/generated/types.gen';
import { queryScopes } from '@/lib/query/query-scopes.ts';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';
import { t } from '@/lib/language/t.ts';
import { useSessionStart, welcome } from '../session-mutations.ts';

/** What an invitation to a company offers. */
export const companyInvitationQuery = (token: string) =>
  queryOptions({
    queryKey: [...queryScopes.companies, 'invitation', token],
    queryFn: ({ signal }) => companyInvitationRead({ body: { token }, signal }),
    staleTime: Infinity,
    enabled: token !== '',
  });

/** Creates the account of a new member. */
export function useRegisterMember() {
  return useSessionStart((body: JoinCompanyRequest) => companyInvitationRegister({ body }), { success: welcome });
}

/** Moves the signed-in employer to the company. */
export function useJoinCompany() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (token: string) => companyInvitationJoin({ body: { token } }),
    onSuccess: () => queryClient.resetQueries({ queryKey: queryScopes.session }),
    meta: { success: { title: t('You have joined the team') } },
  });
}
