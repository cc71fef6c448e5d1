import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { pushRead, pushSubscribe, pushUnsubscribe } from '@/api/generated/calls/account.gen';
import { LocalError } from '@/api/api-error.ts';
import { subscribeToPushes, unsubscribeFromPushes } from '@/lib/browser/push.ts';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';
import { t } from '@/lib/language/t.ts';

/** Which browsers of the signed-in user get push messages; refetched on every visit. */
export const pushQuery = queryOptions({
  queryKey: ['account', 'push'],
  queryFn: ({ signal }) => pushRead({ signal }),
  staleTime: 0,
});

/** Turns push messages to this browser on, with the site's key, or off without one. */
export function useSwitchPush() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: async (publicKey: string | null) => {
      if (publicKey === null) {
        await pushUnsubscribe();
        await unsubscribeFromPushes();
        return;
      }
      const subscription = await subscribeToPushes(publicKey);
      if (!subscription)
        throw new LocalError(t('Your browser blocks notifications from this site. Allow them in its settings.'));
      await pushSubscribe({ body: subscription });
    },
    onSettled: () => queryClient.invalidateQueries(pushQuery),
    meta: { failure: t('Failed to change notifications') },
  });
}
