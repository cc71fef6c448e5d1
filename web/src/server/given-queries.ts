import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/api/api-error.ts';
import type { JobCardBody, JobFacetsBody, RelatedJobsBody } from '@/api/generated/types.gen';
import type { Page } from '@/api/page.ts';
import { createQueryClient } from '@/app/query-client.ts';
import {
  filterOf,
  jobFacetsQuery,
  jobListQuery,
  premiumJobsQuery,
  relatedJobsQuery,
} from '@/features/jobs/job-queries.ts';
import type { JobSearch } from '@/features/jobs/drawn/search/job-search-params.ts';

/** A cache of the given data. Other queries stay pending, so the browser runs them. */
export function createGivenQueries({ isMissing }: { isMissing: boolean }): QueryClient {
  const client = createQueryClient();
  client.fetchQuery = ({ queryKey }) => {
    const given = client.getQueryState(queryKey);
    if (given?.data !== undefined) return Promise.resolve(given.data as never);
    return isMissing ? Promise.reject(new ApiError(404, '')) : new Promise(() => {});
  };
  return client;
}

/** The responses of the API to the first requests of a search. */
export interface FoundJobs {
  results: Page<JobCardBody>;
  premium: JobCardBody[];
  facets: JobFacetsBody;
  related: RelatedJobsBody;
}

/** Adds the results of a search to the cache. */
export function addFoundJobs(client: QueryClient, search: JobSearch, found: FoundJobs): void {
  const filter = filterOf(search);
  client.setQueryData(jobListQuery(search).queryKey, { pages: [found.results], pageParams: [undefined] });
  client.setQueryData(premiumJobsQuery(search).queryKey, found.premium);
  client.setQueryData(jobFacetsQuery(filter).queryKey, found.facets);
  client.setQueryData(relatedJobsQuery(filter).queryKey, found.related);
}
