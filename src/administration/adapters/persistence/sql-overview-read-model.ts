import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/adapters/postgres/database.js';
import { Overview, type OverviewFigures } from '../../application/ports/overview.js';

type Count = { readonly area: keyof OverviewFigures; readonly name: string; readonly count: number };
type Area = Record<string, number>;

/** Each state of listings has an index that holds no others. */
const COUNTS = {
  name: 'admin-overview',
  text: `
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
    select 'applications', status, count(*)::int from application group by status`,
};

const NOTHING: OverviewFigures = {
  users: { job_seeker: 0, employer: 0, admin: 0 },
  jobs: { pending: 0, active: 0, closed: 0, archived: 0 },
  applications: { pending: 0, reviewed: 0, shortlisted: 0, interviewed: 0, offered: 0, rejected: 0 },
};

/** Counts users, listings and applications in one statement. */
@Injectable()
export class SqlOverviewReadModel extends Overview {
  constructor(private readonly database: Database) {
    super();
  }

  override async figures(now: Date): Promise<OverviewFigures> {
    const counts = await this.database.query<Count>(COUNTS, [now]);
    const figures = structuredClone(NOTHING);
    for (const { area, name, count } of counts) (figures[area] as Area)[name] = count;
    return figures;
  }
}
