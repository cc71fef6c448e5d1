import type { Actor } from '../../shared/domain/actor.js';
import { UseCase } from '../../shared/application/use-case.js';
import type { JobForm } from '../domain/job-details.js';
import { JobNotFound } from '../domain/job-errors.js';
import { JobChanges } from './job-changes.js';

export type EditJobCommand = {
  readonly jobId: number;
  readonly actor: Actor;
  /** The version that the owner looked at; undefined: whatever is there. */
  readonly version: number | undefined;
  readonly form: JobForm;
};

/**
 * Changes what a listing of one's own says.
 * @throws JobNotFound, StaleVersion, InvalidFields
 */
@UseCase()
export class EditJob {
  constructor(private readonly changes: JobChanges) {}

  async execute({ jobId, actor, version, form }: EditJobCommand): Promise<void> {
    await this.changes.change(jobId, (job) => {
      if (!job.isOwnedBy(actor.userId)) throw new JobNotFound();
      job.requireVersion(version);
      job.edit(form);
    });
  }
}
