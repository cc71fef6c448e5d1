import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiRefusals } from '#platform/http/api/problems/api-refusals.js';
import { CurrentMember, Members, Only } from '#platform/http/security/access.js';
import { reachOf, type Member } from '#shared/domain/actor.js';
import { AssignApplications } from '../../../application/assignments/assign-applications.js';
import { AssignedApplicationsBody } from '../../../application/assignments/assigned-applications.view.js';
import { ColleagueBody } from '../../../application/notes/application-note.view.js';
import { ApplicationQueries } from '../../../application/ports/application-queries.js';
import { Colleagues } from '../../../application/ports/colleagues.js';
import { ApplicableListings } from '../../../application/ports/directories.js';
import { ApplicationNotFound } from '../../../domain/application-errors.js';
import { AssignApplicationsRequest, ColleaguesQuery } from './assign-applications.requests.js';

/** Who of a company takes care of applications. */
@ApiTags('hiring')
@Controller('api/applications')
@Only('employer')
export class AssignmentsController {
  constructor(
    private readonly assignApplications: AssignApplications,
    private readonly queries: ApplicationQueries,
    private readonly colleagues: Colleagues,
    private readonly listings: ApplicableListings,
  ) {}

  /** The members of the company, or those of them who may see an application; owners first, then by name. */
  @Get('employer/members')
  @Members('owner', 'recruiter', 'reviewer')
  @ApiOkResponse({ type: [ColleagueBody] })
  @ApiRefusals(404)
  async members(
    @Query() { applicationId }: ColleaguesQuery,
    @CurrentMember() member: Member,
  ): Promise<readonly ColleagueBody[]> {
    const { employerId } = member;
    if (applicationId === undefined) return this.colleagues.colleagues({ employerId });
    const application = await this.queries.received(applicationId, reachOf(member));
    const job = application && (await this.listings.find(application.jobId));
    if (!job) throw new ApplicationNotFound();
    return this.colleagues.colleagues(job);
  }

  @Put('assignee')
  @ApiOkResponse({
    type: AssignedApplicationsBody,
    description: 'The changed applications, and the skipped ones with reasons',
  })
  @ApiRefusals(404)
  assign(
    @Body() { ids, assigneeId, from }: AssignApplicationsRequest,
    @CurrentMember() { employerId }: Member,
  ): Promise<AssignedApplicationsBody> {
    return this.assignApplications.execute({ employerId, ids, assigneeId, from });
  }
}
