import { UseCase } from '#shared/application/use-case.js';
import type { Versions } from '#shared/domain/stale-version.js';
import { PremiumTerms } from './premium-terms.js';
import { ReviewJob } from './review-job.js';

type ApproveJobCommand = {
  readonly jobId: number;
  readonly versions: Versions;
};

/**
 * Publishes a listing and grants requested premium unless it has to be paid for first; for admins.
 * @throws JobNotFound, StaleVersion
 */
@UseCase()
export class ApproveJob {
  constructor(
    private readonly reviewJob: ReviewJob,
    private readonly premium: PremiumTerms,
  ) {}

  execute(command: ApproveJobCommand): Promise<void> {
    return this.reviewJob.execute({
      ...command,
      action: 'listing.approved',
      change: (job, now) => job.approve(now, this.premium),
    });
  }
}
