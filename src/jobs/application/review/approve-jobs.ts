import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { StaleVersion } from '#shared/domain/stale-version.js';
import { awaitsAdmin } from '../../domain/job-state.js';
import { ApproveJob } from './approve-job.js';
import { JobQueries } from '../ports/job-queries.js';
import type { JobView } from '../ports/job-view.js';

/** Listings per request. */
export const MAX_APPROVALS = 50;

type ApproveJobsCommand = {
  /** With the versions that the admin reviewed. */
  readonly listings: readonly { readonly id: number; readonly version: number }[];
};

/** Why a listing was not approved and needs individual review. */
export type ApprovalSkip = 'missing' | 'decided' | 'unverified' | 'new' | 'changed';

export type ApprovedJobs = {
  readonly approved: readonly number[];
  readonly skipped: readonly { readonly id: number; readonly reason: ApprovalSkip }[];
};

/** Approves resubmitted listings of verified employers, each in its own transaction; for admins. */
@UseCase()
export class ApproveJobs {
  constructor(
    private readonly jobs: JobQueries,
    private readonly approveJob: ApproveJob,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async execute({ listings }: ApproveJobsCommand): Promise<ApprovedJobs> {
    const approved: number[] = [];
    const skipped: ApprovedJobs['skipped'][number][] = [];
    for (const [id, version] of new Map(listings.map((listing) => [listing.id, listing.version]))) {
      const reason = await this.approve(id, version);
      if (reason) skipped.push({ id, reason });
      else approved.push(id);
    }
    return { approved, skipped };
  }

  private async approve(jobId: number, version: number): Promise<ApprovalSkip | undefined> {
    try {
      return await this.unitOfWork.run(async () => {
        const reason = reasonToSkip(await this.jobs.find(jobId));
        if (!reason) await this.approveJob.execute({ jobId, versions: [version] });
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
  if (!job.isTrusted) return 'unverified';
  return job.wasApproved ? undefined : 'new';
}
