import { queryOptions } from '@tanstack/react-query';
import { jobListsOwn } from '@/api/generated/calls/listings.gen';
import { readAllPages } from '@/api/page.ts';
import { jobKeys } from '../../job-queries.ts';

/** All listings of the signed-in employer. */
export const employerJobsQuery = queryOptions({
  queryKey: jobKeys.employerJobs(),
  queryFn: ({ signal }) => readAllPages((options, cursor) => jobListsOwn({ query: { cursor }, signal, ...options })),
});
