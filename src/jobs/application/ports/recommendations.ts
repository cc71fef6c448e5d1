import type { JobCard } from './job-search.js';

/** A listing for someone, and in a few words why. */
export type Recommendation = JobCard & {
  /** Null for one of the newest listings, where nothing is known about the person. */
  readonly reason: string | null;
};

/** Open listings that suit a job seeker. */
export abstract class Recommendations {
  /** The best first, without those that the person has applied to. */
  abstract find(userId: number, limit: number): Promise<readonly Recommendation[]>;
}
