import { Clock } from '#shared/application/clock.js';
import { UseCase } from '#shared/application/use-case.js';
import { requireVersion, type Versions } from '#shared/domain/stale-version.js';
import { JobNotFound } from '../domain/job-errors.js';
import { JobRepository } from './ports/job-repository.js';

type RenewJobCommand = {
  readonly jobId: number;
  readonly employerId: number;
  readonly versions: Versions;
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
      requireVersion(job.version, versions);
      job.renew(this.clock.now());
    });
  }
}
