import type { Job } from '../../domain/job.js';

/** Stores listings; each change also updates the search index in the same transaction. */
export abstract class JobRepository {
  /** Stores the listing that `make` returns for a new id. */
  abstract add(make: (id: number) => Job): Promise<Job>;

  /**
   * Changes a listing under an exclusive lock. An exception rolls everything back.
   * @throws JobNotFound, and whatever `change` throws
   */
  abstract change(id: number, change: (job: Job) => void): Promise<void>;

  /** Deletes up to `limit` listings archived before `time`, with all dependent rows; returns the number deleted. */
  abstract deleteArchivedBefore(time: Date, limit: number): Promise<number>;
}
