import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiRefusals } from '#platform/http/api/problems/api-refusals.js';
import { IdPipe } from '#platform/http/api/validation/id.pipe.js';
import { NoContent } from '#platform/http/api/statuses.js';
import { IfMatch, VersionedCreated, VersionedOk, type Versions } from '#platform/http/api/version-tag.js';
import { CurrentMember, Only, NeedsVerifiedEmail } from '#platform/http/security/access.js';
import type { Member } from '#shared/domain/actor.js';
import { DuplicateJob } from '#jobs/application/duplicate-job.js';
import { JobDrafts } from '#jobs/application/ports/job-drafts.js';
import { Places } from '#jobs/application/ports/places.js';
import { SaveDraft } from '#jobs/application/save-draft.js';
import { DraftNotFound, type JobDraft } from '#jobs/domain/drafts/job-draft.js';
import { JobDraftBody, JobDraftOutlineBody } from '#jobs/application/views/posting/job-draft.view.js';
import { jobDraftBody, jobDraftOutlineBody } from './draft-bodies.js';
import { EditJobRequest } from '../jobs.requests.js';

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
  async all(@CurrentMember() { employerId }: Member): Promise<JobDraftOutlineBody[]> {
    return (await this.drafts.of(employerId)).map(jobDraftOutlineBody);
  }

  @Post('employer/drafts')
  @VersionedCreated({ type: JobDraftBody })
  @ApiRefusals(409)
  async add(@Body() form: EditJobRequest, @CurrentMember() { employerId }: Member): Promise<JobDraftBody> {
    return this.body(await this.saveDraft.execute({ employerId, form }));
  }

  @Get('employer/drafts/:id')
  @VersionedOk({ type: JobDraftBody })
  async one(@Param('id', IdPipe) id: number, @CurrentMember() { employerId }: Member): Promise<JobDraftBody> {
    const draft = await this.drafts.find(employerId, id);
    if (!draft) throw new DraftNotFound();
    return this.body(draft);
  }

  @Put('employer/drafts/:id')
  @VersionedOk({ type: JobDraftBody, description: 'Replaces all fields of the draft' })
  async replace(
    @Param('id', IdPipe) draftId: number,
    @Body() form: EditJobRequest,
    @IfMatch() versions: Versions,
    @CurrentMember() { employerId }: Member,
  ): Promise<JobDraftBody> {
    return this.body(await this.saveDraft.execute({ employerId, draftId, versions, form }));
  }

  @Delete('employer/drafts/:id')
  @NoContent()
  async remove(@Param('id', IdPipe) id: number, @CurrentMember() { employerId }: Member): Promise<void> {
    if (!(await this.drafts.remove(employerId, id))) throw new DraftNotFound();
  }

  @Post('jobs/:id/duplicate')
  @NeedsVerifiedEmail()
  @VersionedCreated({
    type: JobDraftBody,
    description: 'A draft with the content of the listing',
  })
  @ApiRefusals(409)
  async duplicate(@Param('id', IdPipe) jobId: number, @CurrentMember() { employerId }: Member): Promise<JobDraftBody> {
    return this.body(await this.duplicateJob.execute({ jobId, employerId }));
  }

  private async body(draft: JobDraft): Promise<JobDraftBody> {
    const { placeIds } = draft.form;
    return jobDraftBody(draft, placeIds?.length ? await this.places.known(placeIds) : []);
  }
}
