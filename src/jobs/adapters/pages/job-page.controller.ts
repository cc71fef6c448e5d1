import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { SETTINGS } from '#platform/config/config.module.js';
import type { Settings } from '#platform/config/settings.js';
import { Anyone } from '#platform/http/security/access.js';
import { FromMemory, keepOutOfMemory } from '#platform/response-cache/from-memory.js';
import { readId } from '#platform/http/api/validation/id.pipe.js';
import { WebPages, type FirstPage } from '#platform/web/web-pages.js';
import { Clock } from '#shared/application/clock.js';
import { DatabaseWatch } from '#shared/application/database-watch.js';
import { JobQueries } from '../../application/ports/job-queries.js';
import { ReadJob, type ReadableJob } from '../../application/read-job.js';
import { JobNotFound } from '../../domain/job-errors.js';
import { jobPosting } from './job-posting.js';
import { publicJobBody } from '../http/listings/bodies/job-bodies.js';
import { onListing } from '../http/listings/on-listing.js';
import { InTime } from '#platform/web/in-time.js';
import { ReadSimilarJobs } from '../../application/read-similar-jobs.js';
import type { SimilarJobsBody } from '../../application/views/similar-jobs.view.js';
import { similarJobsBody } from '../http/listings/bodies/card-body.js';

const MISSING = { isMissing: true, status: 404 } as const satisfies FirstPage;
const SECONDS_UNTIL_RETRY = 5;

/** The page of a listing. The view is counted by the page's own API request. */
@ApiExcludeController()
@Controller('jobs')
@Anyone()
export class JobPageController {
  constructor(
    private readonly readJob: ReadJob,
    private readonly jobs: JobQueries,
    private readonly readSimilarJobs: ReadSimilarJobs,
    private readonly inTime: InTime,
    private readonly pages: WebPages,
    private readonly clock: Clock,
    private readonly database: DatabaseWatch,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Get(':id')
  @FromMemory({ dependsOn: onListing })
  async page(@Param('id') id: string, @Req() request: Request, @Res() response: Response): Promise<string> {
    try {
      const page = await this.firstPage(readId(id));
      if (page.isHidden) keepOutOfMemory(response);
      return await this.pages.draw(request, response, page);
    } catch (error) {
      if (!this.database.isAway(error)) throw error;
      // Browsers get a page that retries; crawlers come back later.
      response.setHeader('Retry-After', String(SECONDS_UNTIL_RETRY));
      return this.pages.draw(request, response, { status: 503, isBlank: true });
    }
  }

  private async firstPage(jobId: number | undefined): Promise<FirstPage> {
    if (jobId === undefined) return MISSING;
    const found = await this.find(jobId);
    if (!found) return { ...MISSING, ended: await this.similarTo(jobId) };
    const body = publicJobBody(found.job, this.clock.now());
    if (!body.isOpen) return { job: body, ended: await this.similarTo(jobId), isHidden: true };
    const company = await this.jobs.company(found.job.employerId);
    return { job: body, facts: jobPosting(found.job, company, this.settings.publicUrl) };
  }

  private similarTo(jobId: number): Promise<SimilarJobsBody | undefined> {
    const found = this.readSimilarJobs.execute(jobId);
    return this.inTime.within(found.then((ended) => similarJobsBody(ended, this.clock.now())));
  }

  /** Reads as a visitor, because shared caches may keep the page. */
  private async find(jobId: number): Promise<ReadableJob | undefined> {
    try {
      return await this.readJob.execute({ jobId, reader: undefined });
    } catch (error) {
      if (error instanceof JobNotFound) return undefined;
      throw error;
    }
  }
}
