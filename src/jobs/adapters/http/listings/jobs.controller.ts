import { Body, Controller, Get, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { FromMemory, keepOutOfMemory } from '#platform/response-cache/from-memory.js';
import {
  actorOf,
  Anyone,
  CurrentActor,
  CurrentMember,
  ForApiKeys,
  NeedsVerifiedEmail,
  Only,
} from '#platform/http/security/access.js';
import { callerAddress } from '#platform/http/security/caller-address.js';
import { Limited } from '#platform/http/security/rate-limit.guard.js';
import { ApiRefusals } from '#platform/http/api/problems/api-refusals.js';
import { Idempotent } from '#platform/http/api/idempotent.js';
import { IdPipe } from '#platform/http/api/validation/id.pipe.js';
import {
  IfMatch,
  VERSION_HEADER,
  VersionedCreated,
  VersionedOk,
  type Versions,
  versionTag,
} from '#platform/http/api/version-tag.js';
import { Clock } from '#shared/application/clock.js';
import { partyOf, type Actor, type Member } from '#shared/domain/actor.js';
import { CountView } from '#jobs/application/count-view.js';
import { ListingReview } from '#jobs/application/review/listing-review.js';
import { OwnListings } from '#jobs/application/own-listings.js';
import { PostJob } from '#jobs/application/post-job.js';
import { JobQueries } from '#jobs/application/ports/job-queries.js';
import { ReadJob } from '#jobs/application/read-job.js';
import { JobNotFound } from '#jobs/domain/job-errors.js';
import { isCrawler } from '../../views/crawlers.js';
import type { JobView } from '#jobs/application/ports/job-view.js';
import { ArchiveJobRequest, RefusePremiumRequest, RejectJobRequest } from './decisions.requests.js';
import { EditJobRequest, PostJobRequest, VisitQuery } from './jobs.requests.js';
import { DecisionBody, JobBody, PublicJobBody } from '#jobs/application/views/job.view.js';
import { decisionBody, jobBody, publicJobBody } from './bodies/job-bodies.js';
import { onListing } from './on-listing.js';

/** Reading, posting and changing single listings. */
@ApiTags('jobs')
@Controller('api/jobs')
export class JobsController {
  constructor(
    private readonly readJob: ReadJob,
    private readonly countView: CountView,
    private readonly postJob: PostJob,
    private readonly own: OwnListings,
    private readonly review: ListingReview,
    private readonly jobs: JobQueries,
    private readonly clock: Clock,
  ) {}

  @Get(':id')
  @Anyone()
  @ForApiKeys('read')
  @FromMemory({ isPublic: isForVisitors, dependsOn: onListing })
  @ApiOkResponse({ type: JobBody, headers: VERSION_HEADER })
  async one(
    @Param('id', IdPipe) jobId: number,
    @CurrentActor() reader: Actor | undefined,
    @Res() response: Response,
  ): Promise<JobBody> {
    const { job, isInsider } = await this.readJob.execute({ jobId, reader });
    const body = jobBody(job, this.clock.now(), isInsider);
    // Closing at the deadline neither changes the version nor notifies the response cache.
    if (isInsider) response.setHeader('ETag', versionTag(job.version));
    else if (body.isOpen) response.setHeader('ETag', markedTag(job));
    else keepOutOfMemory(response);
    return body;
  }

  @Get(':id/public')
  @Anyone()
  @ApiOkResponse({
    type: PublicJobBody,
    description:
      'While a change awaits approval, the approved text. After a listing was sent back to its employer, its applicants and users who saved it get its last approved text',
  })
  async publicOne(
    @Param('id', IdPipe) jobId: number,
    @Query() { from: source = 'other' }: VisitQuery,
    @CurrentActor() reader: Actor | undefined,
    @Req() request: Request,
  ): Promise<PublicJobBody> {
    const { job, isInsider } = await this.readJob.execute({ jobId, reader, asOnPage: true });
    const userAgent = request.get('User-Agent') ?? '';
    if (request.method === 'GET' && job.isApproved && !isInsider && !isCrawler(userAgent)) {
      const viewer = reader ? { userId: reader.userId } : { address: callerAddress(request), userAgent };
      await this.countView.execute({ jobId, viewer, source });
    }
    return publicJobBody(job, this.clock.now());
  }

  @Post()
  @Only('employer')
  @ForApiKeys('write')
  @VersionedCreated({ type: JobBody })
  @Idempotent()
  @Limited('listingsPerDay', 'party')
  @NeedsVerifiedEmail()
  @ApiRefusals(409, 422)
  async post(@Body() form: PostJobRequest, @CurrentMember() member: Member): Promise<JobBody> {
    const { placeIds, draftId, publishAt } = form;
    const jobId = await this.postJob.execute({ employerId: member.employerId, form, placeIds, draftId, publishAt });
    return this.changed(jobId, member);
  }

  @Put(':id')
  @NeedsVerifiedEmail()
  @Only('employer')
  @ForApiKeys('write')
  @VersionedOk({ type: JobBody })
  async edit(
    @Param('id', IdPipe) jobId: number,
    @Body() form: EditJobRequest,
    @IfMatch() versions: Versions,
    @CurrentMember() member: Member,
  ): Promise<JobBody> {
    const { placeIds } = form;
    await this.own.edit({ jobId, employerId: member.employerId, versions, form, placeIds });
    return this.changed(jobId, member);
  }

  @Put(':id/renew')
  @NeedsVerifiedEmail()
  @Only('employer')
  @VersionedOk({ type: JobBody, description: 'Open for up to 30 days longer' })
  @ApiRefusals(409)
  async renew(
    @Param('id', IdPipe) jobId: number,
    @IfMatch() versions: Versions,
    @CurrentMember() member: Member,
  ): Promise<JobBody> {
    await this.own.renew({ jobId, employerId: member.employerId, versions });
    return this.changed(jobId, member);
  }

  @Put(':id/approve')
  @Only('admin')
  @VersionedOk({ type: JobBody })
  async approve(
    @Param('id', IdPipe) jobId: number,
    @IfMatch() versions: Versions,
    @CurrentActor() actor: Actor,
  ): Promise<JobBody> {
    await this.review.approve({ jobId, versions });
    return this.changed(jobId, actor);
  }

  @Put(':id/reject')
  @Only('admin')
  @VersionedOk({ type: JobBody })
  @ApiRefusals(409)
  async reject(
    @Param('id', IdPipe) jobId: number,
    @Body() { reason, text }: RejectJobRequest,
    @IfMatch() versions: Versions,
    @CurrentActor() actor: Actor,
  ): Promise<JobBody> {
    await this.review.reject({ jobId, versions, reason, text });
    return this.changed(jobId, actor);
  }

  /** Publishes a listing without the requested premium, or revokes premium. */
  @Put(':id/refuse-premium')
  @Only('admin')
  @VersionedOk({ type: JobBody })
  @ApiRefusals(409)
  async withoutPremium(
    @Param('id', IdPipe) jobId: number,
    @Body() { text }: RefusePremiumRequest,
    @IfMatch() versions: Versions,
    @CurrentActor() actor: Actor,
  ): Promise<JobBody> {
    await this.review.refusePremium({ jobId, versions, text });
    return this.changed(jobId, actor);
  }

  /** Decisions of admins about a listing, newest first; for its employer and admins. */
  @Get(':id/decisions')
  @Only('employer', 'admin')
  @ApiOkResponse({ type: [DecisionBody] })
  async history(@Param('id', IdPipe) jobId: number, @CurrentActor() reader: Actor): Promise<DecisionBody[]> {
    const { isInsider } = await this.readJob.execute({ jobId, reader });
    if (!isInsider) throw new JobNotFound();
    return (await this.jobs.decisionsAbout(jobId)).map(decisionBody);
  }

  @Put(':id/archive')
  @NeedsVerifiedEmail(({ archive }) => archive !== true)
  @Only('employer', 'admin')
  @ForApiKeys('write')
  @VersionedOk({ type: JobBody })
  @ApiRefusals(409)
  async archive(
    @Param('id', IdPipe) jobId: number,
    @Body() { archive, reason, text }: ArchiveJobRequest,
    @CurrentActor() actor: Actor,
  ): Promise<JobBody> {
    if (actor.role === 'admin') {
      const statement = reason || text ? { reason, text } : null;
      await (archive ? this.review.takeDown({ jobId, statement }) : this.review.restore({ jobId }));
    } else {
      const listing = { jobId, employerId: partyOf(actor) };
      await (archive ? this.own.archive(listing) : this.own.unarchive(listing));
    }
    return this.changed(jobId, actor);
  }

  private async changed(jobId: number, reader: Actor): Promise<JobBody> {
    const { job, isInsider } = await this.readJob.execute({ jobId, reader });
    return jobBody(job, this.clock.now(), isInsider);
  }
}

/**
 * Includes what is known of the company, which does not change the version. Its readers cannot edit, so they need no
 * If-Match tag.
 */
function markedTag(job: Pick<JobView, 'version' | 'isTrusted' | 'controlledDomain' | 'repliesWithinDays'>): string {
  const marks = [job.isTrusted ? 'verified' : job.controlledDomain, job.repliesWithinDays].filter(
    (mark) => mark !== null,
  );
  return marks.length === 0 ? versionTag(job.version) : `"${[job.version, ...marks].join('-')}"`;
}

/** Whether the reader gets only public fields, unlike employers and admins. */
function isForVisitors(request: Request): boolean {
  const role = actorOf(request)?.role;
  return role === undefined || role === 'job_seeker';
}
