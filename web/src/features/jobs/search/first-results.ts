import type { QueryClient } from '@tanstack/react-query';
import type { JobCardBody, JobFacetsBody, RelatedJobsBody } from '@/api/generated/types.gen';
import type { Page } from '@/api/page.ts';
import {
  filterOf,
  jobFacetsQuery,
  jobListQuery,
  premiumJobsQuery,
  relatedJobsQuery,
} from '@/features/jobs/job-queries.ts';
import type { JobSearch } from './job-search-params.ts';

/** What a search shows at first, as the API would answer. */
export interface FoundJobs {
  results: Page<JobCardBody>;
  premium: JobCardBody[];
  facets: JobFacetsBody;
  related: RelatedJobsBody;
}

/** The same, and which search found it. */
export interface FirstResults extends FoundJobs {
  search: JobSearch;
}

/** Keeps what came with the page, so that it shows at once and is not asked for. */
export function keepFirstResults(queryClient: QueryClient, first: FirstResults | undefined): void {
  if (!first) return;
  const { search, results, premium, facets, related } = first;
  queryClient.setQueryData(jobListQuery(search).queryKey, { pages: [results], pageParams: [undefined] });
  queryClient.setQueryData(premiumJobsQuery(search).queryKey, premium);
  queryClient.setQueryData(jobFacetsQuery(filterOf(search)).queryKey, facets);
  queryClient.setQueryData(relatedJobsQuery(filterOf(search)).queryKey, related);
}
