import { JobSearchIndex } from '../../../../src/jobs/application/ports/job-search-index.js';
import type { Job } from '../../../../src/jobs/domain/job.js';

/** What can be searched, by the id of the listing. */
export class InMemoryJobSearchIndex extends JobSearchIndex {
  /** The title under which each listing is found. */
  readonly titles = new Map<number, string>();

  override put(job: Job): Promise<void> {
    this.titles.set(job.id, job.title);
    return Promise.resolve();
  }

  override remove(jobId: number): Promise<void> {
    this.titles.delete(jobId);
    return Promise.resolve();
  }
}
