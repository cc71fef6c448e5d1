import { UseCase } from '#shared/application/use-case.js';
import { draftFrom, type JobDraft } from '../domain/drafts/job-draft.js';
import { JobNotFound } from '../domain/job-errors.js';
import { JobQueries } from './ports/job-queries.js';
import { SaveDraft } from './save-draft.js';

type DuplicateJobCommand = { readonly jobId: number; readonly employerId: number };

/**
 * Creates a draft with the content of an employer's own listing, whatever its state.
 * @throws JobNotFound, TooManyDrafts
 */
@UseCase()
export class DuplicateJob {
  constructor(
    private readonly jobs: JobQueries,
    private readonly saveDraft: SaveDraft,
  ) {}

  async execute({ jobId, employerId }: DuplicateJobCommand): Promise<JobDraft> {
    const job = await this.jobs.managed(jobId);
    if (job?.employerId !== employerId) throw new JobNotFound();
    return this.saveDraft.execute({ employerId, form: draftFrom(job) });
  }
}
