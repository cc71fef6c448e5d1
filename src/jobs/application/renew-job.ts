import { Clock } from '../../shared/application/clock.js';
import { UseCase } from '../../shared/application/use-case.js';
import { JobNotFound } from '../domain/job-errors.js';
import { JobRepository } from './ports/job-repository.js';

type RenewJobCommand = {
  readonly jobId: number;
  readonly employerId: number;
  /** The versions that may be renewed; undefined allows any. */
  readonly versions: readonly number[] | undefined;
};

/**
 * Extends an employer's own listing, or reopens it after it has closed.
 * @throws JobNotFound, StaleVersion, NotRenewable, ArchivedByAdmin
 */
@UseCase()
export class RenewJob {
  constructor(
    private readonly jobs: JobRepository,
    private readonly clock: Clock,
  ) {}

  async execute({ jobId, employerId, versions }: RenewJobCommand): Promise<void> {
    await this.jobs.change(jobId, (job) => {
      if (!job.isOwnedBy(employerId)) throw new JobNotFound();
      job.requireVersion(versions);
      job.renew(this.clock.now());
    });
  }
}
