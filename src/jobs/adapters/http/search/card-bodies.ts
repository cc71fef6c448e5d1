import type { JobFacets, RelatedJobs } from '#jobs/application/ports/search/job-search.js';
import type { JobWithSimilar } from '#jobs/application/read-similar-jobs.js';
import type { JobFacetsBody, RelatedJobsBody, SimilarJobsBody } from '#jobs/application/views/search-results.view.js';
import { jobCardBody } from '../listings/card-body.js';
import { placeBody } from './place-body.js';

export function jobFacetsBody({ near, ...facets }: JobFacets): JobFacetsBody {
  return { ...facets, near: near && placeBody(near) };
}

export function similarJobsBody({ job, similar }: JobWithSimilar, now: Date): SimilarJobsBody {
  const { id, title, company, endedAt } = job;
  return { id, title, company, endedAt, similar: similar.map((card) => jobCardBody(card, now)) };
}

export function relatedJobsBody({ didYouMean, wants, items }: RelatedJobs, now: Date): RelatedJobsBody {
  return { didYouMean, wants, items: items.map((item) => ({ ...jobCardBody(item, now), lacks: item.lacks })) };
}
