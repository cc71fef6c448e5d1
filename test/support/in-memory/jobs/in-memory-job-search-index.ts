import { JobSearchIndex, type SearchableJob } from '#jobs/application/ports/job-search-index.js';

export class InMemoryJobSearchIndex extends JobSearchIndex {
  /** The indexed title of each listing. */
  readonly titles = new Map<number, string>();

  private readonly ends = new Map<number, Date>();

  override put(job: SearchableJob): Promise<void> {
    this.titles.set(job.id, job.title);
    if (job.closesAt) this.ends.set(job.id, job.closesAt);
    return Promise.resolve();
  }

  override remove(jobId: number): Promise<void> {
    this.titles.delete(jobId);
    this.ends.delete(jobId);
    return Promise.resolve();
  }

  override async removeClosedBefore(time: Date, limit: number): Promise<number> {
    const closed = [...this.ends].filter(([, end]) => end < time).slice(0, limit);
    for (const [jobId] of closed) await this.remove(jobId);
    return closed.length;
  }

  override countWords(): Promise<void> {
    return Promise.resolve();
  }
}
