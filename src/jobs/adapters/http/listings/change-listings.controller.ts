import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Idempotent } from '#platform/http/api/idempotent.js';
import { ApiRefusals } from '#platform/http/api/problems/api-refusals.js';
import { CurrentActor, CurrentMember, ForApiKeys, NeedsVerifiedEmail, Only } from '#platform/http/security/access.js';
import { Limited, RateLimits } from '#platform/http/security/rate-limit.guard.js';
import type { Actor, Member } from '#shared/domain/actor.js';
import { ChangeListings } from '#jobs/application/change-listings.js';
import { ChangedListingsBody, ListingAllowanceBody } from '#jobs/application/views/changed-listings.view.js';
import { ChangeListingsRequest } from './change-listings.requests.js';

/** What an employer does with many listings at once. */
@ApiTags('listings')
@Controller('api/employer/jobs')
@Only('employer')
export class ChangeListingsController {
  constructor(
    private readonly changeListings: ChangeListings,
    private readonly limits: RateLimits,
  ) {}

  @Get('allowance')
  @ApiOkResponse({ type: ListingAllowanceBody })
  async allowance(@CurrentActor() actor: Actor): Promise<ListingAllowanceBody> {
    return { left: await this.limits.left('listingsPerDay', actor) };
  }

  /** Each listing is changed by itself. What needs an approval waits for one that covers all of them. */
  @Post('changes')
  @HttpCode(200)
  @NeedsVerifiedEmail()
  @ForApiKeys('write')
  @Idempotent()
  @Limited('bulkChangesPerHour', 'party')
  @ApiOkResponse({ type: ChangedListingsBody, description: 'The changed listings, and the skipped ones with reasons' })
  @ApiRefusals(409, 422)
  change(
    @Body() request: ChangeListingsRequest,
    @CurrentMember() { employerId }: Member,
  ): Promise<ChangedListingsBody> {
    return this.changeListings.execute({ employerId, ...request });
  }
}
