import { Clock } from '../../shared/application/clock.js';
import type { Actor } from '../../shared/domain/actor.js';
import { UseCase } from '../../shared/application/use-case.js';
import type { JobForm } from '../domain/job-details.js';
import { JobNotFound } from '../domain/job-errors.js';
import { JobChanges } from './job-changes.js';

export type EditJobCommand = {
  readonly jobId: number;
  readonly actor: Actor;
  /** One of those that the owner looked at has to be there; undefined: whatever is there. */
  readonly versions: readonly number[] | undefined;
  readonly form: JobForm;
};

/**
 * Changes what a listing of one's own says.
 * @throws JobNotFound, StaleVersion, InvalidFields
 */
@UseCase()
export class EditJob {
  constructor(
    private readonly changes: JobChanges,
    private readonly clock: Clock,
  ) {}

  async execute({ jobId, actor, versions, form }: EditJobCommand): Promise<void> {
    await this.changes.change(jobId, (job) => {
      if (!job.isOwnedBy(actor.userId)) throw new JobNotFound();
      job.requireVersion(versions);
      job.edit(form, this.clock.now());
    });
  }
}
