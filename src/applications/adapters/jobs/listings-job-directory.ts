import { Injectable } from '@nestjs/common';
import { Listings } from '../../../jobs/index.js';
import { JobDirectory, type ListedJob } from '../../application/ports/job-directory.js';

/** Listings as the jobs module publishes them. */
@Injectable()
export class ListingsJobDirectory extends JobDirectory {
  constructor(private readonly listings: Listings) {
    super();
  }

  override find(jobId: number): Promise<ListedJob | undefined> {
    return this.listings.find(jobId);
  }

  override lock(jobId: number): Promise<ListedJob | undefined> {
    return this.listings.lock(jobId);
  }
}
