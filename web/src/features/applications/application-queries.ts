import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  applicationsOne,
  applicationsOwn,
  receivedApplicationsAll,
  receivedApplicationsOfJob,
  receivedApplicationsSummary,
} from '@/api/generated/sdk.gen';
import type { ReceivedApplicationsAllData } from '@/api/generated/types.gen';
import { readAllPages, readPage } from '@/api/page.ts';
import { queryScopes } from '@/lib/query-scopes.ts';

/** Which of the applications to an employer's listings are asked for. */
export type ReceivedApplicationsFilter = Omit<NonNullable<ReceivedApplicationsAllData['query']>, 'cursor'>;

/** The keys of everything that is known about applications. */
export const applicationKeys = {
  all: queryScopes.applications,
  own: () => [...applicationKeys.all, 'own'] as const,
  received: (filter: ReceivedApplicationsFilter) => [...applicationKeys.all, 'received', filter] as const,
  ofJob: (jobId: number) => [...applicationKeys.all, 'job', jobId] as const,
  detail: (id: number) => [...applicationKeys.all, 'detail', id] as const,
  summary: () => [...applicationKeys.all, 'summary'] as const,
};

/** All applications of the job seeker who is signed in, newest first. */
export const ownApplicationsQuery = queryOptions({
  queryKey: applicationKeys.own(),
  queryFn: ({ signal }) =>
    readAllPages((options, cursor) => applicationsOwn({ query: { cursor }, signal, ...options })),
});

/** Applications to the listings of the employer who is signed in, page by page. */
export const receivedApplicationsQuery = (filter: ReceivedApplicationsFilter = {}) =>
  infiniteQueryOptions({
    queryKey: applicationKeys.received(filter),
    queryFn: ({ pageParam, signal }) =>
      readPage((options) => receivedApplicationsAll({ query: { ...filter, cursor: pageParam }, signal, ...options })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
  });

/** All applications to one listing. */
export const jobApplicationsQuery = (jobId: number) =>
  queryOptions({
    queryKey: applicationKeys.ofJob(jobId),
    queryFn: ({ signal }) =>
      readAllPages((options, cursor) =>
        receivedApplicationsOfJob({ path: { jobId }, query: { cursor }, signal, ...options }),
      ),
  });

/** One application as the person who is signed in may see it. */
export const applicationQuery = (id: number) =>
  queryOptions({
    queryKey: applicationKeys.detail(id),
    queryFn: ({ signal }) => applicationsOne({ path: { id }, signal }),
  });

/** The figures of an employer's applications. */
export const applicationSummaryQuery = queryOptions({
  queryKey: applicationKeys.summary(),
  queryFn: ({ signal }) => receivedApplicationsSummary({ signal }),
});
