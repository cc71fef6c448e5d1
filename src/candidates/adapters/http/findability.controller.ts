import { Body, Controller, Get, HttpCode, HttpStatus, Param, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiRefusals } from '#platform/http/api/problems/api-refusals.js';
import { NoContent } from '#platform/http/api/statuses.js';
import { IdPipe } from '#platform/http/api/validation/id.pipe.js';
import { CurrentActor, NeedsVerifiedEmail, Only } from '#platform/http/security/access.js';
import { Clock } from '#shared/application/clock.js';
import type { Actor } from '#shared/domain/actor.js';
import { AcceptedRequestBody, FindabilityBody, ReceivedRequestBody } from '../../application/candidate.view.js';
import { Findability } from '../../application/findability.js';
import { ContactQueries } from '../../application/ports/contact-queries.js';
import { ReceivedRequests } from '../../application/received-requests.js';
import { FindabilityRequest } from './candidates.requests.js';

/** Whether verified companies may find a job seeker, and what these ask. */
@ApiTags('account')
@Controller('api/account')
@Only('job_seeker')
export class FindabilityController {
  constructor(
    private readonly queries: ContactQueries,
    private readonly findability: Findability,
    private readonly requests: ReceivedRequests,
    private readonly clock: Clock,
  ) {}

  @Get('findability')
  @ApiOkResponse({ type: FindabilityBody })
  own(@CurrentActor() { userId }: Actor): Promise<FindabilityBody> {
    return this.queries.findability(userId, this.clock.now());
  }

  /** Off at once: nobody finds the reader, looks are forgotten, and requests end. */
  @Put('findability')
  @NeedsVerifiedEmail(({ isFindable }) => isFindable === true)
  @ApiOkResponse({ type: FindabilityBody })
  async change(
    @Body() { isFindable, showsName, showsPhoto, showsHeadline, showsPlace }: FindabilityRequest,
    @CurrentActor() actor: Actor,
  ): Promise<FindabilityBody> {
    const { userId } = actor;
    const shown = { name: showsName, photo: showsPhoto, headline: showsHeadline, place: showsPlace };
    await (isFindable ? this.findability.switchOn({ userId, shown }) : this.findability.switchOff({ userId }));
    return this.own(actor);
  }

  @Get('contact-requests')
  @ApiOkResponse({
    type: [ReceivedRequestBody],
    description: 'Those that wait for an answer; newest first, at most 200',
  })
  received(@CurrentActor() { userId }: Actor): Promise<readonly ReceivedRequestBody[]> {
    return this.queries.received(userId, this.clock.now());
  }

  /** Opens a conversation with the company. */
  @Post('contact-requests/:id/accept')
  @HttpCode(HttpStatus.OK)
  @NeedsVerifiedEmail()
  @ApiOkResponse({ type: AcceptedRequestBody })
  @ApiRefusals(404, 409)
  accept(@Param('id', IdPipe) id: number, @CurrentActor() { userId }: Actor): Promise<AcceptedRequestBody> {
    return this.requests.accept({ jobSeekerId: userId, id });
  }

  /** The company cannot ask again for 90 days. */
  @Post('contact-requests/:id/decline')
  @NoContent()
  @ApiRefusals(404, 409)
  decline(@Param('id', IdPipe) id: number, @CurrentActor() { userId }: Actor): Promise<void> {
    return this.requests.decline({ jobSeekerId: userId, id });
  }
}
