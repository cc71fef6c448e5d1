import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { QueryNumber } from '#platform/http/api/validation/inputs.js';
import { CurrentActor, Only } from '#platform/http/security/access.js';
import { Clock } from '#shared/application/clock.js';
import type { Actor } from '#shared/domain/actor.js';
import { jobCardBody } from '#jobs';
import { Recommendations } from '../queries/recommendations.js';
import { RecommendedJobBody } from '../queries/search-results.view.js';

/** As many as the dashboard shows. */
const DEFAULT_LIMIT = 6;
const MAX_LIMIT = 30;

/** GET /job-seeker/recommendations */
class RecommendationsQuery {
  @QueryNumber({ minimum: 1, maximum: MAX_LIMIT, default: DEFAULT_LIMIT })
  readonly limit?: number;
}

/** Recommended listings for a job seeker. */
@ApiTags('jobs')
@Controller('api/job-seeker/recommendations')
@Only('job_seeker')
export class RecommendationsController {
  constructor(
    private readonly recommendations: Recommendations,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Recommends open listings, best first, except those already applied to' })
  @ApiOkResponse({ type: [RecommendedJobBody] })
  async own(
    @Query() { limit = DEFAULT_LIMIT }: RecommendationsQuery,
    @CurrentActor() { userId }: Actor,
  ): Promise<RecommendedJobBody[]> {
    const now = this.clock.now();
    const found = await this.recommendations.find(userId, limit);
    return found.map((job) => ({ ...jobCardBody(job, now), reason: job.reason }));
  }
}
