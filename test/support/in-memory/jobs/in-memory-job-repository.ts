import { JobRepository } from '../../../../src/jobs/application/ports/job-repository.js';
import type { Job } from '../../../../src/jobs/domain/job.js';

/** Listings in a map. */
export class InMemoryJobRepository extends JobRepository {
  private readonly jobs = new Map<number, Job>();
  private lastId = 0;

  override nextId(): Promise<number> {
    return Promise.resolve(++this.lastId);
  }

  aggregates(): Iterable<Job> {
    return this.jobs.values();
  }

  override save(job: Job): Promise<void> {
    this.jobs.set(job.id, job);
    return Promise.resolve();
  }

  override forChange(id: number): Promise<Job | undefined> {
    return Promise.resolve(this.jobs.get(id));
  }
}
