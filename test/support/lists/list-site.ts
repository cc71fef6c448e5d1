import { Database } from '#platform/postgres/database.js';
import { ResponseCache } from '#platform/response-cache/response-cache.js';
import type { ApiClient } from '../server/api-client.js';
import { startTestServer, type TestServer } from '../server/test-server.js';

/** The callers of lists. The records belong to `seeker` and `employer`. */
export type Caller = 'admin' | 'employer' | 'other' | 'seeker' | 'visitor';

type JobRow = { readonly employerId: number; readonly title?: string; readonly state?: keyof typeof JOB_STATES };

/** Columns of `job` by state. */
const JOB_STATES = {
  open: 'approved_at = posted_at',
  pending: 'approved_at = null',
  requested: 'approved_at = posted_at, premium_requested = true',
  rejected: 'rejected_at = posted_at',
  archived: `approved_at = posted_at, archived_at = posted_at, archived_by = 'employer'`,
  'archived before approval': `archived_at = posted_at, archived_by = 'employer'`,
  closed: 'approved_at = posted_at, closes_at = posted_at',
};

/** Without indexes, rows come in the order of the table: a list that does not sort its rows shows it. */
const WITHOUT_INDEXES = ['indexscan', 'indexonlyscan', 'bitmapscan'].map((scan) => `-c enable_${scan}=off`).join(' ');

/** One server whose lists are filled by rows. */
export class ListSite {
  private constructor(
    readonly server: TestServer,
    private readonly people: Readonly<Record<Caller, ApiClient>>,
    private readonly database: Database,
  ) {}

  static async start(variables: Record<string, string> = {}): Promise<ListSite> {
    process.env['PGOPTIONS'] = WITHOUT_INDEXES;
    const server = await startTestServer(variables);
    const [admin, employer, other, seeker] = await Promise.all([
      server.admin(),
      server.employer(),
      server.employer({ companyName: 'Mountain Hotels' }),
      server.jobSeeker(),
    ]);
    const people = { admin, employer, other, seeker, visitor: server.visitor() };
    return new ListSite(server, people, server.app.get(Database));
  }

  stop(): Promise<void> {
    delete process.env['PGOPTIONS'];
    return this.server.stop();
  }

  as(caller: Caller): ApiClient {
    return this.people[caller];
  }

  id(caller: Caller): number {
    return this.people[caller].user.id;
  }

  rows<Row extends object>(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
    return this.database.query(sql, values) as Promise<Row[]>;
  }

  /** Ends cached responses, which rows do not. */
  async forgetResponses(): Promise<void> {
    await this.server.app.get(ResponseCache).changed();
  }

  /**
   * Runs an insert that selects from `times (at, nth)`, counted from 0, and returns the ids in this order. In the table,
   * the rows are in another order.
   */
  async each(times: readonly Date[], insert: string, values: readonly unknown[] = []): Promise<number[]> {
    const rows = await this.rows<{ id: number }>(
      `with times as (select at, nth::integer - 1 as nth from unnest($1::timestamptz[]) with ordinality as time (at, nth))
       ${insert}
       order by nth
       returning id`,
      [times, ...values],
    );
    const ids = rows.map(({ id }) => id);
    const [, table = ''] = /insert into (\w+)/.exec(insert) ?? [];
    // An update writes a row again, behind the others.
    await this.rows(`update ${table} set id = id where id = any($1)`, [ids.filter((_id, index) => index % 3 === 0)]);
    return ids;
  }

  /** Inserts job seekers, and returns their ids. */
  users(count: number, fullName = 'Applicant', role = 'job_seeker'): Promise<number[]> {
    const times = Array.from({ length: count }, () => new Date());
    return this.each(
      times,
      `insert into user_account (username, username_key, email, email_key, password_hash, full_name, role, created_at)
       select name, name, name || '@list.test', name || '@list.test', 'none', $2::text, $3::text, at
       from times cross join lateral (select 'list' || nth || gen_random_uuid() as name) names`,
      [fullName, role],
    );
  }

  /** Inserts listings posted at these times, which the search does not know. */
  async jobs(times: readonly Date[], { employerId, title = 'Concierge', state = 'open' }: JobRow): Promise<number[]> {
    const ids = await this.each(
      times,
      `insert into job (employer_id, title, company, location, description, salary, min_salary, max_salary, job_type,
         category, skills, is_premium, posted_at, closes_at)
       select $2, $3, 'Seaside Hotels', 'Lisbon, Portugal', repeat('Welcome guests. ', 10), '$30,000 a year', 28000,
         32000, 'full_time', 'hotels', '[]', false, at, now() + interval '20 days'
       from times`,
      [employerId, title],
    );
    await this.rows(`update job set ${JOB_STATES[state]} where id = any($1)`, [ids]);
    return ids;
  }

  /** Inserts an application of a new job seeker for each time. */
  async applications(times: readonly Date[], jobId: number): Promise<number[]> {
    const seekers = await this.users(times.length);
    return this.each(
      times,
      `insert into application (job_id, job_seeker_id, applied_at, status)
       select $2::int, ($3::int[])[nth + 1], at, 'pending' from times`,
      [jobId, seekers],
    );
  }
}
