import { useQueryClient } from '@tanstack/react-query';
import { linkedIdentitiesStartLinking, linkedIdentitiesUnlink } from '@/api/generated/calls/account.gen';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';
import { signInQuery } from '@/lib/query/sign-in-query.ts';
import { t } from '@/lib/language/t.ts';

/** Redirects to a provider, which returns to the settings. */
export function useLinkProvider(provider: string) {
  return useSingleMutation({
    mutationFn: (password: string) => linkedIdentitiesStartLinking({ path: { provider }, body: { password } }),
    onSuccess: ({ url }) => window.location.assign(url),
  });
}

export function useUnlinkIdentity() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (id: number) => linkedIdentitiesUnlink({ path: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: signInQuery.queryKey }),
    meta: { success: { title: t('Account unlinked') }, failure: t('Failed to unlink the account') },
  });
}
