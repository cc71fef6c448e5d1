import { Body, Controller, Delete, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiRefusals } from '#platform/http/api/problems/api-refusals.js';
import { CurrentMember, NeedsVerifiedEmail, Only } from '#platform/http/security/access.js';
import { IdPipe } from '#platform/http/api/validation/id.pipe.js';
import { IfMatch, VersionedOk, type Versions } from '#platform/http/api/version-tag.js';
import { Clock } from '#shared/application/clock.js';
import type { Member } from '#shared/domain/actor.js';
import { OwnListings } from '#jobs/application/own-listings.js';
import { ReadJob } from '#jobs/application/read-job.js';
import { JobBody } from '#jobs/application/views/job.view.js';
import { jobBody } from './bodies/job-bodies.js';
import { PublishAtRequest } from './jobs.requests.js';

/** What is not public yet: changes that are not approved, and listings that appear later. */
@ApiTags('listings')
@Controller('api/jobs')
export class ProposedTextsController {
  constructor(
    private readonly own: OwnListings,
    private readonly readJob: ReadJob,
    private readonly clock: Clock,
  ) {}

  /** Drops a change that is not approved, so that only the approved text remains. */
  @Delete(':id/change')
  @NeedsVerifiedEmail()
  @Only('employer')
  @VersionedOk({ type: JobBody })
  async discard(
    @Param('id', IdPipe) jobId: number,
    @IfMatch() versions: Versions,
    @CurrentMember() member: Member,
  ): Promise<JobBody> {
    await this.own.discardChange({ jobId, employerId: member.employerId, versions });
    return this.changed(jobId, member);
  }

  /** Sets when a listing that was never public appears. If it is approved already and no time is given, within minutes. */
  @Put(':id/publish-at')
  @NeedsVerifiedEmail()
  @Only('employer')
  @VersionedOk({ type: JobBody })
  @ApiRefusals(409)
  async schedule(
    @Param('id', IdPipe) jobId: number,
    @Body() { publishAt = null }: PublishAtRequest,
    @IfMatch() versions: Versions,
    @CurrentMember() member: Member,
  ): Promise<JobBody> {
    await this.own.schedule({ jobId, employerId: member.employerId, versions, publishAt });
    return this.changed(jobId, member);
  }

  private async changed(jobId: number, member: Member): Promise<JobBody> {
    const { job, isInsider } = await this.readJob.execute({ jobId, reader: member });
    return jobBody(job, this.clock.now(), isInsider);
  }
}
