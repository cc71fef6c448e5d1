import { Injectable } from '@nestjs/common';
import { InTime } from '#platform/web/in-time.js';
import type { Asked } from '#platform/web/page-drawer.js';
import { requestValidation } from '#platform/http/api/validation/validation.pipe.js';
import { Clock } from '#shared/application/clock.js';
import { type JobCardBody, jobCardBody } from '#jobs';
import { JobSearch } from '../queries/job-search.js';
import { JobFacetsQuery, JobSearchRequest } from '../http/job-search.requests.js';
import { jobFacetsBody, relatedJobsBody } from '../http/search-bodies.js';
import type { JobFacetsBody, RelatedJobsBody } from '../queries/search-results.view.js';

/** A page of results, as the API returns it in body and headers. */
type FoundPage = {
  readonly items: readonly JobCardBody[];
  readonly total: number;
  readonly totalIsExact: boolean;
  readonly nextCursor: string | null;
};

/** The first results of a search. */
export type Found = {
  readonly results: FoundPage;
  readonly premium: readonly JobCardBody[];
  readonly facets: JobFacetsBody;
  readonly related: RelatedJobsBody;
};

/** Finds the first results for server-side rendering. */
@Injectable()
export class FirstResults {
  private readonly validation = requestValidation();

  constructor(
    private readonly search: JobSearch,
    private readonly clock: Clock,
    private readonly inTime: InTime,
  ) {}

  /** The API's response, or undefined if it is slow or fails; the browser then requests it and shows any error. */
  find(asked: Asked): Promise<Found | undefined> {
    return this.inTime.within(this.lookUp(asked));
  }

  private async lookUp({ results, premium, facets, related }: Asked): Promise<Found> {
    const [page, { items }, counts, others] = await Promise.all([
      this.page(results),
      this.page(premium),
      this.checked(facets, JobFacetsQuery).then((query) => this.search.facets(JobFacetsQuery.filter(query))),
      this.checked(related, JobFacetsQuery).then((query) => this.search.related(JobFacetsQuery.filter(query))),
    ]);
    return {
      results: page,
      premium: items,
      facets: jobFacetsBody(counts),
      related: relatedJobsBody(others, this.clock.now()),
    };
  }

  private async page(asked: Asked[string] | undefined): Promise<FoundPage> {
    const query = await this.checked(asked, JobSearchRequest);
    const {
      items,
      total,
      totalIsExact = true,
      nextCursor = null,
    } = await this.search.page(JobSearchRequest.search(query));
    const now = this.clock.now();
    return { items: items.map((card) => jobCardBody(card, now)), total, totalIsExact, nextCursor };
  }

  /** @throws InvalidFields for a query that the API rejects */
  private async checked<Query>(asked: Asked[string] | undefined, metatype: new () => Query): Promise<Query> {
    return (await this.validation.transform({ ...asked }, { type: 'query', metatype })) as Query;
  }
}
