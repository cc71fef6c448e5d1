import { Inject, Injectable } from '@nestjs/common';
import { AWAITS_ADMIN, isInState } from '#jobs';
import { Database, prepared } from '#platform/postgres/database.js';
import { DATABASE_URL } from '#platform/postgres/connection/database-url.js';
import type { Page, PageRequest } from '#shared/application/page.js';
import { QUEUES, type QueueName } from '#shared/application/background/background-work.js';
import type { AuditEntryBody } from '../../application/views/audit-entry.view.js';
import type { DatabaseStatusBody } from '../../application/views/database-status.view.js';
import type { OverviewBody } from '../../application/views/overview.view.js';
import { AdministrationQueries } from '../../application/ports/administration-queries.js';
import type { AuditFilter } from '../../application/ports/audit-filter.js';
import type { QueueBody } from '../../application/views/queues.view.js';
import type { WaitingCounts } from '../../application/views/today.view.js';
import type { UserPageBody } from '../../application/views/user-page.view.js';
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

/** Each has a partial index, or few rows. */
const WAITING = prepared(`
  select
    (select count(*)::int from job where ${AWAITS_ADMIN} and job.hidden_at is null) as listings,
    (select count(*)::int from employer_profile where awaits_review)
      + (select count(*)::int from employer_profile where awaits_verification and company_is_active(user_id)) as companies,
    (select count(*)::int from workplace where awaits_review and company_is_active(company_id)) as hotels,
    (select count(distinct job_id)::int from listing_report where outcome is null and job_id is not null) as reports,
    (select count(*)::int from objection where decided_at is null) as objections,
    (select count(*)::int from payment where provider is null and status in ('invoiced', 'refunding')) as payments,
    (select count(*)::int from mail where state in ('interrupted', 'failed')) as "failedMails"`);

/** How many of the rows wait for a retry after an error; `id` is an SQL expression. */
const failing = (queue: QueueName, id: string): string => `
  count(*) filter (where exists (
    select from work_lease where queue = '${queue}' and item = ${id} and failures > 0))::int`;

/**
 * Waiting rows, those among them that wait for a retry, when the oldest was added, and those that failed for good.
 * Partial indexes cover these states. Deliveries of suspended employers pause.
 */
const FIGURES: Record<QueueName, string> = {
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
    from webhook_delivery d join webhook w on w.id = d.webhook_id
    where d.state = 'waiting' and company_is_active(w.user_id)`,
  import: `
    select count(*)::int, ${failing('import', 'listing_import.id')}, min(began_at), 0
    from listing_import where state in ('waiting', 'running')`,
  payment: `
    select count(*)::int, ${failing('payment', 'payment.id')}, min(coalesce(ended_at, paid_at, created_at)), 0
    from payment where awaits_provider`,
  application: `
    select count(*)::int, ${failing('application', 'application.id')}, min(applied_at), 0
    from application where held_until is not null`,
  push: 'select count(*)::int, count(*) filter (where attempts > 0)::int, min(queued_at), 0 from push_notice',
};

const figuresOf = (queue: QueueName): string => `
  select '${queue}' as name, counted.*
  from (${FIGURES[queue]}) counted (waiting, delayed, "oldestAt", failed)`;

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

  overview(now: Date): Promise<OverviewBody> {
    return this.database.one<OverviewBody>(OVERVIEW, [now]);
  }

  waiting(): Promise<WaitingCounts> {
    return this.database.one<WaitingCounts>(WAITING, []);
  }

  databaseStatus(): Promise<Omit<DatabaseStatusBody, 'timestamp'>> {
    return databaseStatus(this.databaseUrl);
  }

  queues(): Promise<QueueBody[]> {
    return this.database.query<QueueBody>(QUEUE_FIGURES, [QUEUES]);
  }

  userPage(userId: number): Promise<UserPageBody | undefined> {
    return userPage(this.database, userId);
  }

  auditEntries(filter: AuditFilter & PageRequest): Promise<Page<AuditEntryBody>> {
    return this.trail.page(filter);
  }

  allAuditEntries(filter: AuditFilter): AsyncIterable<readonly AuditEntryBody[]> {
    return this.trail.all(filter);
  }
}
