import { Injectable, Logger } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Asked } from '#platform/web/page-drawer.js';
import { requestValidation } from '#platform/http/api/validation/validation.pipe.js';
import { Clock } from '#shared/application/clock.js';
import { DatabaseWatch } from '#shared/application/database-watch.js';
import { InvalidFields } from '#shared/domain/field-checks.js';
import { JobSearch } from '../../application/ports/search/job-search.js';
import { ReadSimilarJobs } from '../../application/read-similar-jobs.js';
import { JobNotFound } from '../../domain/job-errors.js';
import { JobFacetsQuery, JobSearchRequest } from '../http/search/job-search.requests.js';
import type { JobCardBody } from '../../application/views/job-card.view.js';
import { similarJobsBody, jobFacetsBody, relatedJobsBody } from '../http/search/card-bodies.js';
import type { SimilarJobsBody, JobFacetsBody, RelatedJobsBody } from '../../application/views/search-results.view.js';
import { jobCardBody } from '../http/listings/card-body.js';

/** Milliseconds after which the page is sent without results. */
const TIMEOUT = 300;

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
  private readonly logger = new Logger('FirstResults');
  private readonly validation = requestValidation();

  constructor(
    private readonly search: JobSearch,
    private readonly readSimilarJobs: ReadSimilarJobs,
    private readonly clock: Clock,
    private readonly database: DatabaseWatch,
  ) {}

  /** The API's response, or undefined if it is slow or fails; the browser then requests it and shows any error. */
  find(asked: Asked): Promise<Found | undefined> {
    return this.inTime(this.lookUp(asked));
  }

  /** The same for listings similar to one that has ended; undefined for other listings as well. */
  similarTo(jobId: number): Promise<SimilarJobsBody | undefined> {
    return this.inTime(this.readSimilarJobs.execute(jobId).then((ended) => similarJobsBody(ended, this.clock.now())));
  }

  private async inTime<Results>(results: Promise<Results>): Promise<Results | undefined> {
    const isFound = new AbortController();
    try {
      return await Promise.race([results, sleep(TIMEOUT, undefined, { signal: isFound.signal, ref: false })]);
    } catch (error) {
      const isExpected = error instanceof InvalidFields || error instanceof JobNotFound || this.database.isAway(error);
      if (!isExpected) this.logger.error({ err: error }, 'Finding the first results failed');
      return undefined;
    } finally {
      isFound.abort();
    }
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
