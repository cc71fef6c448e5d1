import { AuditLog } from '../../../shared/application/audit/audit-log.js';
import { Clock } from '../../../shared/application/clock.js';
import { UnitOfWork } from '../../../shared/application/unit-of-work.js';
import { UseCase } from '../../../shared/application/use-case.js';
import { requireVersion, type Versions } from '../../../shared/domain/stale-version.js';
import { JobRepository } from '../ports/job-repository.js';
import { PremiumTerms } from '../ports/premium-terms.js';

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
    private readonly jobs: JobRepository,
    private readonly premium: PremiumTerms,
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
  ) {}

  async execute({ jobId, versions }: ApproveJobCommand): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.jobs.change(jobId, (job) => {
        requireVersion(job.version, versions);
        job.approve(this.clock.now(), this.premium);
      });
      await this.audit.add({ action: 'listing.approved', subject: { kind: 'listing', id: jobId } });
    });
  }
}
