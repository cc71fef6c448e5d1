import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { objectionsOpen, objectionsReject } from '@/api/generated/calls/account.gen';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';
import { t } from '@/lib/language/t.ts';
import { administrationKeys } from '../../administration-queries.ts';

/** Objections that await a decision, the oldest first. */
export const objectionsQuery = queryOptions({
  queryKey: [...administrationKeys.all, 'objections'],
  queryFn: ({ signal }) => objectionsOpen({ signal }),
});

/** Leaves an account suspended, and tells its owner why. */
export function useRejectObjection(id: number) {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (reason: string) => objectionsReject({ path: { id }, body: { reason } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: administrationKeys.all }),
    meta: { success: { title: t('Objection rejected') }, failure: t('Failed to reject the objection') },
  });
}
