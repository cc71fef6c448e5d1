import type { Job } from '../../domain/job.js';

/** Stores listings, each change in one transaction together with the search index. */
export abstract class JobRepository {
  /** Stores the listing that `make` returns for a new id. */
  abstract add(make: (id: number) => Job): Promise<Job>;

  /**
   * Changes a listing while no one else can. A throw undoes everything.
   * @throws JobNotFound, and what `change` throws
   */
  abstract change(id: number, change: (job: Job) => void): Promise<void>;

  /** Deletes up to `limit` listings archived before `time` with everything that refers to them; returns how many. */
  abstract deleteArchivedBefore(time: Date, limit: number): Promise<number>;
}
