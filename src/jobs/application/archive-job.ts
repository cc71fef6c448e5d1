import { AuditLog } from '../../shared/application/audit-log.js';
import { Clock } from '../../shared/application/clock.js';
import { UnitOfWork } from '../../shared/application/unit-of-work.js';
import { UseCase } from '../../shared/application/use-case.js';
import type { Actor } from '../../shared/domain/actor.js';
import { JobNotFound } from '../domain/job-errors.js';
import { JobRepository } from './ports/job-repository.js';

export type ArchiveJobCommand = {
  readonly jobId: number;
  readonly actor: Actor;
  /** False unarchives. */
  readonly archive: boolean;
};

/**
 * Archives a listing or takes it back; for its owner and for admins.
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

  async execute({ jobId, actor, archive }: ArchiveJobCommand): Promise<void> {
    const by = actor.role === 'admin' ? 'admin' : 'employer';
    await this.unitOfWork.run(async () => {
      await this.jobs.change(jobId, (job) => {
        if (by !== 'admin' && !job.isOwnedBy(actor.userId)) throw new JobNotFound();
        if (archive) job.archive(by, this.clock.now());
        else job.unarchive(by);
      });
      if (by !== 'admin') return;
      const action = archive ? 'listing.archived' : 'listing.unarchived';
      await this.audit.add({ action, subject: { kind: 'listing', id: jobId } });
    });
  }
}
