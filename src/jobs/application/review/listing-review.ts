import { AuditLog } from '#shared/application/audit/audit-log.js';
import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCases } from '#shared/application/use-case.js';
import type { AuditAction } from '#shared/domain/audit-entry.js';
import { requireVersion, type Versions } from '#shared/domain/stale-version.js';
import type { Job } from '../../domain/job.js';
import {
  checkExplanation,
  checkStatement,
  type RestrictionReason,
  type StatementForm,
} from '../../domain/statement.js';
import { JobRepository } from '../ports/job-repository.js';
import { PremiumTerms } from './premium-terms.js';

type ReviewedListing = {
  readonly jobId: number;
  /** The versions that the admin may have reviewed; undefined allows any. */
  readonly versions?: Versions;
};

type Rejection = ReviewedListing &
  StatementForm & {
    /** Whether it is about the public text, too, not only about a change that awaits approval. */
    readonly isWhole?: boolean;
  };

type Decision = {
  readonly action: AuditAction;
  readonly reason?: RestrictionReason | undefined;
  readonly change: (job: Job, now: Date) => void;
};

/**
 * The decisions of admins about a listing. Each is recorded in the audit log.
 * @throws JobNotFound, StaleVersion
 */
@UseCases()
export class ListingReview {
  constructor(
    private readonly jobs: JobRepository,
    private readonly premium: PremiumTerms,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  /** Publishes a listing, and grants requested premium unless it has to be paid for first. */
  approve(reviewed: ReviewedListing): Promise<void> {
    return this.decide(reviewed, { action: 'listing.approved', change: (job, now) => job.approve(now, this.premium) });
  }

  /** Sends a listing back to its employer with a reason. @throws InvalidFields, CannotReject */
  async reject({ jobId, versions, isWhole, ...form }: Rejection): Promise<void> {
    const statement = checkStatement(form);
    await this.decide(
      { jobId, versions },
      {
        action: 'listing.rejected',
        reason: statement.reason,
        change: (job, now) => job.reject(statement, now, { isWhole }),
      },
    );
  }

  /** Archives a listing, so that its employer cannot restore it. A null statement explains nothing. @throws InvalidFields */
  async takeDown({
    statement: form,
    ...reviewed
  }: ReviewedListing & { readonly statement: StatementForm | null }): Promise<void> {
    const statement = form && checkStatement(form);
    await this.decide(reviewed, {
      action: 'listing.archived',
      reason: statement?.reason,
      change: (job, now) => job.takeDown(statement, now),
    });
  }

  /** Restores an archived listing, whoever archived it. */
  restore(reviewed: ReviewedListing): Promise<void> {
    return this.decide(reviewed, { action: 'listing.unarchived', change: (job, now) => job.restore(now) });
  }

  /**
   * Publishes a listing without the requested premium, or revokes premium. The employer is notified of the reason and
   * pays nothing.
   * @throws InvalidFields, NoPremium
   */
  async refusePremium({
    text,
    ...reviewed
  }: ReviewedListing & { readonly text: string | null | undefined }): Promise<void> {
    const explanation = checkExplanation(text);
    await this.decide(reviewed, {
      action: 'premium.refused',
      change: (job, now) => job.refusePremium(explanation, now),
    });
  }

  private async decide({ jobId, versions }: ReviewedListing, { action, reason, change }: Decision): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.jobs.change(jobId, (job) => {
        requireVersion(job.version, versions);
        change(job, this.clock.now());
      });
      const subject = { kind: 'listing', id: jobId } as const;
      await this.audit.add({ action, subject, ...(reason && { details: { reason } }) });
    });
  }
}
