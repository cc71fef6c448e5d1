import { AuditLog } from '../../../shared/application/audit/audit-log.js';
import { Clock } from '../../../shared/application/clock.js';
import { UnitOfWork } from '../../../shared/application/unit-of-work.js';
import { UseCase } from '../../../shared/application/use-case.js';
import { requireVersion, type Versions } from '../../../shared/domain/stale-version.js';
import { checkExplanation } from '../../domain/statement.js';
import { JobRepository } from '../ports/job-repository.js';

type RefusePremiumCommand = {
  readonly jobId: number;
  readonly versions: Versions;
  readonly text: string | null | undefined;
};

/**
 * Publishes a listing without the requested premium, or revokes premium; for admins. The employer is notified of the
 * reason and pays nothing.
 * @throws InvalidFields, JobNotFound, StaleVersion, NoPremium
 */
@UseCase()
export class RefusePremium {
  constructor(
    private readonly jobs: JobRepository,
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
  ) {}

  async execute({ jobId, versions, text }: RefusePremiumCommand): Promise<void> {
    const explanation = checkExplanation(text);
    await this.unitOfWork.run(async () => {
      await this.jobs.change(jobId, (job) => {
        requireVersion(job.version, versions);
        job.refusePremium(explanation, this.clock.now());
      });
      await this.audit.add({ action: 'premium.refused', subject: { kind: 'listing', id: jobId } });
    });
  }
}
