import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { jobSearchFind } from '@/api/generated/calls/jobs.gen';
import { jobListsPending } from '@/api/generated/calls/listings.gen';
import { reviewOne } from '@/api/generated/calls/moderation.gen';
import { readPage } from '@/api/page.ts';
import { jobKeys, type AdminJobsFilter } from '@/features/jobs/job-queries.ts';

/** Listings awaiting approval, page by page. */
export const pendingJobsQuery = infiniteQueryOptions({
  queryKey: jobKeys.pendingJobs(),
  queryFn: ({ pageParam, signal }) =>
    readPage((options) => jobListsPending({ query: { cursor: pageParam }, signal, ...options })),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.nextCursor,
});

/** Listings in any state, for admins, page by page. */
export const adminJobsQuery = (filter: AdminJobsFilter) =>
  infiniteQueryOptions({
    queryKey: jobKeys.adminJobs(filter),
    queryFn: ({ pageParam, signal }) =>
      readPage((options) => jobSearchFind({ query: { ...filter, cursor: pageParam }, signal, ...options })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
  });

/** The notes that admins see next to a version of a listing. */
export const listingReviewQuery = (id: number, version: number) =>
  queryOptions({
    queryKey: [...jobKeys.all, 'review', id, version],
    queryFn: ({ signal }) => reviewOne({ path: { id }, signal }),
  });
