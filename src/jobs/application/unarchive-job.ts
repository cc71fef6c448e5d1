import { UseCase } from '#shared/application/use-case.js';
import { JobNotFound } from '../domain/job-errors.js';
import { JobRepository } from './ports/job-repository.js';

/**
 * Unarchives a listing of the employer.
 * @throws JobNotFound, ArchivedByAdmin
 */
@UseCase()
export class UnarchiveJob {
  constructor(private readonly jobs: JobRepository) {}

  async execute({ jobId, employerId }: { readonly jobId: number; readonly employerId: number }): Promise<void> {
    await this.jobs.change(jobId, (job) => {
      if (!job.isOwnedBy(employerId)) throw new JobNotFound();
      job.unarchive('employer');
    });
  }
}
