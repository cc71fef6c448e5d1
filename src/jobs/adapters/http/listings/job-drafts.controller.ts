import { Body, Controller, Delete, Get, Param, Post, Put, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { ApiRefusals } from '../../../../shared/adapters/http/api/problems/api-refusals.js';
import { IdPipe } from '../../../../shared/adapters/http/api/id.pipe.js';
import { NoContent } from '../../../../shared/adapters/http/api/statuses.js';
import {
  IfMatch,
  type Versions,
  VERSION_HEADER,
  versionTag,
} from '../../../../shared/adapters/http/api/version-tag.js';
import { CurrentActor, Only } from '../../../../shared/adapters/http/security/access.js';
import type { Actor } from '../../../../shared/domain/actor.js';
import { DuplicateJob } from '../../../application/duplicate-job.js';
import { JobDrafts } from '../../../application/ports/job-drafts.js';
import { Places } from '../../../application/ports/places.js';
import { SaveDraft } from '../../../application/save-draft.js';
import { DraftNotFound, type JobDraft } from '../../../domain/job-draft.js';
import { JobDraftBody, jobDraftBody, JobDraftOutlineBody, jobDraftOutlineBody } from './job-drafts.views.js';
import { EditJobRequest } from './jobs.requests.js';

/** An employer's drafts of listings. */
@ApiTags('listings')
@Controller('api')
@Only('employer')
export class JobDraftsController {
  constructor(
    private readonly drafts: JobDrafts,
    private readonly saveDraft: SaveDraft,
    private readonly duplicateJob: DuplicateJob,
    private readonly places: Places,
  ) {}

  @Get('employer/drafts')
  @ApiOkResponse({ type: [JobDraftOutlineBody], description: 'Most recently changed first' })
  async all(@CurrentActor() { userId }: Actor): Promise<JobDraftOutlineBody[]> {
    return (await this.drafts.of(userId)).map(jobDraftOutlineBody);
  }

  @Post('employer/drafts')
  @ApiCreatedResponse({ type: JobDraftBody, headers: VERSION_HEADER })
  @ApiRefusals(409)
  async add(
    @Body() form: EditJobRequest,
    @CurrentActor() { userId }: Actor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<JobDraftBody> {
    return this.answer(await this.saveDraft.execute({ employerId: userId, form }), response);
  }

  @Get('employer/drafts/:id')
  @ApiOkResponse({ type: JobDraftBody, headers: VERSION_HEADER })
  async one(
    @Param('id', IdPipe) id: number,
    @CurrentActor() { userId }: Actor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<JobDraftBody> {
    const draft = await this.drafts.find(userId, id);
    if (!draft) throw new DraftNotFound();
    return this.answer(draft, response);
  }

  @Put('employer/drafts/:id')
  @ApiOkResponse({ type: JobDraftBody, headers: VERSION_HEADER, description: 'Replaces all fields of the draft' })
  async replace(
    @Param('id', IdPipe) draftId: number,
    @Body() form: EditJobRequest,
    @IfMatch() versions: Versions,
    @CurrentActor() { userId }: Actor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<JobDraftBody> {
    return this.answer(await this.saveDraft.execute({ employerId: userId, draftId, versions, form }), response);
  }

  @Delete('employer/drafts/:id')
  @NoContent()
  async remove(@Param('id', IdPipe) id: number, @CurrentActor() { userId }: Actor): Promise<void> {
    if (!(await this.drafts.remove(userId, id))) throw new DraftNotFound();
  }

  @Post('jobs/:id/duplicate')
  @ApiCreatedResponse({
    type: JobDraftBody,
    headers: VERSION_HEADER,
    description: 'A draft with the content of the listing',
  })
  @ApiRefusals(409)
  async duplicate(
    @Param('id', IdPipe) jobId: number,
    @CurrentActor() { userId }: Actor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<JobDraftBody> {
    return this.answer(await this.duplicateJob.execute({ jobId, employerId: userId }), response);
  }

  private async answer(draft: JobDraft, response: Response): Promise<JobDraftBody> {
    response.setHeader('ETag', versionTag(draft.version));
    const { placeIds } = draft.form;
    return jobDraftBody(draft, placeIds?.length ? await this.places.known(placeIds) : []);
  }
}
