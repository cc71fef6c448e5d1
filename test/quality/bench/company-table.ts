import { join } from 'node:path';
import { Client } from 'pg';
import { PurgeEndedApplications, PurgeRejectedApplications } from '#applications';
import { SqlApplicationRetention } from '#applications/adapters/persistence/sql-application-retention.js';
import { ThesaurusTerms } from '#candidates/adapters/thesaurus-terms.js';
import { migrate } from '#platform/postgres/migrations/migrate.js';
import { ApiClient } from '../../support/server/api-client.js';
import { startChild, type ChildServer } from './child-server.js';
import { figure, printTable, quantile } from './tables.js';
import { ADMIN } from './visitors.js';

/** A hotel group, and the people who applied to it, are in its pool, or may be found. */
const SIZE = { members: 100, hotels: 200, listings: 2_000, applications: 100_000, pool: 5_000, findable: 20_000 };
/** About one of the applications; each other one has one. */
const NOTES = 100;
const ROUNDS = 15;

const OWNER = { username: 'bench-owner', password: 'a long secret of the bench' };

const ROLES = ['Waiter', 'Sous Chef', 'Receptionist', 'Room Attendant', 'Bartender', 'Tour Guide', 'Night Auditor'];

/** `$1`: the company; `$2`: the number of rows, where there is one. */
const SEED: readonly (readonly [statement: string, count?: number])[] = [
  [
    `with people as (
       insert into user_account (username, username_key, email, email_key, password_hash, full_name, role, created_at)
       select 'team' || n, 'team' || n, 'team' || n || '@x.org', 'team' || n || '@x.org', '', 'Member ' || n, 'employer', now()
       from generate_series(1, $2::int) n returning id)
     select $1::int, count(*) from people`,
    SIZE.members - 1,
  ],
  [`update company_member set company_id = $1, role = 'recruiter' where user_id <> $1`],
  [
    `insert into workplace (company_id, reference, name, location, defaults, awaits_review, created_at)
     select $1, 'H' || n, 'Hotel ' || n, 'Lisbon, Portugal', '{}', false, now() from generate_series(1, $2::int) n`,
    SIZE.hotels,
  ],
  [
    `insert into job (employer_id, workplace_id, title, company, location, description, salary, job_type, category, skills,
       is_premium, posted_at, approved_at, first_approved_at, closes_at)
     select $1, (select min(id) from workplace) + n % 200, 'Night Porter ' || n, 'Bench Hotels', 'Lisbon, Portugal',
       repeat('Welcome guests. ', 30), '', 'full_time', 'hotels', '[]', false, now() - n * interval '1 minute', now(), now(),
       now() + interval '20 days'
     from generate_series(1, $2::int) n`,
    SIZE.listings,
  ],
  [
    `insert into user_account (username, username_key, email, email_key, password_hash, full_name, role, created_at)
     select 'one' || n, 'one' || n, 'one' || n || '@x.org', 'one' || n || '@x.org', '', 'Person ' || n, 'job_seeker', now()
     from generate_series(1, $2::int) n where $1::int > 0`,
    SIZE.findable,
  ],
  [
    `insert into job_seeker_profile (user_id, headline, location, experience, desired_roles)
     select id, 'Concierge', 'Lisbon, Portugal', id % 20, '["Waiter"]' from user_account
     where role = 'job_seeker' and $1::int > 0 on conflict do nothing`,
  ],
  [
    `insert into application (job_id, job_seeker_id, applied_at, status, cover_letter)
     select (select min(id) from job) + (s.nth * 7 + k * 401) % ${SIZE.listings}, s.id,
       now() - (s.nth * 5 + k) * interval '1 minute',
       (array['pending', 'reviewed', 'shortlisted', 'interviewed', 'offered', 'rejected'])[(s.nth + k) % 6 + 1],
       repeat('Dear team. ', 20)
     from (select id, row_number() over (order by id)::int as nth from user_account where role = 'job_seeker') s,
       generate_series(1, $2::int) k where $1::int > 0`,
    SIZE.applications / SIZE.findable,
  ],
  [
    `insert into pool_member (employer_id, job_seeker_id, consent_text, consented_at, expires_at)
     select $1, id, 'They may.', now() - id * interval '1 minute', now() + interval '1 year'
     from user_account where role = 'job_seeker' order by id limit $2::int`,
    SIZE.pool,
  ],
  [
    `with m as (select user_id, row_number() over (order by user_id) - 1 as nth from company_member where company_id = $1)
     update application a set assignee_id = m.user_id from m where a.id % 200 = m.nth`,
  ],
  [
    `insert into application_note (application_id, author_id, text, written_at)
     select a.id, $1::int, 'Call her about the season, please.', now()
     from application a, generate_series(1, case when a.id = 1 then $2::int else 1 end) n`,
    NOTES,
  ],
  [
    `insert into application_event (application_id, step, status, occurred_at)
     select id, 'status', 'rejected', applied_at from application where status = 'rejected' and $1::int > 0`,
  ],
  [`insert into company_retention (company_id, rejected_days, ended_days) values ($1, 60, 60)`],
  [`update employer_profile set is_trusted = true, verified_at = now() where user_id = $1`],
];

