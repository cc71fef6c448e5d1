import type { JobCard } from '#jobs';

export type Recommendation = JobCard & {
  /** A short explanation; null for the newest listings, returned if the profile says too little. */
  readonly reason: string | null;
};

/** Open listings that suit a job seeker. */
export abstract class Recommendations {
  /** Best first, excluding listings that the job seeker has applied to. */
  abstract find(userId: number, limit: number): Promise<readonly Recommendation[]>;
}
