import { Inject, Injectable } from '@nestjs/common';
import { Database, prepared } from '../../../shared/adapters/postgres/database.js';
import { DATABASE_URL } from '../../../shared/adapters/postgres/connection/database-url.js';
import {
  AdministrationQueries,
  type DatabaseStatus,
  type OverviewFigures,
  type QueueFigures,
} from '../../application/ports/administration-queries.js';
import { databaseStatus } from './database-status.js';

/** Each state of listings has a partial index. */
const OVERVIEW = prepared(`
  select
    (select json_build_object(
      'job_seeker', count(*) filter (where role = 'job_seeker'),
      'employer', count(*) filter (where role = 'employer'),
      'admin', count(*) filter (where role = 'admin')) from user_account where deleted_at is null) as users,
    json_build_object(
      'pending', (select count(*) from job where approved_at is null and rejected_at is null and archived_at is null),
      'active', (select count(*) from job where approved_at is not null and archived_at is null and hidden_at is null and closes_at > $1),
      'closed', (select count(*) from job where approved_at is not null and archived_at is null and (hidden_at is not null or closes_at <= $1)),
      'archived', (select count(*) from job where archived_at is not null)) as jobs,
    (select json_build_object(
      'pending', count(*) filter (where status = 'pending'),
      'reviewed', count(*) filter (where status = 'reviewed'),
      'shortlisted', count(*) filter (where status = 'shortlisted'),
      'interviewed', count(*) filter (where status = 'interviewed'),
      'offered', count(*) filter (where status = 'offered'),
      'rejected', count(*) filter (where status = 'rejected')) from application) as applications`);

/** Counts the rows behind the queued work. Partial indexes cover these states of mails. */
const QUEUES = prepared(`
  select 'mail' as name,
    count(*) filter (where state in ('queued', 'sending'))::int as waiting,
    count(*) filter (where state = 'queued' and fault is not null)::int as delayed,
    min(queued_at) filter (where state in ('queued', 'sending')) as "oldestAt",
    count(*) filter (where state in ('interrupted', 'failed'))::int as failed
  from mail where state in ('queued', 'sending') or state in ('interrupted', 'failed')
  union all
  select 'export', count(*) filter (where state = 'preparing')::int, 0,
    min(requested_at) filter (where state = 'preparing'), count(*) filter (where state = 'failed')::int
  from account_export`);

@Injectable()
export class SqlAdministrationQueries implements AdministrationQueries {
  constructor(
    private readonly database: Database,
    @Inject(DATABASE_URL) private readonly databaseUrl: string,
  ) {}

  async overview(now: Date): Promise<OverviewFigures> {
    const [figures] = await this.database.query<OverviewFigures>(OVERVIEW, [now]);
    if (!figures) throw new Error('A select without a table returns one row.');
    return figures;
  }

  databaseStatus(): Promise<DatabaseStatus> {
    return databaseStatus(this.databaseUrl);
  }

  queues(): Promise<QueueFigures[]> {
    return this.database.query<QueueFigures>(QUEUES);
  }
}
