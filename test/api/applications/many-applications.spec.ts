import { Client } from 'pg';
import { Database } from '#platform/postgres/database.js';
import { manyApplications } from '../../support/rows/many-applications.js';
import { openListing } from '../../support/mothers/open-listing.js';
import type { ApiClient } from '../../support/server/api-client.js';
import { startTestServer, type TestServer } from '../../support/server/test-server.js';

const STATUSES = ['pending', 'reviewed', 'shortlisted', 'interviewed', 'offered', 'rejected'];

/** Applications to the employer; other employers have twelve times as many. */
const MANY = 2_000;

type Statement = { readonly text: string; readonly values: readonly unknown[] };

/** A node of a PostgreSQL query plan. */
type Plan = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly Plan[];
};

describe('two thousand applications to one employer', () => {
  let server: TestServer;
  let client: Client;
  let employer: ApiClient;
  let listings: number[];
  /** Statements on the application table; the number of others varies with cached session lookups. */
  let statements: Statement[];
  beforeAll(async () => {
    server = await startTestServer();
    client = new Client({ connectionString: server.databaseUrl });
    await client.connect();
    const admin = await server.admin();
    const other = await server.employer();
    employer = await server.employer();
    listings = [await openListing(employer, admin), await openListing(employer, admin, { title: 'Bartender' })];
    const elsewhere: number[] = [];
    while (elsewhere.length < 24) elsewhere.push(await openListing(other, admin));
    for (const jobId of listings) await manyApplications(server.databaseUrl, jobId, MANY / listings.length);
    await client.query(
      `insert into application (job_id, job_seeker_id, applied_at, status)
       select elsewhere.id, a.job_seeker_id, a.applied_at, a.status
       from unnest($1::int[]) elsewhere (id) cross join application a where a.job_id = $2`,
      [elsewhere, listings[0]],
    );
    await client.query('vacuum analyze application, job');
    const database = server.app.get(Database, { strict: false });
    const query = database.query.bind(database);
    database.query = (statement, values = []) => {
      const text = typeof statement === 'string' ? statement : statement.text;
      // Without those of background work, which looks for due applications.
      if (/\b(from|join)\s+application\b(?!.*\bwork_lease\b)/s.test(text)) statements.push({ text, values });
      return query(statement, values);
    };
  });
  beforeEach(() => {
    statements = [];
  });
  afterAll(async () => {
    await client.end();
    await server.stop();
  });

  const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

  /** Indexes on applications that the recorded statements use. Fails on a sequential scan. */
  const indexesUsed = async (): Promise<string[]> => {
    const indexes: string[] = [];
    for (const { text, values } of statements) {
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (format json) ${text}`, [
        ...values,
      ]);
      const nodes = rows.flatMap(({ 'QUERY PLAN': [{ Plan: plan }] }) => nodesOf(plan));
      expect(
        nodes.filter((node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'application'),
      ).toEqual([]);
      indexes.push(
        ...nodes.flatMap((node) => node['Index Name'] ?? []).filter((name) => name.startsWith('application')),
      );
    }
    return indexes;
  };

  const lists: readonly (readonly [string, () => string])[] = [
    ['all', () => '/api/applications/employer?limit=20'],
    ['of a listing', () => `/api/applications/job/${listings[0]}`],
    ['of a listing, filtered', () => `/api/applications/employer?jobId=${listings[0]}&status=offered`],
    ['with words', () => '/api/applications/employer?search=concierge'],
    ['with a missed must-have', () => '/api/applications/employer?missesMustHave=true'],
    ...STATUSES.map(
      (status) => [`in column ${status}`, () => `/api/applications/employer?status=${status}&limit=20`] as const,
    ),
    ['counted', () => '/api/employer/summary'],
  ];

  it.each(lists)('are read through an index in at most two statements: %s', async (_name, path) => {
    const first = await employer.get(path());
    expect(first.status).toBe(200);
    const statementCount = statements.length;
    expect(statementCount).toBeLessThanOrEqual(2);
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1];
    const indexes = await indexesUsed();
    expect(indexes).not.toEqual([]);
    if (next === undefined) return;
    statements = [];
    expect((await employer.get(new URL(next, server.url).href.slice(server.url.length))).status).toBe(200);
    // Page two takes as many statements as page one.
    expect(statements).toHaveLength(statementCount);
    expect(await indexesUsed()).not.toEqual([]);
  });

  it('have timelines that are read through the primary key', async () => {
    const [newest] = (await employer.get<{ id: number }[]>('/api/applications/employer?limit=1')).body;
    statements = [];
    expect((await employer.get(`/api/applications/${newest?.id}/events`)).status).toBe(200);
    expect(statements.length).toBeLessThanOrEqual(2);
    expect(await indexesUsed()).toContain('application_pkey');
  });

  it('take as many statements as seven applications', async () => {
    const small = await server.employer();
    const jobId = await openListing(small, await server.admin());
    await manyApplications(server.databaseUrl, jobId, 7);
    for (const path of [
      '/api/applications/employer',
      '/api/applications/employer?status=pending',
      '/api/employer/summary',
    ]) {
      statements = [];
      await small.get(path);
      const few = statements.length;
      statements = [];
      await employer.get(path);
      expect([path, statements.length]).toEqual([path, few]);
    }
  });
});
