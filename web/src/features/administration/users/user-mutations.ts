import { useQueryClient } from '@tanstack/react-query';
import { suspensionEndUserSessions, suspensionSet } from '@/api/generated/calls/account.gen';
import { adminVerificationVerify, adminVerificationWithdraw } from '@/api/generated/calls/companies.gen';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';
import { queryScopes } from '@/lib/query/query-scopes.ts';
import { t } from '@/lib/language/t.ts';
import { administrationKeys } from '../administration-queries.ts';
import { userKeys } from './user-queries.ts';

/** Suspends an account, or lifts the suspension, for a reason. Also reloads listings, whose visibility depends on it. */
export function useSuspension(id: number) {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (body: { suspended: boolean; reason: string }) => suspensionSet({ path: { id }, body }),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: queryScopes.jobs });
      return queryClient.invalidateQueries({ queryKey: administrationKeys.all });
    },
    meta: { failure: t('Failed to change the suspension') },
  });
}

/** The version of a company that an admin read. */
export type VerifiableCompany = { readonly version: number };

/** Verifies the version of a company that was read, or withdraws its verification, for a reason. */
export function useVerification(employerId: number, { version }: VerifiableCompany, act: 'verify' | 'withdraw') {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (words: string) =>
      act === 'withdraw'
        ? adminVerificationWithdraw({ path: { employerId }, body: { reason: words } })
        : adminVerificationVerify({
            path: { employerId },
            headers: { 'If-Match': `"${version}"` },
            body: { note: words },
          }),
    // Also after a failure, because the company may have changed.
    onSettled: () => queryClient.invalidateQueries(),
    meta: { success: { title: act === 'withdraw' ? t('Verification withdrawn') : t('Company verified') } },
  });
}

/** Signs a user out everywhere. */
export function useEndSessions(id: number) {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: () => suspensionEndUserSessions({ path: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: userKeys.page(id) }),
    meta: { success: { title: t('Signed out everywhere') }, failure: t('Failed to end the sessions') },
  });
}
