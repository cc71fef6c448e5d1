import { queryOptions } from '@tanstack/react-query';
import {
  jobSearchFacets,
  jobSearchFind,
  jobSearchRelated,
  jobSearchSimilar,
  jobsOne,
  jobsPublicOne,
} from '@/api/generated/calls/jobs.gen';
import type { JobSearchFacetsData, JobSearchFindData } from '@/api/generated/types.gen';
import type { ParsedLocation } from '@tanstack/react-router';
import { visitSource } from './drawn/page/visit-source.ts';
import { pagedQuery } from '@/lib/query/paged-query.ts';
import { queryScopes } from '@/lib/query/query-scopes.ts';

type FindQuery = NonNullable<JobSearchFindData['query']>;

/** The filters that facet counts depend on. */
type JobFilter = Omit<NonNullable<JobSearchFacetsData['query']>, 'premium'>;

/** The query of a search, without page position. */
type JobSearchQuery = JobFilter & Pick<FindQuery, 'salaryMin' | 'salaryMax' | 'sort'>;

/** The filter of an admin's list. */
export type AdminJobsFilter = Required<Pick<FindQuery, 'state'>> & Pick<FindQuery, 'keywords'>;

/** Number of listings in the premium strip. */
const PREMIUM_JOBS = 3;

/** The API query of the premium strip. */
export const premiumOf = (query: JobSearchQuery) => ({ ...query, premium: true, limit: PREMIUM_JOBS, total: false });

/** The part of a search that facet counts depend on. */
export function filterOf(filter: JobFilter): JobFilter {
  const { keywords, location, jobType, category, experience, facts, language, near, radius, match } = filter;
  const { payAtLeast, payCurrency, payPeriod } = filter;
  const pay = { payAtLeast, payCurrency, payPeriod };
  return { keywords, location, jobType, category, experience, facts, language, near, radius, match, ...pay };
}

/** How long unused results stay cached, in ms, so that going back restores them. */
const KEEP_RESULTS = 30 * 60_000;

/** Query keys of listings. */
export const jobKeys = {
  all: queryScopes.jobs,
  lists: () => [...jobKeys.all, 'list'] as const,
  list: (query: JobSearchQuery) => [...jobKeys.lists(), 'found', query] as const,
  premium: (query: JobSearchQuery) => [...jobKeys.lists(), 'premium', query] as const,
  facets: (filter: JobFilter) => [...jobKeys.lists(), 'facets', filter] as const,
  related: (filter: JobFilter) => [...jobKeys.lists(), 'related', filter] as const,
  detail: (id: number) => [...jobKeys.all, 'detail', id] as const,
  publicJob: (id: number) => [...jobKeys.all, 'public', id] as const,
  similar: (id: number) => [...jobKeys.all, 'similar', id] as const,
  recommended: (limit: number) => [...jobKeys.lists(), 'recommended', limit] as const,
  employerJobs: () => [...jobKeys.all, 'employer'] as const,
  pendingJobs: () => [...jobKeys.all, 'pending'] as const,
  adminJobs: (filter: AdminJobsFilter) => [...jobKeys.all, 'admin', filter] as const,
};

/** The pages of a search. */
export const jobListQuery = (query: JobSearchQuery) => ({
  ...pagedQuery(jobKeys.list(query), (cursor, options) => jobSearchFind({ query: { ...query, cursor }, ...options })),
  gcTime: KEEP_RESULTS,
});

/** The first premium listings that match the same search. */
export const premiumJobsQuery = (query: JobSearchQuery) =>
  queryOptions({
    queryKey: jobKeys.premium(query),
    queryFn: ({ signal }) => jobSearchFind({ query: premiumOf(query), signal }),
    gcTime: KEEP_RESULTS,
  });

/** The number of listings for each filter option. */
export const jobFacetsQuery = (filter: JobFilter) =>
  queryOptions({
    queryKey: jobKeys.facets(filter),
    queryFn: ({ signal }) => jobSearchFacets({ query: filter, signal }),
    gcTime: KEEP_RESULTS,
  });

/** Listings related to the meaning of a search that they do not match. */
export const relatedJobsQuery = (filter: JobFilter) =>
  queryOptions({
    queryKey: jobKeys.related(filter),
    queryFn: ({ signal }) => jobSearchRelated({ query: filter, signal }),
    gcTime: KEEP_RESULTS,
  });

/** One listing with its state. */
export const jobQuery = (id: number) =>
  queryOptions({ queryKey: jobKeys.detail(id), queryFn: ({ signal }) => jobsOne({ path: { id }, signal }) });

/** One listing for its public page; reading it counts a view and its source. */
export const publicJobQuery = (id: number, location?: ParsedLocation) =>
  queryOptions({
    queryKey: jobKeys.publicJob(id),
    queryFn: ({ signal }) =>
      jobsPublicOne({ path: { id }, query: { from: location && visitSource(location) }, signal }),
  });

/** A published listing with similar open ones; an error for all others. */
export const similarJobsQuery = (id: number) =>
  queryOptions({
    queryKey: jobKeys.similar(id),
    queryFn: ({ signal }) => jobSearchSimilar({ path: { id }, signal }),
  });
