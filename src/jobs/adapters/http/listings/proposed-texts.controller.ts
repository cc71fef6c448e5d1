import { Controller, Delete, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentMember, NeedsVerifiedEmail, Only } from '#platform/http/security/access.js';
import { IdPipe } from '#platform/http/api/validation/id.pipe.js';
import { IfMatch, VersionedOk, type Versions } from '#platform/http/api/version-tag.js';
import { Clock } from '#shared/application/clock.js';
import type { Member } from '#shared/domain/actor.js';
import { OwnListings } from '#jobs/application/own-listings.js';
import { ReadJob } from '#jobs/application/read-job.js';
import { JobBody } from '#jobs/application/views/job.view.js';
import { jobBody } from './job-bodies.js';

/** Changes of listings that are not approved. */
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
    const { job, isInsider } = await this.readJob.execute({ jobId, reader: member });
    return jobBody(job, this.clock.now(), isInsider);
  }
}
