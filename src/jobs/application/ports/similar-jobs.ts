import type { JobCard } from './job-card.js';
import type { JobView } from './job-view.js';

/** At most so many similar listings are offered. */
export const SIMILAR_JOBS = 6;

/** Open listings for the same or a related job. */
export abstract class SimilarJobs {
  /** At most `SIMILAR_JOBS` others, best first: those at the same place come before others. */
  abstract to(listing: Pick<JobView, 'id' | 'title' | 'location'>): Promise<readonly JobCard[]>;
}
