import { Body, Controller, Delete, Get, NotFoundException, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiRefusals } from '#platform/http/api/problems/api-refusals.js';
import { IdPipe } from '#platform/http/api/validation/id.pipe.js';
import { NoContent } from '#platform/http/api/statuses.js';
import { CurrentActor, Only } from '#platform/http/security/access.js';
import type { Actor } from '#shared/domain/actor.js';
import { NoteBody } from '#administration/application/views/note.view.js';
import { UserPageBody } from '#administration/application/views/user-page.view.js';
import { AddNote } from '#administration/application/add-note.js';
import { Notes } from '#administration/application/ports/notes.js';
import { AdministrationQueries } from '#administration/application/ports/administration-queries.js';
import { RemoveNote } from '#administration/application/remove-note.js';
import { AddNoteRequest, NotesQuery } from './notes.requests.js';

/** Pages about users, and notes between admins. */
@ApiTags('administration')
@Controller('api/admin')
@Only('admin')
export class UserPagesController {
  constructor(
    private readonly queries: AdministrationQueries,
    private readonly notes: Notes,
    private readonly addNote: AddNote,
    private readonly removeNote: RemoveNote,
  ) {}

  @Get('users/:id')
  @ApiOkResponse({ type: UserPageBody })
  async user(@Param('id', IdPipe) id: number): Promise<UserPageBody> {
    const page = await this.queries.userPage(id);
    if (!page) throw new NotFoundException();
    return page;
  }

  @Get('notes')
  @ApiOkResponse({ type: [NoteBody], description: 'Newest first' })
  about(@CurrentActor() { userId }: Actor, @Query() { kind, id }: NotesQuery): Promise<readonly NoteBody[]> {
    return this.notes.about(kind, id, userId);
  }

  @Post('notes')
  @ApiCreatedResponse()
  @ApiRefusals(404)
  add(@CurrentActor() { userId: authorId }: Actor, @Body() note: AddNoteRequest): Promise<void> {
    return this.addNote.execute({ ...note, authorId });
  }

  /** Own notes only. */
  @Delete('notes/:id')
  @NoContent()
  remove(@CurrentActor() { userId: authorId }: Actor, @Param('id', IdPipe) noteId: number): Promise<void> {
    return this.removeNote.execute({ authorId, noteId });
  }
}
