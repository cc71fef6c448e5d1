import { queryOptions } from '@tanstack/react-query';
import { recommendationsOwn } from '@/api/generated/calls/jobs.gen';
import { jobKeys } from './job-queries.ts';

/** Listings that suit the signed-in job seeker, the best first. Each visit asks anew: the profile may have changed. */
export const recommendedJobsQuery = (limit: number) =>
  queryOptions({
    queryKey: jobKeys.recommended(limit),
    queryFn: ({ signal }) => recommendationsOwn({ query: { limit }, signal }),
    staleTime: 0,
  });
