import type { FlatJobDetails } from '../../domain/job-details.js';

/** A published listing as the search needs it. */
export type SearchableJob = FlatJobDetails & {
  readonly id: number;
  readonly postedAt: Date;
  readonly closesAt: Date | null;
};

/** What the search reads, written in the same transaction as the listing. */
export abstract class JobSearchIndex {
  /** Makes a stored, published listing findable as it is now. */
  abstract put(job: SearchableJob): Promise<void>;

  /** Removes a listing from the search, if it is there. */
  abstract remove(jobId: number): Promise<void>;

  /** Removes up to `limit` listings that closed before a time; returns how many. */
  abstract removeClosedBefore(time: Date, limit: number): Promise<number>;
}
