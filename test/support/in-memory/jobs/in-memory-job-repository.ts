import { JobRepository } from '../../../../src/jobs/application/ports/job-repository.js';
import type { Job } from '../../../../src/jobs/domain/job.js';

/** Listings in a map. */
export class InMemoryJobRepository extends JobRepository {
  private readonly jobs = new Map<number, Job>();

  override save(job: Job): Promise<void> {
    const stored = job.id === undefined ? Object.assign(job, { id: this.jobs.size + 1 }) : job;
    this.jobs.set(stored.id, stored);
    return Promise.resolve();
  }

  override forChange(id: number): Promise<Job | undefined> {
    return Promise.resolve(this.jobs.get(id));
  }
}