const FINDABLE = `
  insert into findable_person (user_id, shows_name, shows_photo, shows_headline, shows_place, since, terms, made_with,
    languages, experience, available_from, latitude, longitude)
  select id, true, true, true, true, now(), array_to_tsvector($3::text[]), $4, array['en>0', 'en>1', 'en>2'], id % 20,
    '2027-01-01', 38.7 + id % 100 * 0.05, -9.1
  from user_account where role = 'job_seeker' and id % $1 = $2`;

const READS: readonly (readonly [name: string, path: string])[] = [
  ['Today: the figures', '/api/employer/summary'],
  ['listings', '/api/employer/jobs'],
  ['applications', '/api/applications/employer?limit=20'],
  ['applications, by status', '/api/applications/employer?limit=20&status=shortlisted'],
  ['applications, by name', '/api/applications/employer?limit=20&search=person+1234'],
  ['applications, of a hotel', '/api/applications/employer?limit=20&workplaceId=7'],
  ['applications, by name order', '/api/applications/employer?limit=20&sort=name'],
  ['applications, mine', '/api/applications/employer?limit=20&assignee=me'],
  ['applications, of nobody', '/api/applications/employer?limit=20&assignee=none'],
  ['one application', '/api/applications/1'],
  ['its notes', '/api/applications/1/notes'],
  ['who may see it', '/api/applications/employer/members?applicationId=1'],
  ['the board: a column', '/api/applications/employer?limit=20&status=pending'],
  ['talent pool', '/api/employer/talent-pool?limit=20'],
  ['talent pool, searched', '/api/employer/talent-pool?limit=20&search=person+12'],
  ['analytics', '/api/employer/analytics'],
  ['people: a role', '/api/employer/candidates?role=waiter'],
  ['people: a role near a place', '/api/employer/candidates?role=sous+chef&near=Lisbon,+Portugal&radius=100'],
  ['people: a role with a language', '/api/employer/candidates?role=receptionist&language=en&level=Advanced'],
];

/** Prints what the main reads of a large company take. */
export async function companyTable(serverUrl: string, folder: string): Promise<void> {
  const url = new URL(serverUrl);
  url.pathname = '/bench_company';
  const server = await connected(serverUrl);
  try {
    await server.query('drop database if exists bench_company with (force)');
    await server.query('create database bench_company');
    await migrate(url.href);
    const site = await startChild(
      ['dist/main.js'],
      {
        DATABASE_URL: url.href,
        DATA_DIR: join(folder, 'data'),
        PORT: '0',
        LOG_LEVEL: 'warn',
        DEMO_DATA: 'false',
        SCHEDULES: 'false',
        LIMIT_CANDIDATE_SEARCHES_PER_DAY: '0',
        ...ADMIN,
      },
      '/health/ready',
    );
    try {
      await measure(site, url.href);
    } finally {
      await site.stop();
    }
    await server.query('drop database bench_company with (force)');
  } finally {
    await server.end();
  }
}

async function measure(site: ChildServer, databaseUrl: string): Promise<void> {
  const account = {
    ...OWNER,
    email: 'owner@x.org',
    fullName: 'Bench Owner',
    role: 'employer',
    companyName: 'Bench Hotels',
  };
  const owner = await new ApiClient(site.url).register(account);
  const database = await connected(databaseUrl);
  try {
    await fill(database, owner.user.id);
    const rows: string[][] = [];
    for (const [name, path] of READS) rows.push([name, ...(await figuresOf(site, owner, database, path))]);
    rows.push(['export of all applications: first bytes', ...(await firstBytes(owner, site.url))]);
    rows.push(['what the retention deletes next, counted', ...(await timeOfRetention(database))]);
    rows.push(['a member with 500 applications is removed', ...(await timeOfRemoval(owner, database))]);
    const { members, hotels, listings, applications, findable } = SIZE;
    const sizes = [members, hotels, listings, applications, findable].map((count) => count.toLocaleString('en'));
    printTable(
      `A company of ${sizes[0]} members, ${sizes[1]} hotels, ${sizes[2]} listings and ${sizes[3]} applications; ${sizes[4]} people to be found`,
      ['read', 'median ms', 'server CPU ms', 'transactions'],
      rows,
    );
  } finally {
    await database.end();
  }
}

