import { Body, Controller, Delete, Get, HttpStatus, Param, Post, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { NoContent } from '#platform/http/api/statuses.js';
import { CurrentActor, Only } from '#platform/http/security/access.js';
import { ApiRefusals } from '#platform/http/api/problems/api-refusals.js';
import { IdPipe } from '#platform/http/api/validation/id.pipe.js';
import { PageQuery, Pages, type SendPage } from '#platform/http/api/pages.js';
import { Clock } from '#shared/application/clock.js';
import type { Actor } from '#shared/domain/actor.js';
import { Bookmarks } from '../../application/ports/bookmarks.js';
import { JobQueries } from '../../application/ports/job-queries.js';
import { SaveJob } from '../../application/save-job.js';
import { BookmarkNotFound } from '../../domain/job-errors.js';
import { SaveJobRequest } from './bookmarks.requests.js';
import { BookmarkBody, BookmarkedJobBody, UnavailableBookmarkBody } from '../../application/views/bookmark.view.js';
import { jobCardBody } from './listings/bodies/card-body.js';

/** The saved listings of a job seeker. */
@ApiTags('jobs')
@Controller('api/bookmarks')
@Only('job_seeker')
export class BookmarksController {
  constructor(
    private readonly saveJob: SaveJob,
    private readonly bookmarks: Bookmarks,
    private readonly jobs: JobQueries,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOkResponse({ type: [BookmarkedJobBody] })
  async own(
    @Query() query: PageQuery,
    @CurrentActor() actor: Actor,
    @Pages() sendPage: SendPage,
  ): Promise<BookmarkedJobBody[]> {
    const page = await this.jobs.bookmarked(actor.userId, query);
    const now = this.clock.now();
    return sendPage(page).map((bookmarked) => ({
      ...bookmarked,
      job: jobCardBody(bookmarked.job, now),
    }));
  }

  @Get('unavailable')
  @ApiOkResponse({
    type: [UnavailableBookmarkBody],
    description: 'Saved listings that their employers archived or our team removed; the latest 100',
  })
  unavailable(@CurrentActor() { userId }: Actor): Promise<readonly UnavailableBookmarkBody[]> {
    return this.jobs.unavailableBookmarks(userId);
  }

  @Post()
  @ApiCreatedResponse({ type: BookmarkBody })
  @ApiOkResponse({ type: BookmarkBody, description: 'It was already saved' })
  @ApiRefusals(404)
  async save(
    @Body() { jobId }: SaveJobRequest,
    @CurrentActor() { userId }: Actor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<BookmarkBody> {
    const { bookmark, isNew } = await this.saveJob.execute({ userId, jobId });
    response.status(isNew ? HttpStatus.CREATED : HttpStatus.OK);
    return bookmark;
  }

  @Delete(':id')
  @NoContent()
  async remove(@Param('id', IdPipe) id: number, @CurrentActor() actor: Actor): Promise<void> {
    if (!(await this.bookmarks.remove(actor.userId, id))) throw new BookmarkNotFound();
  }
}
