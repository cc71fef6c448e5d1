import { jobCardBody, placeBody } from '#jobs';
import type { JobFacets, RelatedJobs } from '../queries/job-search.js';
import type { JobFacetsBody, RelatedJobsBody } from '../queries/search-results.view.js';

export function jobFacetsBody({ near, ...facets }: JobFacets): JobFacetsBody {
  return { ...facets, near: near && placeBody(near) };
}

export function relatedJobsBody({ didYouMean, wants, items }: RelatedJobs, now: Date): RelatedJobsBody {
  return { didYouMean, wants, items: items.map((item) => ({ ...jobCardBody(item, now), lacks: item.lacks })) };
}
