import type { AuditEntry } from '../../domain/audit-entry.js';

/** Records actions of admins and security events. Entries never change. */
export abstract class AuditLog {
  /** Adds an entry, within the open transaction if there is one. */
  abstract add(entry: AuditEntry): Promise<void>;

  /** Clears the network addresses in the entries by and about a deleted account. */
  abstract forgetAddresses(userId: number): Promise<void>;
}
