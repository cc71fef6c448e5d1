import { Inject, Injectable } from '@nestjs/common';
import { Database, prepared } from '../../../shared/adapters/postgres/database.js';
import { DATABASE_URL } from '../../../shared/adapters/postgres/connection/database-url.js';
import {
  AdministrationQueries,
  type DatabaseStatus,
  type OverviewFigures,
} from '../../application/ports/administration-queries.js';
import { databaseStatus } from './database-status.js';

type Count = { readonly area: keyof OverviewFigures; readonly name: string; readonly count: number };

/** Each state of listings has a partial index. */
const COUNTS = prepared(`
  select 'users' as area, role as name, count(*)::int as count from user_account group by role
  union all
  select 'jobs', 'archived', count(*)::int from job where archived_at is not null
  union all
  select 'jobs', 'pending', count(*)::int from job where approved_at is null and archived_at is null
  union all
  select 'jobs', 'closed', count(*)::int from job
  where approved_at is not null and archived_at is null and closes_at <= $1
  union all
  select 'jobs', 'active', count(*)::int from job
  where approved_at is not null and archived_at is null and closes_at > $1
  union all
  select 'applications', status, count(*)::int from application group by status`);

const NOTHING: OverviewFigures = {
  users: { job_seeker: 0, employer: 0, admin: 0 },
  jobs: { pending: 0, active: 0, closed: 0, archived: 0 },
  applications: { pending: 0, reviewed: 0, shortlisted: 0, interviewed: 0, offered: 0, rejected: 0 },
};

@Injectable()
export class SqlAdministrationQueries implements AdministrationQueries {
  constructor(
    private readonly database: Database,
    @Inject(DATABASE_URL) private readonly databaseUrl: string,
  ) {}

  async overview(now: Date): Promise<OverviewFigures> {
    const figures = structuredClone(NOTHING);
    for (const { area, name, count } of await this.database.query<Count>(COUNTS, [now])) {
      Object.assign(figures[area], { [name]: count });
    }
    return figures;
  }

  databaseStatus(): Promise<DatabaseStatus> {
    return databaseStatus(this.databaseUrl);
  }
}
