import { Clock } from '../../shared/application/clock.js';
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
  ) {}

  async execute({ jobId, actor, archive }: ArchiveJobCommand): Promise<void> {
    await this.jobs.change(jobId, (job) => {
      if (actor.role !== 'admin' && !job.isOwnedBy(actor.userId)) throw new JobNotFound();
      const by = actor.role === 'admin' ? 'admin' : 'employer';
      if (archive) job.archive(by, this.clock.now());
      else job.unarchive(by);
    });
  }
}
