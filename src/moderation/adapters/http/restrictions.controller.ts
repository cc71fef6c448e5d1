import { Body, Controller, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiRefusals } from '#platform/http/api/problems/api-refusals.js';
import { IdPipe } from '#platform/http/api/validation/id.pipe.js';
import { CurrentActor, Only } from '#platform/http/security/access.js';
import type { Actor } from '#shared/domain/actor.js';
import { RestrictListings } from '../../application/restrict-listings.js';
import { RestrictedJobsBody } from '../../application/restricted-jobs.view.js';
import { ShutDownEmployer } from '../../application/shut-down-employer.js';
import { RestrictListingsRequest, ShutDownRequest } from './restrictions.requests.js';

/** Decisions about many listings at once. */
@ApiTags('moderation')
@Controller('api/admin')
@Only('admin')
export class RestrictionsController {
  constructor(
    private readonly restrictListings: RestrictListings,
    private readonly shutDownEmployer: ShutDownEmployer,
  ) {}

  @Put('listings/restrict')
  @ApiOkResponse({ type: RestrictedJobsBody, description: 'The restricted listings, and the skipped ones' })
  restrict(@Body() command: RestrictListingsRequest): Promise<RestrictedJobsBody> {
    return this.restrictListings.execute(command);
  }

  /** Rejects all listings of a company that await approval, and suspends the accounts of its members. */
  @Put('companies/:employerId/shut-down')
  @ApiOkResponse({ type: RestrictedJobsBody, description: 'The rejected listings' })
  @ApiRefusals(409)
  shutDown(
    @CurrentActor() { userId: adminId }: Actor,
    @Param('employerId', IdPipe) employerId: number,
    @Body() { reason, text }: ShutDownRequest,
  ): Promise<RestrictedJobsBody> {
    return this.shutDownEmployer.execute({ adminId, employerId, reason, text });
  }
}
