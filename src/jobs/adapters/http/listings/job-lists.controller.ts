import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentMember, ForApiKeys, Members, Only } from '#platform/http/security/access.js';
import { PageQuery, Pages, type SendPage } from '#platform/http/api/pages.js';
import { Clock } from '#shared/application/clock.js';
import { reachOf, type Member } from '#shared/domain/actor.js';
import { JobQueries } from '#jobs/application/ports/job-queries.js';
import { EmployerJobBody, ManagedJobBody } from '#jobs/application/views/job.view.js';
import { OwnJobsQuery } from './jobs.requests.js';
import { employerJobBody, managedJobBody } from './bodies/job-bodies.js';

/** An employer's listings, and those awaiting an admin. */
@ApiTags('listings')
@Controller('api')
export class JobListsController {
  constructor(
    private readonly jobs: JobQueries,
    private readonly clock: Clock,
  ) {}

  @Get('employer/jobs')
  @Members('owner', 'recruiter', 'reviewer')
  @Only('employer')
  @ForApiKeys('read')
  @ApiOkResponse({ type: [EmployerJobBody] })
  async own(
    @Query() query: OwnJobsQuery,
    @CurrentMember() member: Member,
    @Pages() sendPage: SendPage,
  ): Promise<EmployerJobBody[]> {
    const page = await this.jobs.ofEmployer(reachOf(member), query);
    const now = this.clock.now();
    return sendPage(page).map((job) => employerJobBody(job, now));
  }

  @Get('admin/pending-jobs')
  @Only('admin')
  @ApiOkResponse({ type: [ManagedJobBody] })
  async pending(@Query() query: PageQuery, @Pages() sendPage: SendPage): Promise<ManagedJobBody[]> {
    const page = await this.jobs.awaitingAdmin(query);
    const now = this.clock.now();
    return sendPage(page).map((job) => managedJobBody(job, now));
  }
}
