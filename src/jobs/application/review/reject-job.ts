import { AuditLog } from '../../../shared/application/audit/audit-log.js';
import { Clock } from '../../../shared/application/clock.js';
import { UnitOfWork } from '../../../shared/application/unit-of-work.js';
import { UseCase } from '../../../shared/application/use-case.js';
import { requireVersion, type Versions } from '../../../shared/domain/stale-version.js';
import { checkStatement } from '../../domain/statement.js';
import { JobRepository } from '../ports/job-repository.js';

type RejectJobCommand = {
  readonly jobId: number;
  readonly versions: Versions;
  readonly reason: string | null | undefined;
  readonly text: string | null | undefined;
};

/**
 * Sends a listing back to its employer with a reason; for admins.
 * @throws InvalidFields, JobNotFound, StaleVersion, CannotReject
 */
@UseCase()
export class RejectJob {
  constructor(
    private readonly jobs: JobRepository,
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
  ) {}

  async execute({ jobId, versions, reason, text }: RejectJobCommand): Promise<void> {
    const statement = checkStatement(reason, text);
    await this.unitOfWork.run(async () => {
      await this.jobs.change(jobId, (job) => {
        requireVersion(job.version, versions);
        job.reject(statement, this.clock.now());
      });
      const details = { reason: statement.reason };
      await this.audit.add({ action: 'listing.rejected', subject: { kind: 'listing', id: jobId }, details });
    });
  }
}
