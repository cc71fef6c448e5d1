import type { Job } from '../../domain/job.js';

/** What can be searched; kept in step with the listings, in the same transaction. */
export abstract class JobSearchIndex {
  /** Makes a visible listing, which is stored already, findable as it is now. */
  abstract put(job: Job): Promise<void>;

  /** Takes a listing out of the search; one that is not in it is no error. */
  abstract remove(jobId: number): Promise<void>;

  /** Takes listings out of the search that closed before a time, at most `limit`; says how many. */
  abstract removeClosedBefore(time: Date, limit: number): Promise<number>;
}
