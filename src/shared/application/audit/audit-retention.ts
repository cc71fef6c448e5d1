import type { Due } from '../background/retention.js';

/** Deletes the oldest entries of the audit log. */
export abstract class AuditRetention {
  /** Deletes entries from the oldest up to the first that is not before `before`. Returns how many. */
  abstract deleteBefore(before: Date): Promise<number>;

  abstract dueBefore(before: Date): Promise<Due>;
}
