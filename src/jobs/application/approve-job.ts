import { Clock } from '../../shared/application/clock.js';
import { UseCase } from '../../shared/application/use-case.js';
import { JobChanges } from './job-changes.js';

export type ApproveJobCommand = {
  readonly jobId: number;
  /** The version that the admin looked at; undefined: whatever is there. */
  readonly version: number | undefined;
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

  async execute({ jobId, version }: ApproveJobCommand): Promise<void> {
    await this.changes.change(jobId, (job) => {
      job.requireVersion(version);
      job.approve(this.clock.now());
    });
  }
}
