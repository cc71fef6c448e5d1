import { Database } from '#platform/postgres/database.js';
import type { ApiClient } from '../../support/server/api-client.js';
import { manyApplications } from '../../support/rows/many-applications.js';
import { openListing } from '../../support/mothers/open-listing.js';
import { startTestServer, type TestServer } from '../../support/server/test-server.js';

const MOST_REQUESTS = 20;

/** An employer with 10,000 applications; the number of statements must not grow with them. */
describe('statements per list', () => {
  let server: TestServer;
  let employer: ApiClient;
  let jobId: number;
  let statements: string[];
  beforeAll(async () => {
    server = await startTestServer();
    employer = await server.employer();
    jobId = await openListing(employer, await server.admin());
    await manyApplications(server.databaseUrl, jobId, 10_000);
    const pool = await server.app.get(Database).nativePool();
    statements = [];
    const query = pool.query.bind(pool);
    pool.query = ((...call: Parameters<typeof query>) => {
      const [statement] = call as unknown[];
      statements.push(typeof statement === 'string' ? statement : (statement as { text: string }).text);
      return query(...call);
    }) as typeof pool.query;
  });
  afterAll(() => server.stop());

  /**
   * The fewest statements of some requests, without those for the session and account, which are cached for seconds.
   * Background work shares the pool, so it asks again while there are more than the maximum.
   */
  async function statementsOf(path: string, maximum: number): Promise<number> {
    const counts = [Infinity];
    while (Math.min(...counts) > maximum && counts.length <= MOST_REQUESTS) {
      statements.length = 0;
      expect((await employer.get(path)).status).toBe(200);
      const own = statements.filter((text) => !/(from|update) session|id as "userId", u\.role/.test(text));
      counts.push(own.length);
    }
    return Math.min(...counts);
  }

  it.each([
    ['the applications of an employer', () => '/api/applications/employer?limit=100', 2],
    [
      'the applications of an employer, filtered',
      () => '/api/applications/employer?status=offered&search=applicant',
      2,
    ],
    ['the text of applications and profiles', () => '/api/applications/employer?search=concierge%20greek&limit=20', 2],
    ['the applications for one job', () => `/api/applications/job/${jobId}?limit=100`, 3],
    ['the jobs of an employer', () => '/api/employer/jobs', 2],
    ['the summary of an employer', () => '/api/employer/summary', 1],
  ])('are limited for %s', async (_name, path, maximum) => {
    const count = await statementsOf(path(), maximum);
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(maximum);
  });

  it('return pages without gaps or duplicates', async () => {
    const seen = new Set<number>();
    let next: string | undefined = '/api/applications/employer?limit=100&status=offered';
    let pages = 0;
    let offered = 0;
    while (next) {
      const page: { headers: Headers; body: { id: number }[] } = await employer.get<{ id: number }[]>(next);
      for (const { id } of page.body) seen.add(id);
      next = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1];
      offered = Number(page.headers.get('x-total-count'));
      pages += 1;
    }
    expect({ pages, seen: seen.size }).toEqual({ pages: 17, seen: offered });
  });
});
