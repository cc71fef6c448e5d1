import { Clock } from '#shared/application/clock.js';
import { UseCase } from '#shared/application/use-case.js';
import { JobNotFound } from '../domain/job-errors.js';
import { JobRepository } from './ports/job-repository.js';

/**
 * Archives a listing of the employer.
 * @throws JobNotFound
 */
@UseCase()
export class ArchiveJob {
  constructor(
    private readonly jobs: JobRepository,
    private readonly clock: Clock,
  ) {}

  async execute({ jobId, employerId }: { readonly jobId: number; readonly employerId: number }): Promise<void> {
    await this.jobs.change(jobId, (job) => {
      if (!job.isOwnedBy(employerId)) throw new JobNotFound();
      job.archive('employer', this.clock.now());
    });
  }
}
