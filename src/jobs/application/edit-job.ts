import { Clock } from '../../shared/application/clock.js';
import type { Actor } from '../../shared/domain/actor.js';
import { UseCase } from '../../shared/application/use-case.js';
import type { JobForm } from '../domain/job-details.js';
import { JobNotFound } from '../domain/job-errors.js';
import { JobRepository } from './ports/job-repository.js';

export type EditJobCommand = {
  readonly jobId: number;
  readonly actor: Actor;
  /** The versions the owner has seen; undefined edits any. */
  readonly versions: readonly number[] | undefined;
  readonly form: JobForm;
};

/**
 * Changes an employer's own listing.
 * @throws JobNotFound, StaleVersion, InvalidFields
 */
@UseCase()
export class EditJob {
  constructor(
    private readonly jobs: JobRepository,
    private readonly clock: Clock,
  ) {}

  async execute({ jobId, actor, versions, form }: EditJobCommand): Promise<void> {
    await this.jobs.change(jobId, (job) => {
      if (!job.isOwnedBy(actor.userId)) throw new JobNotFound();
      job.requireVersion(versions);
      job.edit(form, this.clock.now());
    });
  }
}
