import { queryOptions } from '@tanstack/react-query';
import { applicationsOwn } from '@/api/generated/calls/applications.gen';
import type { AnalyticsFiguresData, OwnApplicationBody, ReceivedApplicationsAllData } from '@/api/generated/types.gen';
import { readAllPages } from '@/api/page.ts';
import { queryScopes } from '@/lib/query/query-scopes.ts';

/** Filter of the applications to an employer's listings. */
export type ReceivedApplicationsFilter = Omit<NonNullable<ReceivedApplicationsAllData['query']>, 'cursor'>;

/** Filter of the analytics. */
export type AnalyticsFilter = NonNullable<AnalyticsFiguresData['query']>;

/** Identifies a state of an application: every timeline entry changes one of these. */
export type ApplicationState = Pick<OwnApplicationBody, 'id' | 'version' | 'seenAt'>;

/** Query keys of applications. */
export const applicationKeys = {
  all: queryScopes.applications,
  own: () => [...applicationKeys.all, 'own'] as const,
  received: (filter: ReceivedApplicationsFilter) => [...applicationKeys.all, 'received', filter] as const,
  ofJob: (jobId: number) => [...applicationKeys.all, 'job', jobId] as const,
  profile: (id: number) => [...applicationKeys.all, 'profile', id] as const,
  detail: (id: number) => [...applicationKeys.all, 'detail', id] as const,
  timeline: ({ id, version, seenAt }: ApplicationState) =>
    [...applicationKeys.all, 'timeline', id, version, seenAt] as const,
  notes: (id: number) => [...applicationKeys.all, 'notes', id] as const,
  colleagues: (applicationId?: number) => [...applicationKeys.all, 'colleagues', applicationId] as const,
  analytics: (filter: AnalyticsFilter) => [...applicationKeys.all, 'analytics', filter] as const,
};

/** The signed-in job seeker's applications, newest first. */
export const ownApplicationsQuery = queryOptions({
  queryKey: applicationKeys.own(),
  queryFn: ({ signal }) =>
    readAllPages((options, cursor) => applicationsOwn({ query: { cursor }, signal, ...options })),
});
