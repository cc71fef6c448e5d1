import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, UseGuards } from '@nestjs/common';
import { ApiCreatedResponse, ApiExtraModels, ApiOkResponse, ApiTags, getSchemaPath } from '@nestjs/swagger';
import { ResumeLinks } from '#profiles';
import { bodiesOf } from '#platform/http/api/body.js';
import { CurrentActor, NeedsVerifiedEmail, Only, SignedIn } from '#platform/http/security/access.js';
import { ApiRefusals } from '#platform/http/api/problems/api-refusals.js';
import { IdPipe } from '#platform/http/api/validation/id.pipe.js';
import { PageQuery, Pages, type SendPage } from '#platform/http/api/pages.js';
import { IfMatch, type Versions } from '#platform/http/api/version-tag.js';
import { Limited } from '#platform/http/security/rate-limit.guard.js';
import type { Actor } from '#shared/domain/actor.js';
import { AmendApplication } from '../../application/amend-application.js';
import { ApplicationQueries } from '../../application/ports/application-queries.js';
import { SubmitApplication } from '../../application/submit-application.js';
import { WithdrawApplication } from '../../application/withdraw-application.js';
import { ApplicationNotFound } from '../../domain/application-errors.js';
import { ApplicantsOnlyGuard } from './applicants-only.guard.js';
import { AmendApplicationRequest, SubmitApplicationRequest } from './applications.requests.js';
import {
  applicationBody,
  ApplicationBody,
  ownApplicationBody,
  OwnApplicationBody,
  receivedApplicationBody,
  ReceivedApplicationBody,
  TimelineEntryBody,
} from './applications.views.js';

@ApiTags('applications')
@Controller('api')
@ApiExtraModels(OwnApplicationBody, ReceivedApplicationBody)
export class ApplicationsController {
  constructor(
    private readonly submitApplication: SubmitApplication,
    private readonly amendApplication: AmendApplication,
    private readonly withdrawApplication: WithdrawApplication,
    private readonly queries: ApplicationQueries,
    private readonly links: ResumeLinks,
  ) {}

  @Post('applications')
  @SignedIn()
  @UseGuards(ApplicantsOnlyGuard)
  @Limited('applicationsPerHour', 'user')
  @NeedsVerifiedEmail()
  @ApiCreatedResponse({ type: ApplicationBody })
  @ApiRefusals(409)
  async submit(@Body() body: SubmitApplicationRequest, @CurrentActor() actor: Actor): Promise<ApplicationBody> {
    const { jobId, coverLetter = null } = body;
    const command = { jobSeekerId: actor.userId, jobId, coverLetter, answers: body.answers ?? [] };
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
  @Only('job_seeker', 'employer')
  @ApiOkResponse({
    description: "The applicant's or the employer's view",
    schema: { anyOf: [{ $ref: getSchemaPath(ReceivedApplicationBody) }, { $ref: getSchemaPath(OwnApplicationBody) }] },
  })
  async one(@Param('id', IdPipe) id: number, @CurrentActor() actor: Actor): Promise<OwnApplicationBody> {
    if (actor.role !== 'employer') return this.ownBody(id, actor);
    const received = await this.queries.received(id, actor.userId);
    if (!received) throw new ApplicationNotFound();
    return receivedApplicationBody(received, this.links);
  }

  @Get('applications/:id/events')
  @Only('job_seeker', 'employer')
  @ApiOkResponse({ type: [TimelineEntryBody], description: 'Oldest first; the same for both sides' })
  async timeline(@Param('id', IdPipe) id: number, @CurrentActor() actor: Actor): Promise<TimelineEntryBody[]> {
    const find =
      actor.role === 'employer' ? this.queries.received(id, actor.userId) : this.queries.own(id, actor.userId);
    const application = await find;
    if (!application) throw new ApplicationNotFound();
    return bodiesOf(TimelineEntryBody, await this.queries.timeline(application));
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
    await this.amendApplication.execute({
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
    await this.withdrawApplication.execute({ applicationId, jobSeekerId: actor.userId, versions });
    return this.ownBody(applicationId, actor);
  }

  private async ownBody(id: number, actor: Actor): Promise<OwnApplicationBody> {
    const own = await this.queries.own(id, actor.userId);
    if (!own) throw new ApplicationNotFound();
    return ownApplicationBody(own, this.links);
  }
}
