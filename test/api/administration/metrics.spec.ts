import type { ExecutionContext } from '@nestjs/common';
import { MetricsGuard } from '#administration/adapters/http/metrics.guard.js';
import { CreateBackup } from '#administration/application/create-backup.js';
import { readSettings } from '#platform/config/settings.js';
import { later } from '../../support/shifted-clock.js';
import { TaskScheduler } from '#administration/adapters/schedule/task-scheduler.js';
import { startTestServer, type TestServer } from '../../support/server/test-server.js';

describe('/metrics', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  const figures = async () => {
    const { status, headers, body } = await server.visitor().get<string>('/metrics');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/plain');
    expect(headers.get('cache-control')).toBe('no-store');
    return body;
  };

  it('counts requests by route and status, without identifying anyone', async () => {
    const seeker = await server.jobSeeker();
    await seeker.get('/api/user');
    await server.visitor().get('/api/jobs/4711/public');
    await server.visitor().get(`/api/${seeker.user.username}`);
    // The second response comes from the cache.
    await server.visitor().get('/api/jobs');
    await server.visitor().get('/api/jobs');
    const text = await figures();
    expect(text).toContain('route="/api/jobs",status="200"} 2');
    expect(text).toContain(
      'wayfare_http_request_duration_seconds_count{method="GET",route="/api/user",status="200"} 1',
    );
    expect(text).toContain('route="/api/jobs/:id/public",status="404"} 1');
    expect(text).not.toContain(seeker.user.username);
    expect(text).not.toContain('4711');
  });

  it('reports the database, event streams, backups and scheduled tasks', async () => {
    expect(await figures()).not.toContain('wayfare_backup_age_seconds{');
    await server.app.get(TaskScheduler).catchUp();
    const text = await figures();
    expect(text).toContain('wayfare_database_up 1');
    expect(text).toContain('wayfare_event_streams 0');
    expect(text).toMatch(/wayfare_database_pool_connections\{state="idle"\} \d+/);
    expect(text).toMatch(/wayfare_backup_age_seconds\{kind="full"\} \d+(\.\d+)?\n/);
    expect(text).toMatch(/wayfare_backup_age_seconds\{kind="critical"\} \d+(\.\d+)?\n/);
    expect(text).toContain('wayfare_task_last_run_failed{task="full-backup"} 0');
    expect(text).toMatch(/wayfare_task_last_run_timestamp_seconds\{task="sweep-files"\} \d+/);
  });

  it('reports its version, and counts mails and what is audited, such as failed sign-ins, from 0', async () => {
    const before = await figures();
    expect(before).toMatch(/^wayfare_build_info\{version="\d+\.\d+\.\d+",node="v24\.[\d.]+"\} 1$/m);
    for (const end of ['sent', 'failed']) expect(before).toContain(`wayfare_mails_total{end="${end}"} 0\n`);
    expect(before).toContain('wayfare_audit_entries_total{action="sign-in.failed"} 0\n');
    await server.visitor().post('/api/login', { username: 'nobody', password: 'a wrong password' });
    expect(await figures()).toContain('wayfare_audit_entries_total{action="sign-in.failed"} 1\n');
  });

  it('reports memory, event loop lag and free disk space', async () => {
    const text = await figures();
    for (const name of [
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_p99_seconds',
      'wayfare_data_directory_free_bytes',
    ]) {
      expect(text).toMatch(new RegExp(`^${name} [\\d.e+-]+$`, 'm'));
    }
  });

  it('never reports a negative age, and flags backups dated in the future', async () => {
    await later(server, 400 * 24 * 3_600_000, () => server.app.get(CreateBackup).execute('full', 'request'));
    const ahead = await figures();
    expect(ahead).toContain('wayfare_backup_age_seconds{kind="full"} 0\n');
    expect(ahead).toContain('wayfare_backup_clock_ahead{kind="full"} 1');
    expect(ahead).toContain('wayfare_backup_clock_ahead{kind="critical"} 0');
    await server.app.get(CreateBackup).execute('full', 'request');
    expect(await figures()).toContain('wayfare_backup_clock_ahead{kind="full"} 0');
  });

  it.each(['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'Via'])('rejects requests with %s', async (name) => {
    const { status, body } = await server.visitor().get('/metrics', { [name]: '127.0.0.1' });
    expect(status).toBe(403);
    expect(body).toMatchObject({ message: expect.stringContaining('Set METRICS_TOKEN') });
  });

  it('rejects callers from other machines, whatever their headers', () => {
    const guard = new MetricsGuard(readSettings({ TRUST_PROXY: '1' }));
    const call = (remoteAddress: string, headers: Record<string, string> = {}) => {
      const request = { socket: { remoteAddress }, headers, ip: '127.0.0.1' };
      const http = { getRequest: () => request, getResponse: () => ({ setHeader: () => undefined }) };
      return () => guard.canActivate({ switchToHttp: () => http } as unknown as ExecutionContext);
    };
    for (const local of ['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1']) expect(call(local)()).toBe(true);
    for (const remote of ['192.0.2.1', '2001:db8::1', '::ffff:192.0.2.1', '10.0.0.1', '']) {
      expect(call(remote)).toThrow('same machine');
    }
  });

  it('requires a bearer token from every caller when METRICS_TOKEN is set', async () => {
    const token = 'a token of enough characters';
    const guarded = await server.sibling({ METRICS_TOKEN: token.replaceAll(' ', '-') });
    const scrape = (headers: Record<string, string>) => guarded.visitor().get('/metrics', headers);
    const authorization = `Bearer ${token.replaceAll(' ', '-')}`;
    expect((await scrape({ authorization })).status).toBe(200);
    expect((await scrape({ authorization, 'x-forwarded-for': '192.0.2.1' })).status).toBe(200);
    for (const wrong of [undefined, 'Bearer', 'Bearer another-token-of-16', authorization.slice(0, -1), 'Basic abc']) {
      const refused = await scrape(wrong === undefined ? {} : { authorization: wrong });
      expect(refused.status).toBe(401);
      expect(refused.headers.get('www-authenticate')).toBe('Bearer');
    }
    await guarded.stop();
  });
});
