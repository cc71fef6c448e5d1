import { UseCase } from '#shared/application/use-case.js';
import type { Versions } from '#shared/domain/stale-version.js';
import { checkStatement, type StatementForm } from '../../domain/statement.js';
import { ReviewJob } from './review-job.js';

type RejectJobCommand = StatementForm & {
  readonly jobId: number;
  readonly versions: Versions;
};

/**
 * Sends a listing back to its employer with a reason; for admins.
 * @throws InvalidFields, JobNotFound, StaleVersion, CannotReject
 */
@UseCase()
export class RejectJob {
  constructor(private readonly reviewJob: ReviewJob) {}

  async execute({ jobId, versions, ...form }: RejectJobCommand): Promise<void> {
    const statement = checkStatement(form);
    await this.reviewJob.execute({
      jobId,
      versions,
      action: 'listing.rejected',
      reason: statement.reason,
      change: (job, now) => job.reject(statement, now),
    });
  }
}
