import { AuditLog } from '../../shared/application/audit/audit-log.js';
import { Clock } from '../../shared/application/clock.js';
import { UnitOfWork } from '../../shared/application/unit-of-work.js';
import { UseCase } from '../../shared/application/use-case.js';
import type { Actor } from '../../shared/domain/actor.js';
import { JobNotFound } from '../domain/job-errors.js';
import type { Statement } from '../domain/statement.js';
import { JobRepository } from './ports/job-repository.js';

type ArchiveJobCommand = {
  readonly jobId: number;
  readonly actor: Actor;
  /** False to unarchive. */
  readonly archive: boolean;
  /** An admin's explanation to the employer. */
  readonly statement?: Statement | null;
};

/**
 * Archives or unarchives a listing; for its owner and for admins.
 * @throws JobNotFound, ArchivedByAdmin
 */
@UseCase()
export class ArchiveJob {
  constructor(
    private readonly jobs: JobRepository,
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
  ) {}

  async execute({ jobId, actor, archive, statement = null }: ArchiveJobCommand): Promise<void> {
    if (actor.role === 'admin') return this.takeDown(jobId, archive, statement);
    await this.jobs.change(jobId, (job) => {
      if (!job.isOwnedBy(actor.userId)) throw new JobNotFound();
      if (archive) job.archive('employer', this.clock.now());
      else job.unarchive('employer');
    });
  }

  private async takeDown(jobId: number, archive: boolean, statement: Statement | null): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.jobs.change(jobId, (job) => {
        if (archive) job.takeDown(statement, this.clock.now());
        else job.restore(this.clock.now());
      });
      const action = archive ? 'listing.archived' : 'listing.unarchived';
      await this.audit.add({
        action,
        subject: { kind: 'listing', id: jobId },
        ...(statement && { details: { reason: statement.reason } }),
      });
    });
  }
}
