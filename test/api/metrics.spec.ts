import { RunDueJobs } from '../../src/administration/application/run-due-jobs.js';
import { startTestServer, type TestServer } from '../support/server/test-server.js';

describe('figures for Prometheus', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  const figures = async () => {
    const { status, headers, body } = await server.visitor().get<string>('/metrics');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/plain');
    return body;
  };

  it('count requests by route and status, and name nobody', async () => {
    const seeker = await server.jobSeeker();
    await seeker.get('/api/user');
    await server.visitor().get('/api/jobs/4711/public');
    await server.visitor().get(`/api/${seeker.user.username}`);
    const text = await figures();
    expect(text).toContain(
      'wayfare_http_request_duration_seconds_count{method="GET",route="/api/user",status="200"} 1',
    );
    expect(text).toContain('route="/api/jobs/:id/public",status="404"} 1');
    expect(text).not.toContain(seeker.user.username);
    expect(text).not.toContain('4711');
  });

  it('tell of the database, streams, backups and jobs', async () => {
    expect(await figures()).not.toContain('wayfare_backup_age_seconds{');
    await server.app.get(RunDueJobs).execute();
    const text = await figures();
    expect(text).toContain('wayfare_database_up 1');
    expect(text).toContain('wayfare_event_streams 0');
    expect(text).toMatch(/wayfare_database_pool_connections\{state="idle"\} \d+/);
    expect(text).toMatch(/wayfare_backup_age_seconds\{kind="full"\} \d+(\.\d+)?\n/);
    expect(text).toMatch(/wayfare_backup_age_seconds\{kind="critical"\} \d+(\.\d+)?\n/);
    expect(text).toContain('wayfare_job_last_run_failed{job="full-backup"} 0');
    expect(text).toMatch(/wayfare_job_last_run_timestamp_seconds\{job="sweep-files"\} \d+/);
  });
});
