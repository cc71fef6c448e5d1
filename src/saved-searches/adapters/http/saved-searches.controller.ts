import { Body, Controller, Delete, Get, HttpStatus, Param, Post, Put, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ApiRefusals } from '#platform/http/api/problems/api-refusals.js';
import { IdPipe } from '#platform/http/api/validation/id.pipe.js';
import { NoContent } from '#platform/http/api/statuses.js';
import {
  IfMatch,
  VERSION_HEADER,
  VersionedCreated,
  VersionedOk,
  type Versions,
} from '#platform/http/api/version-tag.js';
import { CurrentActor, Only } from '#platform/http/security/access.js';
import { languageOf } from '#platform/languages/language-of.js';
import { Languages } from '#shared/application/languages.js';
import type { Actor } from '#shared/domain/actor.js';
import { ChangeSearch } from '../../application/change-search.js';
import { SearchableListings } from '../../application/ports/listings.js';
import { SavedSearches } from '../../application/ports/saved-searches.js';
import { SavedSearchBody } from '../../application/saved-search.view.js';
import { SaveSearch } from '../../application/save-search.js';
import { SetAlertSchedule } from '../../application/set-alert-schedule.js';
import { DEFAULT_SCHEDULE } from '../../domain/alert-time.js';
import type { SavedSearch } from '../../domain/saved-search.js';
import { SavedSearchNotFound } from '../../domain/saved-search-errors.js';
import { AlertScheduleBody, SavedSearchRequest, SaveSearchRequest } from './saved-searches.requests.js';

/** A job seeker's saved searches and alert schedule. */
@ApiTags('saved-searches')
@Controller('api/saved-searches')
@Only('job_seeker')
export class SavedSearchesController {
  constructor(
    private readonly searches: SavedSearches,
    private readonly listings: SearchableListings,
    private readonly saveSearch: SaveSearch,
    private readonly changeSearch: ChangeSearch,
    private readonly setSchedule: SetAlertSchedule,
    private readonly languages: Languages,
  ) {}

  @Get()
  @ApiOkResponse({ type: [SavedSearchBody] })
  async own(@CurrentActor() { userId }: Actor, @Req() request: Request): Promise<SavedSearchBody[]> {
    return Promise.all((await this.searches.of(userId)).map((saved) => this.body(saved, request)));
  }

  @Get('schedule')
  @ApiOkResponse({ type: AlertScheduleBody })
  async schedule(@CurrentActor() { userId }: Actor): Promise<AlertScheduleBody> {
    return (await this.searches.schedule(userId)) ?? DEFAULT_SCHEDULE;
  }

  @Put('schedule')
  @ApiOkResponse({ type: AlertScheduleBody })
  async reschedule(@Body() schedule: AlertScheduleBody, @CurrentActor() actor: Actor): Promise<AlertScheduleBody> {
    await this.setSchedule.execute({ userId: actor.userId, schedule });
    return this.schedule(actor);
  }

  @Post()
  @VersionedCreated({ type: SavedSearchBody })
  @ApiOkResponse({ type: SavedSearchBody, description: 'It was already saved', headers: VERSION_HEADER })
  @ApiRefusals(409)
  async save(
    @Body() { timeZone, ...form }: SaveSearchRequest,
    @CurrentActor() { userId }: Actor,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SavedSearchBody> {
    const { saved, isNew } = await this.saveSearch.execute({ userId, form, timeZone });
    response.status(isNew ? HttpStatus.CREATED : HttpStatus.OK);
    return this.body(saved, request);
  }

  @Put(':id')
  @VersionedOk({ type: SavedSearchBody })
  @ApiRefusals(409)
  async change(
    @Param('id', IdPipe) id: number,
    @Body() form: SavedSearchRequest,
    @IfMatch() versions: Versions,
    @CurrentActor() { userId }: Actor,
    @Req() request: Request,
  ): Promise<SavedSearchBody> {
    return this.body(await this.changeSearch.execute({ userId, id, versions, form }), request);
  }

  @Delete(':id')
  @NoContent()
  async remove(@Param('id', IdPipe) id: number, @CurrentActor() { userId }: Actor): Promise<void> {
    if (!(await this.searches.remove(userId, id))) throw new SavedSearchNotFound();
  }

  /** Its title is in the language of the browser. */
  private async body(saved: SavedSearch, request: Request): Promise<SavedSearchBody> {
    const words = this.languages.words(languageOf(request));
    return { ...saved, ...(await this.listings.describe(saved.search, words)) };
  }
}
