import type { Job } from '../../domain/job.js';

/** Stores listings; each change also updates the search index in the same transaction. */
export abstract class JobRepository {
  abstract nextId(): Promise<number>;

  abstract add(job: Job): Promise<void>;

  /**
   * Changes a listing, locking it until the unit of work ends. Returns what `change` returns.
   * @throws JobNotFound, and whatever `change` throws
   */
  abstract change<Result>(id: number, change: (job: Job) => Result): Promise<Awaited<Result>>;

  /** Up to `limit` listings that were approved ahead of a time that has come, without those to leave out. */
  abstract due(now: Date, limit: number, except?: readonly number[]): Promise<readonly number[]>;

  /** Deletes up to `limit` listings archived before `time`, with all dependent rows; returns the number deleted. */
  abstract deleteArchivedBefore(time: Date, limit: number): Promise<number>;
}
