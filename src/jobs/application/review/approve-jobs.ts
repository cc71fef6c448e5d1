import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { StaleVersion } from '#shared/domain/stale-version.js';
import { JobNotFound } from '../../domain/job-errors.js';
import { awaitsAdmin } from '../../domain/job-state.js';
import { ListingReview } from './listing-review.js';
import { JobQueries } from '../ports/job-queries.js';
import type { JobView } from '../ports/job-view.js';
import type { ApprovalSkip, ApprovedJobsBody, SkippedJobBody } from '../views/approved-jobs.view.js';

/** Listings per request. */
export const MAX_APPROVALS = 100;

type ApproveJobsCommand = {
  /** With the versions that the admin reviewed. */
  readonly listings: readonly { readonly id: number; readonly version: number }[];
};

/** The reasons in a sentence. */
const REASONS: Readonly<Record<ApprovalSkip, string>> = {
  missing: new JobNotFound().message,
  decided: 'It is no longer waiting for approval.',
  unverified: 'Its employer is not verified, or it names a different company.',
  new: 'It has not been approved before.',
  changed: 'It has changed in the meantime.',
};

/**
 * Approves resubmitted listings of verified employers, and those that an employer changed together, each in its own
 * transaction; for admins.
 */
@UseCase()
export class ApproveJobs {
  constructor(
    private readonly jobs: JobQueries,
    private readonly review: ListingReview,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async execute({ listings }: ApproveJobsCommand): Promise<ApprovedJobsBody> {
    const approved: number[] = [];
    const skipped: SkippedJobBody[] = [];
    for (const [id, version] of new Map(listings.map((listing) => [listing.id, listing.version]))) {
      const reason = await this.approve(id, version);
      if (reason) skipped.push({ id, reason, message: REASONS[reason] });
      else approved.push(id);
    }
    return { approved, skipped };
  }

  private async approve(jobId: number, version: number): Promise<ApprovalSkip | undefined> {
    try {
      return await this.unitOfWork.run(async () => {
        const reason = reasonToSkip(await this.jobs.managed(jobId));
        if (!reason) await this.review.approve({ jobId, versions: [version] });
        return reason;
      });
    } catch (error) {
      if (error instanceof StaleVersion) return 'changed';
      throw error;
    }
  }
}

function reasonToSkip(job: JobView | undefined): ApprovalSkip | undefined {
  if (!job) return 'missing';
  if (!awaitsAdmin(job)) return 'decided';
  // Listings that were changed together are reviewed together.
  if (!job.isTrusted && job.changedTogether === null) return 'unverified';
  return job.wasApproved ? undefined : 'new';
}
