import type { FlatJobDetails } from '../../domain/job-details.js';

/** The data of a published listing that the search needs. */
export type SearchableJob = FlatJobDetails & {
  readonly id: number;
  readonly postedAt: Date;
  readonly closesAt: Date | null;
};

/** The search index, written in the same transaction as the listing. */
export abstract class JobSearchIndex {
  /** Adds or updates a stored, published listing. */
  abstract put(job: SearchableJob): Promise<void>;

  /** Removes a listing, if indexed. */
  abstract remove(jobId: number): Promise<void>;

  /** Removes up to `limit` listings that closed before a time; returns how many. */
  abstract removeClosedBefore(time: Date, limit: number): Promise<number>;

  /** Recounts the words of open listings, from which spelling corrections choose. */
  abstract countWords(): Promise<void>;
}
