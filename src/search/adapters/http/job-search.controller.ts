import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Anyone, CurrentActor } from '#platform/http/security/access.js';
import { WrongRole } from '#platform/http/security/access.guard.js';
import { FromMemory, keepOutOfMemory } from '#platform/response-cache/from-memory.js';
import { ApiRefusals } from '#platform/http/api/problems/api-refusals.js';
import { parametersOf } from '#platform/http/query.js';
import { IdPipe } from '#platform/http/api/validation/id.pipe.js';
import { Pages, type SendPage } from '#platform/http/api/pages.js';
import { Clock } from '#shared/application/clock.js';
import type { Page } from '#shared/application/page.js';
import type { Actor } from '#shared/domain/actor.js';
import {
  CARD_DESCRIPTION,
  jobCardBody,
  JobCardBody,
  JobQueries,
  ReadSimilarJobs,
  SIMILAR_JOBS,
  similarJobsBody,
  SimilarJobsBody,
  type JobCard,
} from '#jobs';
import { JobSearch } from '../queries/job-search.js';
import { JobFacetsQuery, JobSearchRequest, JOBS_ON_A_PAGE } from './job-search.requests.js';
import { jobFacetsBody, relatedJobsBody } from './search-bodies.js';
import { JobFacetsBody, RelatedJobsBody } from '../queries/search-results.view.js';

const SEARCH = {
  summary: 'Finds open listings',
  description: `
A page of matching listings, without requirements, responsibilities and benefits, and with at most the first
${CARD_DESCRIPTION} characters of the description. \`X-Total-Count\` is the number of matches, or a lower bound with
\`X-Total-Count-Exact: false\`. \`Link\` points to the next page. A salary range does not filter: listings whose own range
overlaps it come first, with \`salaryMatch: true\`.`,
} as const;

const RELATED = {
  summary: 'Tells how a search is understood',
  description: `
Everything that the search asks for, what was probably meant by misspelled words and, if it finds few listings, close
matches: open listings that lack one of those things. \`lacks\` says which.`,
} as const;

const SIMILAR = {
  summary: 'Finds listings similar to another one',
  description: `
At most ${SIMILAR_JOBS} open listings for the same or a related job, those at the same place first. The listing is open, has
closed, or its employer archived it; any other is not found.`,
} as const;

/** The search and, for admins, the list of all listings. */
@ApiTags('jobs')
@Controller('api/jobs')
export class JobSearchController {
  constructor(
    private readonly search: JobSearch,
    private readonly jobs: JobQueries,
    private readonly readSimilarJobs: ReadSimilarJobs,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Anyone()
  @FromMemory({
    reads: parametersOf(JobSearchRequest),
    isPublic: ({ query }) => query['state'] === undefined,
    dependsOn: 'declared',
  })
  @ApiOperation(SEARCH)
  @ApiOkResponse({ type: [JobCardBody] })
  @ApiRefusals(403)
  async find(
    @Query() query: JobSearchRequest,
    @CurrentActor() actor: Actor | undefined,
    @Pages() sendPage: SendPage,
  ): Promise<JobCardBody[]> {
    const now = this.clock.now();
    return sendPage(await this.page(query, actor, now)).map((card) => jobCardBody(card, now));
  }

  @Get('facets')
  @Anyone()
  @FromMemory({ reads: parametersOf(JobFacetsQuery), dependsOn: 'declared' })
  @ApiOperation({
    summary: 'Counts open listings per filter value',
    description: 'Each facet ignores its own filter, so it shows what another choice would find.',
  })
  @ApiOkResponse({ type: JobFacetsBody })
  async facets(@Query() query: JobFacetsQuery): Promise<JobFacetsBody> {
    return jobFacetsBody(await this.search.facets(JobFacetsQuery.filter(query)));
  }

  @Get('related')
  @Anyone()
  @FromMemory({ reads: parametersOf(JobFacetsQuery), dependsOn: 'declared' })
  @ApiOperation(RELATED)
  @ApiOkResponse({ type: RelatedJobsBody })
  async related(@Query() query: JobFacetsQuery): Promise<RelatedJobsBody> {
    return relatedJobsBody(await this.search.related(JobFacetsQuery.filter(query)), this.clock.now());
  }

  @Get(':id/similar')
  @Anyone()
  @FromMemory()
  @ApiOperation(SIMILAR)
  @ApiOkResponse({ type: SimilarJobsBody })
  async similar(@Param('id', IdPipe) jobId: number, @Res() response: Response): Promise<SimilarJobsBody> {
    // Changes of ended listings do not notify the response cache; the similar ones are cached on their own.
    keepOutOfMemory(response);
    return similarJobsBody(await this.readSimilarJobs.execute(jobId), this.clock.now());
  }

  private page(query: JobSearchRequest, actor: Actor | undefined, now: Date): Promise<Page<JobCard>> {
    const { state, keywords, limit = JOBS_ON_A_PAGE, cursor } = query;
    if (state === undefined) return this.search.page(JobSearchRequest.search(query));
    if (actor?.role !== 'admin') throw new WrongRole();
    return this.jobs.forAdmins({ state, keywords, now, limit, cursor });
  }
}
