import { UnitOfWork } from '../../shared/application/unit-of-work.js';
import { UseCase } from '../../shared/application/use-case.js';
import { JobNotFound } from '../domain/job-errors.js';
import type { Job } from '../domain/job.js';
import { JobRepository } from './ports/job-repository.js';
import { JobSearchIndex } from './ports/job-search-index.js';

/** Stores listings together with their search index. */
@UseCase()
export class JobChanges {
  constructor(
    private readonly jobs: JobRepository,
    private readonly index: JobSearchIndex,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Stores the listing that `make` makes. */
  async add(make: (id: number) => Job): Promise<Job> {
    return this.unitOfWork.run(async () => this.store(make(await this.jobs.nextId())));
  }

  /**
   * Changes a listing while nobody else can.
   * @throws JobNotFound, and what `change` throws
   */
  async change(jobId: number, change: (job: Job) => void): Promise<Job> {
    return this.unitOfWork.run(async () => {
      const job = await this.jobs.forChange(jobId);
      if (!job) throw new JobNotFound();
      change(job);
      return this.store(job);
    });
  }

  private async store(job: Job): Promise<Job> {
    await this.jobs.save(job);
    await (job.isPublished ? this.index.put(job) : this.index.remove(job.id));
    return job;
  }
}
