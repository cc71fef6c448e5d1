import type { AuditEntry } from '../../domain/audit-entry.js';

/** Records acts of admins and security events. Entries never change. */
export abstract class AuditLog {
  /** Adds an entry in the open transaction, if there is one: a rollback takes it back. */
  abstract add(entry: AuditEntry): Promise<void>;

  /** Clears the network addresses in the entries by and about a deleted account. */
  abstract forgetAddresses(userId: number): Promise<void>;
}
