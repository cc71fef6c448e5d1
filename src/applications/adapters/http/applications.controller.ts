import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, UseGuards } from '@nestjs/common';
import { ApiCreatedResponse, ApiExtraModels, ApiOkResponse, ApiTags, getSchemaPath } from '@nestjs/swagger';
import { ResumeLinks } from '#profiles';
import { CurrentActor, Members, NeedsVerifiedEmail, Only, SignedIn } from '#platform/http/security/access.js';
import { ApiRefusals } from '#platform/http/api/problems/api-refusals.js';
import { IdPipe } from '#platform/http/api/validation/id.pipe.js';
import { PageQuery, Pages, type SendPage } from '#platform/http/api/pages.js';
import { IfMatch, type Versions } from '#platform/http/api/version-tag.js';
import { Limited } from '#platform/http/security/rate-limit.guard.js';
import { Clock } from '#shared/application/clock.js';
import { reachOf, type Actor } from '#shared/domain/actor.js';
import { ApplicationQueries } from '../../application/ports/application-queries.js';
import { OwnApplications } from '../../application/own-applications.js';
import { SubmitApplication } from '../../application/submit-application.js';
import { ApplicationNotFound } from '../../domain/application-errors.js';
import { ApplicantsOnlyGuard } from './applicants-only.guard.js';
import { AmendApplicationRequest, SubmitApplicationRequest } from './applications.requests.js';
import {
  ApplicationBody,
  OwnApplicationBody,
  ReceivedApplicationBody,
  TimelineEntryBody,
} from '../../application/application.view.js';
import { applicationBody, ownApplicationBody, receivedApplicationBody } from './application-bodies.js';
import { Undoable } from './undoable.js';

@ApiTags('applications')
@Controller('api')
@ApiExtraModels(OwnApplicationBody, ReceivedApplicationBody)
export class ApplicationsController {
  constructor(
    private readonly submitApplication: SubmitApplication,
    private readonly ownApplications: OwnApplications,
    private readonly queries: ApplicationQueries,
    private readonly links: ResumeLinks,
    private readonly clock: Clock,
  ) {}

  @Post('applications')
  @SignedIn()
  @UseGuards(ApplicantsOnlyGuard)
  @Limited('applicationsPerHour', 'user')
  @NeedsVerifiedEmail()
  @ApiCreatedResponse({ type: ApplicationBody })
  @ApiRefusals(409)
  async submit(
    @Body() body: SubmitApplicationRequest,
    @Undoable() isUndoable: boolean,
    @CurrentActor() actor: Actor,
  ): Promise<ApplicationBody> {
    const { jobId, coverLetter = null, answers, keepInMind } = body;
    const consent = { keepsInMind: keepInMind === true };
    const command = { jobSeekerId: actor.userId, jobId, coverLetter, answers: answers ?? [], ...consent, isUndoable };
    const application = await this.submitApplication.execute(command);
    return applicationBody(application, this.links);
  }

  @Get('applications/job-seeker')
  @Only('job_seeker')
  @ApiOkResponse({ type: [OwnApplicationBody] })
  async own(
    @Query() query: PageQuery,
    @CurrentActor() actor: Actor,
    @Pages() sendPage: SendPage,
  ): Promise<OwnApplicationBody[]> {
    const page = await this.queries.ofJobSeeker(actor.userId, query);
    return sendPage(page).map((application) => ownApplicationBody(application, this.links));
  }

  @Get('applications/:id')
  @Members('owner', 'recruiter', 'reviewer')
  @Only('job_seeker', 'employer')
  @ApiOkResponse({
    description: "The applicant's or the employer's view",
    schema: { anyOf: [{ $ref: getSchemaPath(ReceivedApplicationBody) }, { $ref: getSchemaPath(OwnApplicationBody) }] },
  })
  async one(@Param('id', IdPipe) id: number, @CurrentActor() actor: Actor): Promise<OwnApplicationBody> {
    if (actor.role !== 'employer') return this.ownBody(id, actor);
    const received = await this.queries.received(id, reachOf(actor));
    if (!received) throw new ApplicationNotFound();
    return receivedApplicationBody(received, this.links, actor.userId);
  }

  @Get('applications/:id/events')
  @Members('owner', 'recruiter', 'reviewer')
  @Only('job_seeker', 'employer')
  @ApiOkResponse({
    type: [TimelineEntryBody],
    description: 'Oldest first; only the employer sees who of the company took a step',
  })
  async timeline(@Param('id', IdPipe) id: number, @CurrentActor() actor: Actor): Promise<TimelineEntryBody[]> {
    const find =
      actor.role === 'employer' ? this.queries.received(id, reachOf(actor)) : this.queries.own(id, actor.userId);
    const application = await find;
    if (!application) throw new ApplicationNotFound();
    return this.queries.timeline(application, actor.role === 'employer' ? 'employer' : 'applicant');
  }

  @Put('applications/:id')
  @NeedsVerifiedEmail()
  @Only('job_seeker')
  @ApiOkResponse({ type: OwnApplicationBody })
  @ApiRefusals(409)
  async amend(
    @Param('id', IdPipe) applicationId: number,
    @Body() { coverLetter, resume }: AmendApplicationRequest,
    @IfMatch() versions: Versions,
    @CurrentActor() actor: Actor,
  ): Promise<OwnApplicationBody> {
    await this.ownApplications.amend({
      applicationId,
      jobSeekerId: actor.userId,
      versions,
      coverLetter,
      renewResume: resume !== undefined,
    });
    return this.ownBody(applicationId, actor);
  }

  @Post('applications/:id/withdraw')
  @Only('job_seeker')
  @HttpCode(200)
  @ApiOkResponse({ type: OwnApplicationBody })
  @ApiRefusals(409)
  async withdraw(
    @Param('id', IdPipe) applicationId: number,
    @IfMatch() versions: Versions,
    @CurrentActor() actor: Actor,
  ): Promise<OwnApplicationBody> {
    const before = await this.queries.own(applicationId, actor.userId);
    await this.ownApplications.withdraw({ applicationId, jobSeekerId: actor.userId, versions });
    const left = await this.queries.own(applicationId, actor.userId);
    const withdrawn = left ?? (before && { ...before, withdrawnAt: this.clock.now() });
    if (!withdrawn) throw new ApplicationNotFound();
    return ownApplicationBody(withdrawn, this.links);
  }

  private async ownBody(id: number, actor: Actor): Promise<OwnApplicationBody> {
    const own = await this.queries.own(id, actor.userId);
    if (!own) throw new ApplicationNotFound();
    return ownApplicationBody(own, this.links);
  }
}
