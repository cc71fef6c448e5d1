import { Body, Controller, Get, HttpCode, Inject, Param, Post, Put, StreamableFile } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Accounts } from '#identity';
import { calendarFile } from '#platform/calendar/calendar-file.js';
import { SETTINGS } from '#platform/config/config.module.js';
import { noReplyAt } from '#platform/config/services/mail-settings.js';
import type { Settings } from '#platform/config/settings.js';
import { ApiRefusals } from '#platform/http/api/problems/api-refusals.js';
import { IdPipe } from '#platform/http/api/validation/id.pipe.js';
import { IfMatch, type Versions } from '#platform/http/api/version-tag.js';
import { CurrentActor, CurrentMember, Members, Only, NeedsVerifiedEmail } from '#platform/http/security/access.js';
import { Languages } from '#shared/application/languages.js';
import { partyOf, type Actor, type Member } from '#shared/domain/actor.js';
import { CancelInterview } from '../../application/cancel-interview.js';
import { InterviewBody } from '../../application/interview.view.js';
import { OfferInterview } from '../../application/offer-interview.js';
import { InterviewQueries } from '../../application/ports/interview-queries.js';
import { ProposeTimes } from '../../application/propose-times.js';
import { TakeSlot } from '../../application/take-slot.js';
import { entryIn } from '../../domain/interview-entry.js';
import { ApplicationNotFound, InterviewNotFound } from '../../domain/interview-errors.js';
import { OfferInterviewRequest, ProposeTimesRequest, TakeSlotRequest } from './interviews.requests.js';

@ApiTags('interviews')
@Controller('api')
@Only('job_seeker', 'employer')
export class InterviewsController {
  constructor(
    private readonly offerInterview: OfferInterview,
    private readonly takeSlot: TakeSlot,
    private readonly proposeTimes: ProposeTimes,
    private readonly cancelInterview: CancelInterview,
    private readonly queries: InterviewQueries,
    private readonly accounts: Accounts,
    private readonly languages: Languages,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Get('interviews')
  @ApiOkResponse({
    type: [InterviewBody],
    description: 'Upcoming interviews and open offers, soonest first, at most 100',
  })
  upcoming(@CurrentActor() actor: Actor): Promise<InterviewBody[]> {
    return this.queries.upcoming(partyOf(actor));
  }

  @Get('applications/:id/interviews')
  @Members('owner', 'recruiter', 'reviewer')
  @ApiOkResponse({ type: [InterviewBody], description: 'Newest first' })
  async ofApplication(@Param('id', IdPipe) id: number, @CurrentActor() actor: Actor): Promise<InterviewBody[]> {
    const interviews = await this.queries.ofApplication(id, partyOf(actor), actor.workplaceIds);
    if (!interviews) throw new ApplicationNotFound();
    return interviews;
  }

  @Post('applications/:id/interviews')
  @NeedsVerifiedEmail()
  @Only('employer')
  @ApiCreatedResponse({ type: InterviewBody, description: 'Replaces an earlier offer' })
  @ApiRefusals(409)
  async offer(
    @Param('id', IdPipe) applicationId: number,
    @Body() body: OfferInterviewRequest,
    @IfMatch() versions: Versions,
    @CurrentMember() { employerId }: Member,
  ): Promise<InterviewBody> {
    const terms = { ...body, slots: body.slots.map((slot) => new Date(slot)) };
    const { id } = await this.offerInterview.execute({ applicationId, employerId, versions, terms });
    return this.one(id, employerId);
  }

  @Put('interviews/:id/slot')
  @NeedsVerifiedEmail()
  @Only('job_seeker')
  @ApiOkResponse({ type: InterviewBody })
  @ApiRefusals(409)
  async take(
    @Param('id', IdPipe) interviewId: number,
    @Body() { startsAt, timeZone = null }: TakeSlotRequest,
    @IfMatch() versions: Versions,
    @CurrentActor() { userId }: Actor,
  ): Promise<InterviewBody> {
    const command = { interviewId, jobSeekerId: userId, startsAt: new Date(startsAt), timeZone };
    await this.takeSlot.execute({ ...command, versions });
    return this.one(interviewId, userId);
  }

  /** Says that none of the offered times suits the applicant, and what would. */
  @Post('interviews/:id/proposal')
  @HttpCode(200)
  @NeedsVerifiedEmail()
  @Only('job_seeker')
  @ApiOkResponse({ type: InterviewBody })
  @ApiRefusals(409)
  async propose(
    @Param('id', IdPipe) interviewId: number,
    @Body() { text }: ProposeTimesRequest,
    @IfMatch() versions: Versions,
    @CurrentActor() { userId }: Actor,
  ): Promise<InterviewBody> {
    await this.proposeTimes.execute({ interviewId, jobSeekerId: userId, text, versions });
    return this.one(interviewId, userId);
  }

  @Post('interviews/:id/cancel')
  @HttpCode(200)
  @ApiOkResponse({ type: InterviewBody })
  @ApiRefusals(409)
  async cancel(
    @Param('id', IdPipe) interviewId: number,
    @IfMatch() versions: Versions,
    @CurrentActor() actor: Actor,
  ): Promise<InterviewBody> {
    await this.cancelInterview.execute({ interviewId, partyId: partyOf(actor), versions });
    return this.one(interviewId, partyOf(actor));
  }

  @Get('interviews/:id/calendar')
  @ApiOkResponse({ content: { 'text/calendar': { schema: { type: 'string' } } } })
  async calendar(@Param('id', IdPipe) id: number, @CurrentActor() actor: Actor): Promise<StreamableFile> {
    await this.one(id, partyOf(actor));
    const [facts, reader] = await Promise.all([this.queries.facts(id), this.accounts.find(actor.userId)]);
    const entry = facts && reader && entryIn(this.languages.words(reader.language), facts);
    if (!entry) throw new InterviewNotFound();
    const attendee = { name: reader.fullName, address: reader.email };
    const { mail, publicUrl } = this.settings;
    const file = calendarFile(entry, attendee, mail?.from ?? noReplyAt(publicUrl));
    return new StreamableFile(Buffer.from(file), {
      type: `text/calendar; charset=utf-8; method=${entry.method}`,
      disposition: 'attachment; filename="interview.ics"',
    });
  }

  private async one(id: number, partyId: number): Promise<InterviewBody> {
    const interview = await this.queries.one(id, partyId);
    if (!interview) throw new InterviewNotFound();
    return interview;
  }
}
