import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  applicationsOne,
  applicationsTimeline,
  applicationsOwn,
  receivedApplicationsAll,
  receivedApplicationsOfJob,
  receivedApplicationsSummary,
} from '@/api/generated/sdk.gen';
import type { ReceivedApplicationsAllData } from '@/api/generated/types.gen';
import { readAllPages, readPage } from '@/api/page.ts';
import { queryScopes } from '@/lib/query/query-scopes.ts';

/** Selects applications to an employer's listings. */
export type ReceivedApplicationsFilter = Omit<NonNullable<ReceivedApplicationsAllData['query']>, 'cursor'>;

/** Query keys of applications. */
export const applicationKeys = {
  all: queryScopes.applications,
  own: () => [...applicationKeys.all, 'own'] as const,
  received: (filter: ReceivedApplicationsFilter) => [...applicationKeys.all, 'received', filter] as const,
  ofJob: (jobId: number) => [...applicationKeys.all, 'job', jobId] as const,
  detail: (id: number) => [...applicationKeys.all, 'detail', id] as const,
  timeline: (id: number) => [...applicationKeys.all, 'timeline', id] as const,
  summary: () => [...applicationKeys.all, 'summary'] as const,
};

/** The signed-in job seeker's applications, newest first. */
export const ownApplicationsQuery = queryOptions({
  queryKey: applicationKeys.own(),
  queryFn: ({ signal }) =>
    readAllPages((options, cursor) => applicationsOwn({ query: { cursor }, signal, ...options })),
});

/** Applications to the signed-in employer's listings, page by page. */
export const receivedApplicationsQuery = (filter: ReceivedApplicationsFilter = {}) =>
  infiniteQueryOptions({
    queryKey: applicationKeys.received(filter),
    queryFn: ({ pageParam, signal }) =>
      readPage((options) => receivedApplicationsAll({ query: { ...filter, cursor: pageParam }, signal, ...options })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
  });

/** Page size of the list of received applications. */
const LIST_PAGE = 20;

/** The list of received applications, which the review steps through. */
export const receivedListQuery = (filter: ReceivedApplicationsFilter) =>
  receivedApplicationsQuery({ ...filter, limit: LIST_PAGE });

/** All applications to one listing. */
export const jobApplicationsQuery = (jobId: number) =>
  queryOptions({
    queryKey: applicationKeys.ofJob(jobId),
    queryFn: ({ signal }) =>
      readAllPages((options, cursor) =>
        receivedApplicationsOfJob({ path: { jobId }, query: { cursor }, signal, ...options }),
      ),
  });

/** An application as the signed-in user may see it. */
export const applicationQuery = (id: number) =>
  queryOptions({
    queryKey: applicationKeys.detail(id),
    queryFn: ({ signal }) => applicationsOne({ path: { id }, signal }),
  });

/** The figures of the signed-in employer's applications. */
export const applicationSummaryQuery = queryOptions({
  queryKey: applicationKeys.summary(),
  queryFn: ({ signal }) => receivedApplicationsSummary({ signal }),
});

/** What happened to an application, oldest first. */
export const timelineQuery = (id: number) =>
  queryOptions({
    queryKey: applicationKeys.timeline(id),
    queryFn: ({ signal }) => applicationsTimeline({ path: { id }, signal }),
  });
