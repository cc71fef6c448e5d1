import { AuditLog } from '#shared/application/audit/audit-log.js';
import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import type { AuditAction } from '#shared/domain/audit-entry.js';
import { requireVersion, type Versions } from '#shared/domain/stale-version.js';
import type { Job } from '../../domain/job.js';
import type { RestrictionReason } from '../../domain/statement.js';
import { JobRepository } from '../ports/job-repository.js';

type ReviewJobCommand = {
  readonly jobId: number;
  readonly versions?: Versions;
  /** For the audit log. */
  readonly action: AuditAction;
  readonly reason?: RestrictionReason;
  readonly change: (job: Job, now: Date) => void;
};

/**
 * Changes a listing by an admin's decision, and records the decision in the audit log.
 * @throws JobNotFound, StaleVersion
 */
@UseCase()
export class ReviewJob {
  constructor(
    private readonly jobs: JobRepository,
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
  ) {}

  async execute({ jobId, versions, action, reason, change }: ReviewJobCommand): Promise<void> {
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
