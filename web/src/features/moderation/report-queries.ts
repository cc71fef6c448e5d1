import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { reportsDecide, reportsOpen, reportsOwn } from '@/api/generated/calls/moderation.gen';
import type { DecideReportsRequest } from '@/api/generated/types.gen';
import { queryScopes } from '@/lib/query/query-scopes.ts';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';
import { t } from '@/lib/language/t.ts';

/** Listings with open reports, longest waiting first. */
export const reportedJobsQuery = queryOptions({
  queryKey: [...queryScopes.administration, 'reports'],
  queryFn: ({ signal }) => reportsOpen({ signal }),
});

/** The newest reports of the signed-in user; refetched on every visit. */
export const ownReportsQuery = queryOptions({
  queryKey: ['account', 'reports'],
  queryFn: ({ signal }) => reportsOwn({ signal }),
  staleTime: 0,
});

/** Closes the open reports of a listing, then reloads the queue and the listings. */
export function useDecideReports() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: ({ jobId, version, ...body }: { jobId: number; version: number } & DecideReportsRequest) =>
      reportsDecide({ path: { jobId }, headers: { 'If-Match': `"${version}"` }, body }),
    onSettled: () =>
      Promise.all(
        [queryScopes.administration, queryScopes.jobs].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      ),
    meta: { success: () => ({ title: t('Reports closed') }), failure: t('Failed to close the reports') },
  });
}
