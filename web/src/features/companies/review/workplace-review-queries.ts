import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { workplaceReviewApprove, workplaceReviewPending } from '@/api/generated/calls/companies.gen';
import type { WorkplaceReviewBody } from '@/api/generated/types.gen';
import { t } from '@/lib/language/t.ts';
import { queryScopes } from '@/lib/query/query-scopes.ts';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';

/** Hotels with changes that wait for an admin. */
export const workplaceReviewsQuery = queryOptions({
  queryKey: [...queryScopes.administration, 'workplaces'],
  queryFn: ({ signal }) => workplaceReviewPending({ signal }),
});

/** Publishes a hotel exactly as it was shown. */
export function useApproveWorkplace() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: ({ id, version }: WorkplaceReviewBody) =>
      workplaceReviewApprove({ path: { id }, headers: { 'If-Match': `"${version}"` } }),
    // Listings take the approved name.
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: queryScopes.jobs });
      return queryClient.invalidateQueries({ queryKey: queryScopes.administration });
    },
    meta: { success: { title: t('Hotel approved') }, failure: t('Failed to approve the hotel') },
  });
}
