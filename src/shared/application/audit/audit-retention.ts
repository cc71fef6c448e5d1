import type { Due } from '../background/retention.js';

/** The oldest entries of the audit log. */
export abstract class AuditRetention {
  /** Deletes the entries before a time, oldest first up to the first that is newer. Returns how many. */
  abstract deleteBefore(before: Date): Promise<number>;

  abstract dueBefore(before: Date): Promise<Due>;
}
