import { Clock } from '../../shared/application/clock.js';
import { UseCase } from '../../shared/application/use-case.js';
import { JobChanges } from './job-changes.js';

export type ApproveJobCommand = {
  readonly jobId: number;
  /** One of those that the admin looked at has to be there; undefined: whatever is there. */
  readonly versions: readonly number[] | undefined;
};

/**
 * Lets a listing appear; for admins.
 * @throws JobNotFound, StaleVersion
 */
@UseCase()
export class ApproveJob {
  constructor(
    private readonly changes: JobChanges,
    private readonly clock: Clock,
  ) {}

  async execute({ jobId, versions }: ApproveJobCommand): Promise<void> {
    await this.changes.change(jobId, (job) => {
      job.requireVersion(versions);
      job.approve(this.clock.now());
    });
  }
}
