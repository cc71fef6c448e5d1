import type { FlatJobDetails } from '../../domain/job-details.js';

/** The fields of a published listing needed for searching. */
export type SearchableJob = FlatJobDetails & {
  readonly id: number;
  readonly postedAt: Date;
  readonly closesAt: Date | null;
};

/** The search index, updated in the same transaction as the listing. */
export abstract class JobSearchIndex {
  /** Adds or updates a stored, published listing. */
  abstract put(job: SearchableJob): Promise<void>;

  /** Removes a listing if it is indexed. */
  abstract remove(jobId: number): Promise<void>;

  /** Removes up to `limit` listings that closed before `time`; returns the number removed. */
  abstract removeClosedBefore(time: Date, limit: number): Promise<number>;

  /** Recounts the words of open listings, the vocabulary for spelling corrections. */
  abstract countWords(): Promise<void>;
}
