import { JobRepository } from '#jobs/application/ports/job-repository.js';
import { JobSearchIndex } from '#jobs/application/ports/job-search-index.js';
import { flatDetails } from '#jobs/domain/job-details.js';
import { JobNotFound } from '#jobs/domain/job-errors.js';
import type { Job } from '#jobs/domain/job.js';

export class InMemoryJobRepository extends JobRepository {
  private readonly jobs = new Map<number, Job>();
  private lastId = 0;

  constructor(private readonly index: JobSearchIndex) {
    super();
  }

  override add(make: (id: number) => Job): Promise<Job> {
    return this.store(make((this.lastId += 1)));
  }

  override async change(id: number, change: (job: Job) => void): Promise<void> {
    const job = this.jobs.get(id);
    if (!job) throw new JobNotFound();
    change(job);
    await this.store(job);
  }

  override deleteArchivedBefore(time: Date, limit: number): Promise<number> {
    const old = [...this.jobs.values()].filter(({ archivedAt }) => archivedAt && archivedAt < time).slice(0, limit);
    for (const { id } of old) this.jobs.delete(id);
    return Promise.resolve(old.length);
  }

  get(id: number): Job | undefined {
    return this.jobs.get(id);
  }

  private async store(job: Job): Promise<Job> {
    const { id, details, postedAt, closesAt } = job;
    this.jobs.set(id, job);
    if (job.isPublished) await this.index.put({ ...flatDetails(details), id, postedAt, closesAt });
    else await this.index.remove(id);
    return job;
  }
}
