import type { Page, PageRequest } from '#shared/application/page.js';
import type { QueueName } from '#shared/application/background/background-work.js';
import type { AuditEntryView, AuditFilter } from './audit-entry-view.js';
import type { UserPageBody } from '../user-page.view.js';

/** Summary figures of the whole installation. */
export type OverviewFigures = {
  readonly users: { readonly job_seeker: number; readonly employer: number; readonly admin: number };
  readonly jobs: {
    readonly pending: number;
    readonly active: number;
    readonly closed: number;
    readonly archived: number;
  };
  readonly applications: {
    readonly pending: number;
    readonly reviewed: number;
    readonly shortlisted: number;
    readonly interviewed: number;
    readonly offered: number;
    readonly rejected: number;
  };
};

/**
 * Result of comparing a table with the committed schema. If its rows cannot be counted, `count` is 0 and `error` says
 * why.
 */
export type TableStatus = { readonly valid: boolean; readonly count: number; readonly error?: string };

/** State of the database. */
export type DatabaseStatus = {
  readonly schemaStatus: { readonly valid: boolean; readonly tables: Readonly<Record<string, TableStatus>> };
  readonly databaseType: string;
  readonly serverVersion: string;
  /** The address, with its password masked. */
  readonly databaseUrl: string;
};

/** Waiting and failed items of a queue of background work. */
export type QueueFigures = {
  readonly name: QueueName;
  /** Including those that wait for a retry. */
  readonly waiting: number;
  /** Waiting for a retry. */
  readonly delayed: number;
  /** When the oldest waiting item was added. */
  readonly oldestAt: Date | null;
  /** Permanently failed: mails until they are retried, others for a day. */
  readonly failed: number;
};

/** What admins read about the installation, its accounts and its audit log. */
export abstract class AdministrationQueries {
  abstract overview(now: Date): Promise<OverviewFigures>;

  /** Compares every table with the committed schema and counts its rows; reports broken tables instead of throwing. */
  abstract databaseStatus(): Promise<DatabaseStatus>;

  /** Every queue of the installation. */
  abstract queues(): Promise<QueueFigures[]>;

  abstract userPage(userId: number): Promise<UserPageBody | undefined>;

  /** Newest first. For many entries, the total is a lower bound. */
  abstract auditEntries(filter: AuditFilter & PageRequest): Promise<Page<AuditEntryView>>;

  /** All entries in batches, newest first. */
  abstract allAuditEntries(filter: AuditFilter): AsyncIterable<readonly AuditEntryView[]>;
}
