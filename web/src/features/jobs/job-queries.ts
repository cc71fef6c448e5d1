import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  jobSearchFacets,
  jobSearchFind,
  jobSearchRelated,
  jobsOne,
  jobsPublicOne,
} from '@/api/generated/calls/jobs.gen';
import type { JobSearchFacetsData, JobSearchFindData } from '@/api/generated/types.gen';
import { readPage } from '@/api/page.ts';
import type { ParsedLocation } from '@tanstack/react-router';
import { visitSource } from './page/visit-source.ts';
import { queryScopes } from '@/lib/query/query-scopes.ts';

type FindQuery = NonNullable<JobSearchFindData['query']>;

/** What the facets depend on. */
export type JobFilter = Omit<NonNullable<JobSearchFacetsData['query']>, 'premium'>;

/** What is asked of the search; where it goes on is for the pages to say. */
export type JobSearchQuery = JobFilter & Pick<FindQuery, 'salaryMin' | 'salaryMax' | 'sort'>;

/** Which listings an admin asks for. */
export type AdminJobsFilter = Required<Pick<FindQuery, 'state'>> & Pick<FindQuery, 'keywords'>;

/** How many listings the strip of premium ones shows. */
const PREMIUM_JOBS = 3;

/** What is asked of the API for that strip. */
export const premiumOf = (query: JobSearchQuery) => ({ ...query, premium: true, limit: PREMIUM_JOBS });

/** What of a search the facets depend on. */
export function filterOf(filter: JobFilter): JobFilter {
  const { keywords, location, jobType, category, experience, facts, language, near, radius } = filter;
  return { keywords, location, jobType, category, experience, facts, language, near, radius };
}

/** How long results that nobody looks at are kept, so that the way back finds them as they were. */
const KEEP_RESULTS = 30 * 60_000;

/** The keys of everything that is known about listings; a longer key is a part of a shorter one. */
export const jobKeys = {
  all: queryScopes.jobs,
  lists: () => [...jobKeys.all, 'list'] as const,
  list: (query: JobSearchQuery) => [...jobKeys.lists(), 'found', query] as const,
  premium: (query: JobSearchQuery) => [...jobKeys.lists(), 'premium', query] as const,
  facets: (filter: JobFilter) => [...jobKeys.lists(), 'facets', filter] as const,
  related: (filter: JobFilter) => [...jobKeys.lists(), 'related', filter] as const,
  detail: (id: number) => [...jobKeys.all, 'detail', id] as const,
  publicJob: (id: number) => [...jobKeys.all, 'public', id] as const,
  recommended: (limit: number) => [...jobKeys.lists(), 'recommended', limit] as const,
  employerJobs: () => [...jobKeys.all, 'employer'] as const,
  pendingJobs: () => [...jobKeys.all, 'pending'] as const,
  adminJobs: (filter: AdminJobsFilter) => [...jobKeys.all, 'admin', filter] as const,
};

/** The pages of a search. */
export const jobListQuery = (query: JobSearchQuery) =>
  infiniteQueryOptions({
    queryKey: jobKeys.list(query),
    queryFn: ({ pageParam, signal }) =>
      readPage((options) => jobSearchFind({ query: { ...query, cursor: pageParam }, signal, ...options })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    gcTime: KEEP_RESULTS,
  });

/** The few premium listings that match the same search. */
export const premiumJobsQuery = (query: JobSearchQuery) =>
  queryOptions({
    queryKey: jobKeys.premium(query),
    queryFn: ({ signal }) => jobSearchFind({ query: premiumOf(query), signal }),
    gcTime: KEEP_RESULTS,
  });

/** How many listings there would be with each choice of a filter. */
export const jobFacetsQuery = (filter: JobFilter) =>
  queryOptions({
    queryKey: jobKeys.facets(filter),
    queryFn: ({ signal }) => jobSearchFacets({ query: filter, signal }),
    gcTime: KEEP_RESULTS,
  });

/** Listings that fit what a search means without matching it. */
export const relatedJobsQuery = (filter: JobFilter) =>
  queryOptions({
    queryKey: jobKeys.related(filter),
    queryFn: ({ signal }) => jobSearchRelated({ query: filter, signal }),
    gcTime: KEEP_RESULTS,
  });

/** One listing with its standing. */
export const jobQuery = (id: number) =>
  queryOptions({ queryKey: jobKeys.detail(id), queryFn: ({ signal }) => jobsOne({ path: { id }, signal }) });

/** One listing as its public page shows it; reading it counts a view, and where that came from. */
export const publicJobQuery = (id: number, location?: ParsedLocation) =>
  queryOptions({
    queryKey: jobKeys.publicJob(id),
    queryFn: ({ signal }) =>
      jobsPublicOne({ path: { id }, query: { from: location && visitSource(location) }, signal }),
  });
