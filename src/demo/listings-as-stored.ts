import { Listings, type Listing } from '../jobs/application/listings.js';
import type { JobRepository } from '../jobs/application/ports/job-repository.js';
import type { Clock } from '../shared/application/clock.js';

/** Listings as they stand within the transaction that is open, at the time of the demo's clock. */
export class ListingsAsStored extends Listings {
  constructor(
    private readonly jobs: JobRepository,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async find(jobId: number): Promise<Listing | undefined> {
    const job = await this.jobs.forChange(jobId);
    if (!job) return undefined;
    const { id, employerId, title, company, location, isVisible } = job;
    return { id, employerId, title, company, location, isVisible, isOpen: job.isOpen(this.clock.now()) };
  }
}
