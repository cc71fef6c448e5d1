import { Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { NoContent } from '#platform/http/api/statuses.js';
import { IdPipe } from '#platform/http/api/validation/id.pipe.js';
import { CurrentActor, Only } from '#platform/http/security/access.js';
import { Clock } from '#shared/application/clock.js';
import type { Actor } from '#shared/domain/actor.js';
import { OwnConsents } from '../../application/own-consents.js';
import { PoolConsentBody } from '../../application/pool.view.js';
import { PoolQueries } from '../../application/ports/pool-queries.js';

/** The companies that keep a job seeker in mind. */
@ApiTags('account')
@Controller('api/account/talent-pools')
@Only('job_seeker')
export class OwnConsentsController {
  constructor(
    private readonly queries: PoolQueries,
    private readonly consents: OwnConsents,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOkResponse({ type: [PoolConsentBody], description: 'The last consent first, at most 200' })
  all(@CurrentActor() { userId }: Actor): Promise<readonly PoolConsentBody[]> {
    return this.queries.consents(userId, this.clock.now());
  }

  /** Agrees for another 24 months. */
  @Put(':employerId')
  @NoContent()
  renew(@Param('employerId', IdPipe) employerId: number, @CurrentActor() { userId }: Actor): Promise<void> {
    return this.consents.renew({ employerId, jobSeekerId: userId });
  }

  /** The company forgets the reader at once. */
  @Delete(':employerId')
  @NoContent()
  withdraw(@Param('employerId', IdPipe) employerId: number, @CurrentActor() { userId }: Actor): Promise<void> {
    return this.consents.withdraw({ employerId, jobSeekerId: userId });
  }
}
