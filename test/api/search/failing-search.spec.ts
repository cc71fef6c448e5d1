import { withConnection } from '#platform/postgres/connection/database-url.js';
import { startTestServer, type TestServer } from '../../support/server/test-server.js';

/**
 * A search counts while it reads the page. If both fail, a rejected promise that nobody awaits would end the process;
 * Jest fails a test that leaves one.
 */
describe('a search that fails in the database', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  const runDirectly = (sql: string) =>
    withConnection(server.databaseUrl, async (client) => void (await client.query(sql)));

  it.each([
    '/api/jobs',
    '/api/jobs?jobType=full_time&sort=salary',
    '/api/jobs?keywords=bartender',
    '/api/jobs/facets?jobType=full_time&language=de',
    '/api/jobs/related?keywords=bartender',
  ])('gets one response: %s', async (path) => {
    await runDirectly('alter table job_search rename to job_search_elsewhere');
    try {
      const { status, body } = await server.visitor().get<{ code: string }>(path);
      expect({ status, code: body.code }).toEqual({ status: 500, code: 'unexpected' });
    } finally {
      await runDirectly('alter table job_search_elsewhere rename to job_search');
    }
    // Every query of the failed search has ended by then.
    await new Promise((resolve) => void setTimeout(resolve, 100));
    expect((await server.visitor().get(path)).status).toBe(200);
  });
});
