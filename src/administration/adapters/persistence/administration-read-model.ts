import { Inject, Injectable } from '@nestjs/common';
import { isInState } from '#jobs';
import { Database, prepared } from '#platform/postgres/database.js';
import { DATABASE_URL } from '#platform/postgres/connection/database-url.js';
import type { Page, PageRequest } from '#shared/application/page.js';
import { QUEUES, type QueueName } from '#shared/application/background/background-work.js';
import {
  AdministrationQueries,
  type DatabaseStatus,
  type OverviewFigures,
  type QueueFigures,
} from '../../application/ports/administration-queries.js';
import type { AuditEntryView, AuditFilter } from '../../application/ports/audit-entry-view.js';
import type { UserPageBody } from '../../application/user-page.view.js';
import { SqlAuditTrail } from './audit-read-model.js';
import { databaseStatus } from './database-status.js';
import { userPage } from './user-page-read-model.js';

/** Each state of listings has a partial index. */
const OVERVIEW = prepared(`
  select
    (select json_build_object(
      'job_seeker', count(*) filter (where role = 'job_seeker'),
      'employer', count(*) filter (where role = 'employer'),
      'admin', count(*) filter (where role = 'admin')) from user_account where deleted_at is null) as users,
    json_build_object(
      'pending', (select count(*) from job where ${isInState('pending')}),
      'active', (select count(*) from job where ${isInState('active', '$1')}),
      'closed', (select count(*) from job where ${isInState('closed', '$1')}),
      'archived', (select count(*) from job where ${isInState('archived')})) as jobs,
    (select json_build_object(
      'pending', count(*) filter (where status = 'pending'),
      'reviewed', count(*) filter (where status = 'reviewed'),
      'shortlisted', count(*) filter (where status = 'shortlisted'),
      'interviewed', count(*) filter (where status = 'interviewed'),
      'offered', count(*) filter (where status = 'offered'),
      'rejected', count(*) filter (where status = 'rejected')) from application) as applications`);

/**
 * Queues whose rows know more than pg-boss, which sees a mail or a delivery that has failed as done. Their columns are
 * those of `fromBackgroundWork`. Partial indexes cover these states of mails. Deliveries of suspended employers pause.
 */
const FROM_ROWS: Partial<Record<QueueName, string>> = {
  mail: `
    select count(*) filter (where state in ('queued', 'sending'))::int,
      count(*) filter (where state = 'queued' and fault is not null)::int,
      min(queued_at) filter (where state in ('queued', 'sending')),
      count(*) filter (where state in ('interrupted', 'failed'))::int
    from mail where state in ('queued', 'sending') or state in ('interrupted', 'failed')`,
  export: `
    select count(*) filter (where state = 'preparing')::int, 0,
      min(requested_at) filter (where state = 'preparing'), count(*) filter (where state = 'failed')::int
    from account_export`,
  webhook: `
    select count(*)::int, count(*) filter (where d.attempts > 0 and d.fault is not null)::int, min(d.occurred_at),
      (select count(*)::int from webhook_delivery where state = 'failed' and settled_at > now() - interval '1 day')
    from webhook_delivery d join webhook w on w.id = d.webhook_id join user_account u on u.id = w.user_id
    where d.state = 'waiting' and u.suspended_at is null`,
};

/** Counts the work of pg-boss, which repeats failed work for a week. The condition is that of its index. */
const fromBackgroundWork = (queue: QueueName): string => `
    select count(*) filter (where state <> 'failed')::int, count(*) filter (where state = 'retry')::int,
      min(created_on) filter (where state <> 'failed'), count(*) filter (where state = 'failed')::int
    from pgboss.job where name = '${queue}' and state in ('created', 'retry', 'active', 'failed')`;

const figuresOf = (queue: QueueName): string => `
  select '${queue}' as name, counted.*
  from (${FROM_ROWS[queue] ?? fromBackgroundWork(queue)}) counted (waiting, delayed, "oldestAt", failed)`;

/** Every queue, in the order of `QUEUES`, which a parallel plan would lose. */
const QUEUE_FIGURES = prepared(`
  select * from (${QUEUES.map(figuresOf).join(' union all')}) queue order by array_position($1::text[], name)`);

@Injectable()
export class SqlAdministrationQueries implements AdministrationQueries {
  constructor(
    private readonly database: Database,
    private readonly trail: SqlAuditTrail,
    @Inject(DATABASE_URL) private readonly databaseUrl: string,
  ) {}

  overview(now: Date): Promise<OverviewFigures> {
    return this.database.one<OverviewFigures>(OVERVIEW, [now]);
  }

  databaseStatus(): Promise<DatabaseStatus> {
    return databaseStatus(this.databaseUrl);
  }

  queues(): Promise<QueueFigures[]> {
    return this.database.query<QueueFigures>(QUEUE_FIGURES, [QUEUES]);
  }

  userPage(userId: number): Promise<UserPageBody | undefined> {
    return userPage(this.database, userId);
  }

  auditEntries(filter: AuditFilter & PageRequest): Promise<Page<AuditEntryView>> {
    return this.trail.page(filter);
  }

  allAuditEntries(filter: AuditFilter): AsyncIterable<readonly AuditEntryView[]> {
    return this.trail.all(filter);
  }
}
