import type { Page, PageRequest } from '../../../shared/application/page.js';
import type { JobDetails } from '../../domain/job-details.js';
import type { Archiver, JobStanding } from '../../domain/job-state.js';

/** A listing as it is read. */
export type JobView = JobDetails &
  JobStanding & {
    readonly id: number;
    readonly employerId: number;
    readonly postedAt: Date;
    readonly version: number;
    readonly views: number;
    readonly archivedBy: Archiver | null;
    readonly premiumRequested: boolean;
  };

/** Listings to read, whoever asks: who may see which is for the caller to decide. */
export abstract class JobReads {
  abstract find(id: number): Promise<JobView | undefined>;

  /** What waits for an admin: listings to approve, and approved ones that ask for premium; oldest first. */
  abstract pending(page: PageRequest): Promise<Page<JobView>>;
}