async function fill(database: Client, company: number): Promise<void> {
  for (const [statement, count] of SEED)
    await database.query(statement, count === undefined ? [company] : [company, count]);
  const terms = new ThesaurusTerms();
  const shown = { name: true, photo: true, headline: false, place: true };
  for (const [nth, role] of ROLES.entries()) {
    const facts = { headline: null, location: null, skills: [], languages: [], certificates: [], experience: null };
    const words = terms.of({ ...facts, desiredRoles: [role], availableFrom: null }, shown);
    await database.query(FINDABLE, [ROLES.length, nth, words, terms.fingerprint]);
  }
  await database.query('vacuum analyze');
}

async function figuresOf(site: ChildServer, owner: ApiClient, database: Client, path: string): Promise<string[]> {
  const read = async (): Promise<void> => {
    const { status } = await owner.get(path);
    if (status !== 200) throw new Error(`${path} returned ${status}.`);
  };
  // What was seeded may still be on its way to the disk.
  for (let failed = 0; (await owner.get(path)).status !== 200; failed += 1)
    if (failed === 10) throw new Error(`${path} gets no answer.`);
  const [transactions, processor] = [await transactionsOf(database), (await site.processorTime()) ?? NaN];
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const begin = performance.now();
    await read();
    times.push(performance.now() - begin);
  }
  const used = ((await site.processorTime()) ?? NaN) - processor;
  const made = (await transactionsOf(database)) - transactions;
  return [
    figure(
      quantile(
        times.toSorted((a, b) => a - b),
        0.5,
      ),
    ),
    figure(used / 1_000 / ROUNDS),
    figure(made / ROUNDS),
  ];
}

/** Committed by the server: each statement outside of a transaction is one. */
async function transactionsOf(database: Client): Promise<number> {
  // The server reports them when its connections are idle.
  for (let last = -1; ;) {
    await database.query('select pg_sleep(1.2)');
    await database.query('select pg_stat_clear_snapshot()');
    const { rows } = await database.query<{ count: number }>(
      'select xact_commit::int as count from pg_stat_database where datname = current_database()',
    );
    const count = rows[0]?.count ?? 0;
    // The questions of this loop count, too.
    if (count - last <= 4) return count;
    last = count;
  }
}

async function firstBytes(owner: ApiClient, url: string): Promise<string[]> {
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const begin = performance.now();
    const response = await fetch(`${url}/api/applications/employer/export`, {
      headers: { cookie: owner.sessionCookie ?? '' },
    });
    const reader = response.body?.getReader();
    await reader?.read();
    times.push(performance.now() - begin);
    await reader?.cancel();
  }
  return [
    figure(
      quantile(
        times.toSorted((a, b) => a - b),
        0.5,
      ),
    ),
    '',
    '',
  ];
}

async function timeOfRetention(client: Client): Promise<string[]> {
  const database = {
    one: async (text: string, values: unknown[]) => (await client.query(text, values)).rows[0],
  };
  const retention = new SqlApplicationRetention(database as never, {
    retention: { rejectedApplicationsDays: 0 } as never,
  });
  const begin = performance.now();
  await new PurgeRejectedApplications(retention).due();
  await new PurgeEndedApplications(retention).due();
  return [figure(performance.now() - begin), '', ''];
}

/** They are assigned to nobody, each with an entry in its timeline. */
async function timeOfRemoval(owner: ApiClient, database: Client): Promise<string[]> {
  const { rows } = await database.query<{ id: number }>(
    'select assignee_id as id from application where assignee_id <> $1 group by 1 order by 1 limit 1',
    [owner.user.id],
  );
  const begin = performance.now();
  const { status } = await owner.delete(`/api/company/members/${rows[0]?.id}`);
  if (status !== 204) throw new Error(`The removal returned ${status}.`);
  return [figure(performance.now() - begin), '', ''];
}

async function connected(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString });
  await client.connect();
  return client;
}
