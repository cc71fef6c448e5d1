import { AuditLog } from '../../../../src/shared/application/audit/audit-log.js';
import type { AuditEntry } from '../../../../src/shared/domain/audit-entry.js';

/** Exposes its entries to tests. */
export class InMemoryAuditLog extends AuditLog {
  readonly entries: AuditEntry[] = [];

  override add(entry: AuditEntry): Promise<void> {
    this.entries.push(entry);
    return Promise.resolve();
  }

  override forgetAddresses(): Promise<void> {
    return Promise.resolve();
  }
}
