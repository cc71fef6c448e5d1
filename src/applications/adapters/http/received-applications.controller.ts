import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ProfileQueries, PublicJobSeekerProfileBody, ResumeLinks } from '#profiles';
import { CurrentActor, Only, NeedsVerifiedEmail } from '#platform/http/security/access.js';
import { ApiRefusals } from '#platform/http/api/problems/api-refusals.js';
import { IdPipe } from '#platform/http/api/validation/id.pipe.js';
import { PageQuery, Pages, type SendPage } from '#platform/http/api/pages.js';
import { IfMatch, type Versions } from '#platform/http/api/version-tag.js';
import type { Actor } from '#shared/domain/actor.js';
import { ListJobApplications } from '../../application/list-job-applications.js';
import { MoveApplications } from '../../application/move-applications.js';
import { ApplicationQueries } from '../../application/ports/application-queries.js';
import { MarkApplicationSeen } from '../../application/mark-application-seen.js';
import { SetApplicationStatus } from '../../application/set-application-status.js';
import { TakeNotes } from '../../application/take-notes.js';
import { ApplicationNotFound } from '../../domain/application-errors.js';
import { ReceivedApplicationsQuery, SetApplicationStatusRequest, TakeNotesRequest } from './applications.requests.js';
import { receivedApplicationBody, ReceivedApplicationBody } from './applications.views.js';
import { EmployerSummaryBody } from './employer-summary.views.js';
import { MoveApplicationsRequest } from './move-applications.requests.js';
import { movedApplicationsBody, MovedApplicationsBody } from './move-applications.views.js';

@ApiTags('hiring')
@Controller('api')
@Only('employer')
export class ReceivedApplicationsController {
  constructor(
    private readonly queries: ApplicationQueries,
    private readonly profiles: ProfileQueries,
    private readonly links: ResumeLinks,
    private readonly listJobApplications: ListJobApplications,
    private readonly markApplicationSeen: MarkApplicationSeen,
    private readonly setApplicationStatus: SetApplicationStatus,
    private readonly moveApplications: MoveApplications,
    private readonly takeNotes: TakeNotes,
  ) {}

  @Get('applications/employer')
  @ApiOkResponse({ type: [ReceivedApplicationBody] })
  async all(
    @Query() query: ReceivedApplicationsQuery,
    @CurrentActor() actor: Actor,
    @Pages() sendPage: SendPage,
  ): Promise<ReceivedApplicationBody[]> {
    const page = await this.queries.ofEmployer(actor.userId, query);
    return sendPage(page).map((application) => receivedApplicationBody(application, this.links));
  }

  @Get('applications/job/:jobId')
  @ApiOkResponse({ type: [ReceivedApplicationBody] })
  async ofJob(
    @Param('jobId', IdPipe) jobId: number,
    @Query() { limit, cursor }: PageQuery,
    @CurrentActor() actor: Actor,
    @Pages() sendPage: SendPage,
  ): Promise<ReceivedApplicationBody[]> {
    const page = await this.listJobApplications.execute({ jobId, employerId: actor.userId, limit, cursor });
    return sendPage(page).map((application) => receivedApplicationBody(application, this.links));
  }

  @Get('employer/summary')
  @ApiOkResponse({ type: EmployerSummaryBody })
  summary(@CurrentActor() actor: Actor): Promise<EmployerSummaryBody> {
    return this.queries.summary(actor.userId);
  }

  @Get('applications/:id/profile')
  @ApiOkResponse({
    type: PublicJobSeekerProfileBody,
    description:
      "The applicant's profile, even if hidden, unless the application was withdrawn or our team removed the job",
  })
  async profile(
    @Param('id', IdPipe) id: number,
    @CurrentActor() { userId }: Actor,
  ): Promise<PublicJobSeekerProfileBody> {
    const application = await this.queries.received(id, userId);
    if (!application) throw new ApplicationNotFound();
    const { jobSeekerId, withdrawnAt, job } = application;
    const isReadable = withdrawnAt === null && !job.isRemoved;
    const profile = await this.profiles.publicJobSeeker(jobSeekerId, isReadable ? jobSeekerId : userId);
    if (!profile) throw new ApplicationNotFound();
    return profile;
  }

  @Put('applications/status')
  @NeedsVerifiedEmail()
  @ApiOkResponse({
    type: MovedApplicationsBody,
    description: 'The changed applications, and the skipped ones with reasons',
  })
  @ApiRefusals(404)
  async move(
    @Body() { mail, ...move }: MoveApplicationsRequest,
    @CurrentActor() { userId }: Actor,
  ): Promise<MovedApplicationsBody> {
    const moved = await this.moveApplications.execute({ ...move, employerId: userId, isMailed: mail ?? true });
    return movedApplicationsBody(moved);
  }

  @Put('applications/:id/seen')
  @ApiOkResponse({
    type: ReceivedApplicationBody,
    description: 'The application, which the applicant can no longer change',
  })
  async see(
    @Param('id', IdPipe) applicationId: number,
    @CurrentActor() actor: Actor,
  ): Promise<ReceivedApplicationBody> {
    await this.markApplicationSeen.execute({ applicationId, employerId: actor.userId });
    return this.received(applicationId, actor);
  }

  @Put('applications/:id/status')
  @NeedsVerifiedEmail()
  @ApiOkResponse({ type: ReceivedApplicationBody })
  @ApiRefusals(409)
  async setStatus(
    @Param('id', IdPipe) applicationId: number,
    @Body() { mail, ...change }: SetApplicationStatusRequest,
    @IfMatch() versions: Versions,
    @CurrentActor() actor: Actor,
  ): Promise<ReceivedApplicationBody> {
    await this.setApplicationStatus.execute({
      ...change,
      applicationId,
      employerId: actor.userId,
      versions,
      isMailed: mail ?? true,
    });
    return this.received(applicationId, actor);
  }

  @Put('applications/:id/notes')
  @ApiOkResponse({ type: ReceivedApplicationBody })
  async setNotes(
    @Param('id', IdPipe) applicationId: number,
    @Body() { notes }: TakeNotesRequest,
    @CurrentActor() actor: Actor,
  ): Promise<ReceivedApplicationBody> {
    await this.takeNotes.execute({ applicationId, employerId: actor.userId, notes });
    return this.received(applicationId, actor);
  }

  private async received(id: number, actor: Actor): Promise<ReceivedApplicationBody> {
    const application = await this.queries.received(id, actor.userId);
    if (!application) throw new ApplicationNotFound();
    return receivedApplicationBody(application, this.links);
  }
}
