import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ResumeLinks } from '#profiles';
import { ApiRefusals } from '#platform/http/api/problems/api-refusals.js';
import { IdPipe } from '#platform/http/api/validation/id.pipe.js';
import { NoContent } from '#platform/http/api/statuses.js';
import { CurrentMember, Members, Only } from '#platform/http/security/access.js';
import { reachOf, type Member } from '#shared/domain/actor.js';
import { ReceivedApplicationBody } from '../../../application/application.view.js';
import { ApplicationNoteBody } from '../../../application/notes/application-note.view.js';
import { CompanyNotes } from '../../../application/notes/company-notes.js';
import { ApplicationQueries } from '../../../application/ports/application-queries.js';
import { ApplicationNotFound, NoteNotFound } from '../../../domain/application-errors.js';
import { receivedApplicationBody } from '../application-bodies.js';
import { ApplicationNoteRequest, TakeNotesRequest } from './application-notes.requests.js';

/** What the members of a company write about an application. */
@ApiTags('hiring')
@Controller('api/applications/:id/notes')
@Only('employer')
export class ApplicationNotesController {
  constructor(
    private readonly notes: CompanyNotes,
    private readonly queries: ApplicationQueries,
    private readonly links: ResumeLinks,
  ) {}

  @Get()
  @Members('owner', 'recruiter', 'reviewer')
  @ApiOkResponse({ type: [ApplicationNoteBody], description: 'Oldest first' })
  async list(
    @Param('id', IdPipe) id: number,
    @CurrentMember() member: Member,
  ): Promise<readonly ApplicationNoteBody[]> {
    if (!(await this.queries.received(id, reachOf(member)))) throw new ApplicationNotFound();
    return this.queries.notes(id, member.userId);
  }

  @Post()
  @Members('owner', 'recruiter', 'reviewer')
  @ApiCreatedResponse({ type: ApplicationNoteBody })
  @ApiRefusals(409)
  async write(
    @Param('id', IdPipe) applicationId: number,
    @Body() { text, mentions }: ApplicationNoteRequest,
    @CurrentMember() member: Member,
  ): Promise<ApplicationNoteBody> {
    const noteId = await this.notes.write({ applicationId, member, text, mentions: mentions ?? [] });
    return this.one(applicationId, noteId, member);
  }

  /** Sets the member's first note, or deletes it. What others wrote stays. */
  @Put()
  @ApiOkResponse({ type: ReceivedApplicationBody })
  @ApiRefusals(409)
  async replaceFirst(
    @Param('id', IdPipe) applicationId: number,
    @Body() { notes }: TakeNotesRequest,
    @CurrentMember() member: Member,
  ): Promise<ReceivedApplicationBody> {
    await this.notes.replaceFirst({ applicationId, member, text: notes });
    const application = await this.queries.received(applicationId, reachOf(member));
    if (!application) throw new ApplicationNotFound();
    return receivedApplicationBody(application, this.links, member.userId);
  }

  /** Only one's own. Those who are mentioned for the first time get a mail. */
  @Put(':noteId')
  @Members('owner', 'recruiter', 'reviewer')
  @ApiOkResponse({ type: ApplicationNoteBody })
  async edit(
    @Param('id', IdPipe) applicationId: number,
    @Param('noteId', IdPipe) noteId: number,
    @Body() { text, mentions }: ApplicationNoteRequest,
    @CurrentMember() member: Member,
  ): Promise<ApplicationNoteBody> {
    await this.notes.edit({ applicationId, noteId, member, text, mentions: mentions ?? [] });
    return this.one(applicationId, noteId, member);
  }

  /** Only one's own, unless one is an owner. */
  @Delete(':noteId')
  @Members('owner', 'recruiter', 'reviewer')
  @NoContent()
  remove(
    @Param('id', IdPipe) applicationId: number,
    @Param('noteId', IdPipe) noteId: number,
    @CurrentMember() member: Member,
  ): Promise<void> {
    return this.notes.remove({ applicationId, noteId, member });
  }

  private async one(applicationId: number, noteId: number, { userId }: Member): Promise<ApplicationNoteBody> {
    const note = (await this.queries.notes(applicationId, userId)).find(({ id }) => id === noteId);
    if (!note) throw new NoteNotFound();
    return note;
  }
}
