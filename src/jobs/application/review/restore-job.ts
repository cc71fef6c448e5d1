import { UseCase } from '#shared/application/use-case.js';
import { ReviewJob } from './review-job.js';

/**
 * Restores an archived listing, whoever archived it; for admins.
 * @throws JobNotFound
 */
@UseCase()
export class RestoreJob {
  constructor(private readonly reviewJob: ReviewJob) {}

  execute({ jobId }: { readonly jobId: number }): Promise<void> {
    return this.reviewJob.execute({ jobId, action: 'listing.unarchived', change: (job, now) => job.restore(now) });
  }
}
