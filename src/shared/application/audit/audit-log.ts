import type { AuditEntry } from '../../domain/audit-entry.js';
import type { Due } from '../background/retention.js';

/** Records actions of admins and security events. Entries never change; only the oldest can be deleted. */
export abstract class AuditLog {
  /** Adds an entry, within the open transaction if there is one. */
  abstract add(entry: AuditEntry): Promise<void>;

  /** Clears the network addresses in the entries by and about a deleted account. */
  abstract forgetAddresses(userId: number): Promise<void>;

  /** Deletes at most `limit` entries, from the oldest up to the first that is not before `before`. Returns how many. */
  abstract deleteBefore(before: Date, limit: number): Promise<number>;

  abstract dueBefore(before: Date): Promise<Due>;
}
