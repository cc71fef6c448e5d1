import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { ApiRefusals } from '../../../../shared/adapters/http/api/problems/api-refusals.js';
import { bodyOf } from '../../../../shared/adapters/http/api/body.js';
import { QueryInteger } from '../../../../shared/adapters/http/api/inputs.js';
import { CurrentActor, Only } from '../../../../shared/adapters/http/security/access.js';
import { Clock } from '../../../../shared/application/clock.js';
import type { Actor } from '../../../../shared/domain/actor.js';
import { Recommendations } from '../../../application/ports/recommendations.js';
import { beginning, JobCardBody } from './job-search.views.js';
import { computedFields } from '../listings/jobs.views.js';

/** How many the dashboard shows, and the most there are. */
const ON_DASHBOARD = 6;
const MOST = 30;

/** GET /job-seeker/recommendations */
class RecommendationsQuery {
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: MOST, default: ON_DASHBOARD })
  @IsOptional()
  @QueryInteger()
  @IsInt({ message: 'limit must be a whole number' })
  @Min(1, { message: 'limit must be at least 1' })
  @Max(MOST, { message: `limit must be at most ${MOST}` })
  readonly limit?: number;
}

/** A listing recommended to a job seeker. */
export class RecommendedJobBody extends JobCardBody {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Why it suits; null for the newest listings, which are shown where the profile says too little',
    example: 'You are a bartender · housing included',
  })
  readonly reason!: string | null;
}

/** Listings that suit a job seeker. */
@ApiTags('jobs')
@Controller('api/job-seeker/recommendations')
@Only('job_seeker')
export class RecommendationsController {
  constructor(
    private readonly recommendations: Recommendations,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Recommends open listings, the best first, without those that one has applied to' })
  @ApiOkResponse({ type: [RecommendedJobBody] })
  @ApiRefusals(401, 403)
  async own(
    @Query() { limit = ON_DASHBOARD }: RecommendationsQuery,
    @CurrentActor() { userId }: Actor,
  ): Promise<RecommendedJobBody[]> {
    const now = this.clock.now();
    const found = await this.recommendations.find(userId, limit);
    return found.map((job) =>
      bodyOf(RecommendedJobBody, job, { ...computedFields(job, now), description: beginning(job.description) }),
    );
  }
}
