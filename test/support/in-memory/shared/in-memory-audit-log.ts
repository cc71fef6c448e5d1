import { AuditLog } from '#shared/application/audit/audit-log.js';
import type { Due } from '#shared/application/background/retention.js';
import type { AuditEntry } from '#shared/domain/audit-entry.js';

/** Exposes its entries to tests, and keeps them. */
export class InMemoryAuditLog extends AuditLog {
  readonly entries: AuditEntry[] = [];

  override add(entry: AuditEntry): Promise<void> {
    this.entries.push(entry);
    return Promise.resolve();
  }

  override forgetAddresses(): Promise<void> {
    return Promise.resolve();
  }

  override deleteBefore(): Promise<number> {
    return Promise.resolve(0);
  }

  override dueBefore(): Promise<Due> {
    return Promise.resolve({ count: 0, oldest: null });
  }
}
