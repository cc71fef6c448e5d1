import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ProfileQueries, PublicJobSeekerProfileBody, ResumeLinks } from '#profiles';
import { CurrentMember, Members, Only, NeedsVerifiedEmail } from '#platform/http/security/access.js';
import { ApiRefusals } from '#platform/http/api/problems/api-refusals.js';
import { IdPipe } from '#platform/http/api/validation/id.pipe.js';
import { Pages, type SendPage } from '#platform/http/api/pages.js';
import { IfMatch, type Versions } from '#platform/http/api/version-tag.js';
import { reachOf, type Member } from '#shared/domain/actor.js';
import { ListJobApplications } from '../../application/list-job-applications.js';
import { MoveApplications } from '../../application/move-applications.js';
import { ApplicationQueries } from '../../application/ports/application-queries.js';
import { ReceivedApplications } from '../../application/received-applications.js';
import { ApplicationNotFound } from '../../domain/application-errors.js';
import {
  filterOf,
  JobApplicationsQuery,
  ReceivedApplicationsQuery,
  SetApplicationStatusRequest,
} from './applications.requests.js';
import { ReceivedApplicationBody } from '../../application/application.view.js';
import { receivedApplicationBody } from './application-bodies.js';
import { EmployerSummaryBody } from '../../application/employer-summary.view.js';
import { MoveApplicationsRequest } from './move-applications.requests.js';
import { MovedApplicationsBody } from '../../application/moved-applications.view.js';

@ApiTags('hiring')
@Controller('api')
@Only('employer')
export class ReceivedApplicationsController {
  constructor(
    private readonly queries: ApplicationQueries,
    private readonly profiles: ProfileQueries,
    private readonly links: ResumeLinks,
    private readonly listJobApplications: ListJobApplications,
    private readonly receivedApplications: ReceivedApplications,
    private readonly moveApplications: MoveApplications,
  ) {}

  @Get('applications/employer')
  @Members('owner', 'recruiter', 'reviewer')
  @ApiOkResponse({ type: [ReceivedApplicationBody] })
  async all(
    @Query() query: ReceivedApplicationsQuery,
    @CurrentMember() member: Member,
    @Pages() sendPage: SendPage,
  ): Promise<ReceivedApplicationBody[]> {
    const page = await this.queries.ofEmployer(reachOf(member), filterOf(query, member));
    return sendPage(page).map((application) => receivedApplicationBody(application, this.links, member.userId));
  }

  @Get('applications/job/:jobId')
  @Members('owner', 'recruiter', 'reviewer')
  @ApiOkResponse({ type: [ReceivedApplicationBody] })
  async ofJob(
    @Param('jobId', IdPipe) jobId: number,
    @Query() query: JobApplicationsQuery,
    @CurrentMember() member: Member,
    @Pages() sendPage: SendPage,
  ): Promise<ReceivedApplicationBody[]> {
    const page = await this.listJobApplications.execute({ ...filterOf(query, member), jobId, reach: reachOf(member) });
    return sendPage(page).map((application) => receivedApplicationBody(application, this.links, member.userId));
  }

  @Get('employer/summary')
  @Members('owner', 'recruiter', 'reviewer')
  @ApiOkResponse({ type: EmployerSummaryBody })
  summary(@CurrentMember() member: Member): Promise<EmployerSummaryBody> {
    return this.queries.summary(reachOf(member));
  }

  @Get('applications/:id/profile')
  @Members('owner', 'recruiter', 'reviewer')
  @ApiOkResponse({
    type: PublicJobSeekerProfileBody,
    description:
      "The applicant's profile, even if hidden, unless the application was withdrawn or our team removed the job",
  })
  async profile(@Param('id', IdPipe) id: number, @CurrentMember() member: Member): Promise<PublicJobSeekerProfileBody> {
    const { employerId } = member;
    const application = await this.queries.received(id, reachOf(member));
    if (!application) throw new ApplicationNotFound();
    const { jobSeekerId, withdrawnAt, job } = application;
    const isReadable = withdrawnAt === null && !job.isRemoved;
    const profile = await this.profiles.publicJobSeeker(jobSeekerId, isReadable ? jobSeekerId : employerId);
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
  move(
    @Body() { mail, ...move }: MoveApplicationsRequest,
    @CurrentMember() { employerId }: Member,
  ): Promise<MovedApplicationsBody> {
    return this.moveApplications.execute({ ...move, employerId, isMailed: mail ?? undefined });
  }

  @Put('applications/:id/seen')
  @ApiOkResponse({
    type: ReceivedApplicationBody,
    description: 'The application, which the applicant can no longer change',
  })
  async see(
    @Param('id', IdPipe) applicationId: number,
    @CurrentMember() member: Member,
  ): Promise<ReceivedApplicationBody> {
    await this.receivedApplications.markSeen({ applicationId, employerId: member.employerId });
    return this.received(applicationId, member);
  }

  @Put('applications/:id/status')
  @NeedsVerifiedEmail()
  @ApiOkResponse({ type: ReceivedApplicationBody })
  @ApiRefusals(409)
  async setStatus(
    @Param('id', IdPipe) applicationId: number,
    @Body() { mail, ...change }: SetApplicationStatusRequest,
    @IfMatch() versions: Versions,
    @CurrentMember() member: Member,
  ): Promise<ReceivedApplicationBody> {
    await this.receivedApplications.setStatus({
      ...change,
      applicationId,
      employerId: member.employerId,
      versions,
      isMailed: mail ?? undefined,
    });
    return this.received(applicationId, member);
  }

  private async received(id: number, member: Member): Promise<ReceivedApplicationBody> {
    const application = await this.queries.received(id, reachOf(member));
    if (!application) throw new ApplicationNotFound();
    return receivedApplicationBody(application, this.links, member.userId);
  }
}
