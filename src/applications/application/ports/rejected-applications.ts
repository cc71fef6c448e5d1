import type { Due } from '../../../shared/application/background/retention.js';

/** Applications that stayed rejected. */
export abstract class RejectedApplications {
  /** Deletes at most `limit` of those rejected before a time, with everything that belongs to them. Returns how many. */
  abstract deleteBefore(before: Date, limit: number): Promise<number>;

  abstract dueBefore(before: Date): Promise<Due>;
}
