import { queryOptions } from '@tanstack/react-query';
import { jobSearchFind } from '@/api/generated/calls/jobs.gen';
import { jobListsPending } from '@/api/generated/calls/listings.gen';
import { reviewAwaiting, reviewOne } from '@/api/generated/calls/moderation.gen';
import { jobKeys, type AdminJobsFilter } from '../job-queries.ts';
import { pagedQuery } from '@/lib/query/paged-query.ts';

/** Listings awaiting approval, page by page. */
export const pendingJobsQuery = pagedQuery(jobKeys.pendingJobs(), (cursor, options) =>
  jobListsPending({ query: { cursor }, ...options }),
);

/** The hints of the listings that have waited longest. */
export const pendingHintsQuery = queryOptions({
  queryKey: [...jobKeys.all, 'pending-hints'],
  queryFn: ({ signal }) => reviewAwaiting({ signal }),
});

/** Listings in any state, for admins, page by page. */
export const adminJobsQuery = (filter: AdminJobsFilter) =>
  pagedQuery(jobKeys.adminJobs(filter), (cursor, options) =>
    jobSearchFind({ query: { ...filter, cursor }, ...options }),
  );

/** The notes that admins see next to a version of a listing. */
export const listingReviewQuery = (id: number, version: number) =>
  queryOptions({
    queryKey: [...jobKeys.all, 'review', id, version],
    queryFn: ({ signal }) => reviewOne({ path: { id }, signal }),
  });
