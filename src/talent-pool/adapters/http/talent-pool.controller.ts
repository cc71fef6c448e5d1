import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { NoContent } from '#platform/http/api/statuses.js';
import { ApiRefusals } from '#platform/http/api/problems/api-refusals.js';
import { Pages, type SendPage } from '#platform/http/api/pages.js';
import { IdPipe } from '#platform/http/api/validation/id.pipe.js';
import { CurrentMember, NeedsVerifiedEmail, Only } from '#platform/http/security/access.js';
import { Clock } from '#shared/application/clock.js';
import type { Member } from '#shared/domain/actor.js';
import { PoolPeople } from '../../application/pool-people.js';
import { PoolPersonBody, PoolPersonOutlineBody, PoolTagBody } from '../../application/pool.view.js';
import { PoolQueries } from '../../application/ports/pool-queries.js';
import { PoolPersonNotFound } from '../../domain/pool.js';
import { PoolNoteRequest, PoolQuery, TagsRequest } from './talent-pool.requests.js';

/** The people who agreed that the company keeps them in mind. */
@ApiTags('hiring')
@Controller('api/employer/talent-pool')
@Only('employer')
export class TalentPoolController {
  constructor(
    private readonly queries: PoolQueries,
    private readonly people: PoolPeople,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOkResponse({ type: [PoolPersonOutlineBody], description: 'Those who agreed last come first' })
  async all(
    @Query() query: PoolQuery,
    @CurrentMember() { employerId }: Member,
    @Pages() sendPage: SendPage,
  ): Promise<PoolPersonOutlineBody[]> {
    return [...sendPage(await this.queries.people(employerId, query, this.clock.now()))];
  }

  @Get('tags')
  @ApiOkResponse({ type: [PoolTagBody], description: 'The most frequent first, at most 200' })
  tags(@CurrentMember() { employerId }: Member): Promise<readonly PoolTagBody[]> {
    return this.queries.tags(employerId, this.clock.now());
  }

  @Get(':id')
  @ApiOkResponse({ type: PoolPersonBody })
  async one(@Param('id', IdPipe) id: number, @CurrentMember() { employerId }: Member): Promise<PoolPersonBody> {
    const person = await this.queries.person(employerId, id, this.clock.now());
    if (!person) throw new PoolPersonNotFound();
    return person;
  }

  @Put(':id/tags')
  @NeedsVerifiedEmail()
  @ApiOkResponse({ type: PoolPersonBody, description: 'With these tags only' })
  async tag(
    @Param('id', IdPipe) id: number,
    @Body() { tags }: TagsRequest,
    @CurrentMember() member: Member,
  ): Promise<PoolPersonBody> {
    await this.people.tag({ employerId: member.employerId, id, tags });
    return this.one(id, member);
  }

  @Post(':id/notes')
  @NeedsVerifiedEmail()
  @ApiCreatedResponse({ type: PoolPersonBody })
  @ApiRefusals(409)
  async note(
    @Param('id', IdPipe) id: number,
    @Body() { text }: PoolNoteRequest,
    @CurrentMember() member: Member,
  ): Promise<PoolPersonBody> {
    await this.people.note({ employerId: member.employerId, id, authorId: member.userId, text });
    return this.one(id, member);
  }

  @Delete(':id/notes/:noteId')
  @NoContent()
  removeNote(
    @Param('id', IdPipe) id: number,
    @Param('noteId', IdPipe) noteId: number,
    @CurrentMember() { employerId }: Member,
  ): Promise<void> {
    return this.people.removeNote({ employerId, id, noteId });
  }

  /** Forgets the person, with tags and notes. */
  @Delete(':id')
  @NoContent()
  remove(@Param('id', IdPipe) id: number, @CurrentMember() { employerId }: Member): Promise<void> {
    return this.people.remove({ employerId, id });
  }
}
