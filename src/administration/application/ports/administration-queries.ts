import type { Page, PageRequest } from '#shared/application/page.js';
import type { AuditEntryBody } from '../views/audit-entry.view.js';
import type { DatabaseStatusBody } from '../views/database-status.view.js';
import type { OverviewBody } from '../views/overview.view.js';
import type { QueueBody } from '../views/queues.view.js';
import type { WaitingCounts } from '../views/today.view.js';
import type { UserPageBody } from '../views/user-page.view.js';
import type { AuditFilter } from './audit-filter.js';

/** What admins read about the installation, its accounts and its audit log. */
export abstract class AdministrationQueries {
  abstract overview(now: Date): Promise<OverviewBody>;

  abstract waiting(): Promise<WaitingCounts>;

  /** Compares every table with the committed schema and counts its rows; reports broken tables instead of throwing. */
  abstract databaseStatus(): Promise<Omit<DatabaseStatusBody, 'timestamp'>>;

  /** Every queue of the installation. */
  abstract queues(): Promise<QueueBody[]>;

  abstract userPage(userId: number): Promise<UserPageBody | undefined>;

  /** Newest first. For many entries, the total is a lower bound. */
  abstract auditEntries(filter: AuditFilter & PageRequest): Promise<Page<AuditEntryBody>>;

  /** All entries in batches, newest first. */
  abstract allAuditEntries(filter: AuditFilter): AsyncIterable<readonly AuditEntryBody[]>;
}
