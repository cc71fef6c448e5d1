import { queryOptions } from '@tanstack/react-query';
import { recommendationsOwn } from '@/api/generated/calls/jobs.gen';
import { jobKeys } from './job-queries.ts';

/**
 * Recommended listings for the signed-in job seeker, best first. Refetched on every visit, because the profile may have
 * changed.
 */
export const recommendedJobsQuery = (limit: number) =>
  queryOptions({
    queryKey: jobKeys.recommended(limit),
    queryFn: ({ signal }) => recommendationsOwn({ query: { limit }, signal }),
    staleTime: 0,
  });
