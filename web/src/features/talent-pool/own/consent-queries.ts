import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { ownConsentsAll, ownConsentsRenew, ownConsentsWithdraw } from '@/api/generated/calls/account.gen';
import { t } from '@/lib/language/t.ts';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';

/** The companies that keep the reader in mind. */
export const consentsQuery = queryOptions({
  queryKey: ['talent-pool-consents'],
  queryFn: ({ signal }) => ownConsentsAll({ signal }),
});

/** Agrees for another 24 months. */
export function useRenewConsent() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (employerId: number) => ownConsentsRenew({ path: { employerId } }),
    onSettled: () => queryClient.invalidateQueries(consentsQuery),
    meta: { success: { title: t('Consent renewed') }, failure: t('Failed to renew the consent') },
  });
}

/** Ends a consent at once. */
export function useWithdrawConsent() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (employerId: number) => ownConsentsWithdraw({ path: { employerId } }),
    onSettled: () => queryClient.invalidateQueries(consentsQuery),
    meta: {
      success: { title: t('Consent withdrawn'), description: t('The company no longer keeps you in mind.') },
      failure: t('Failed to withdraw the consent'),
    },
  });
}
