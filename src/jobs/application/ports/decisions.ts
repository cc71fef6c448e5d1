import type { JobDecided } from '../../domain/job-events.js';
import type { Decision } from '../../domain/statement.js';

/** A decision, with the title of the listing at the time. */
export type ListingDecision = Decision & {
  /** The reason as a sentence. */
  readonly sentence: string | null;
  readonly id: number;
  /** Null once the listing has been deleted. */
  readonly jobId: number | null;
  readonly title: string;
  readonly employerId: number;
};

/** Maximum number of decisions returned. */
export const DECISIONS_SHOWN = 50;

/** Stores decisions of admins about listings; append-only. */
export abstract class Decisions {
  abstract record(decided: JobDecided): Promise<ListingDecision>;

  abstract find(id: number): Promise<ListingDecision | undefined>;

  /** The newest decisions about a listing, newest first. */
  abstract ofJob(jobId: number): Promise<readonly ListingDecision[]>;
}
