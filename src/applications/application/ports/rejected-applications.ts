import type { Due } from '../../../shared/application/background/retention.js';

export abstract class RejectedApplications {
  /**
   * Deletes at most `limit` applications rejected before a time, with everything that belongs to them. Returns their
   * number.
   */
  abstract deleteBefore(before: Date, limit: number): Promise<number>;

  abstract dueBefore(before: Date): Promise<Due>;
}
