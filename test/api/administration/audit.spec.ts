import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { AuditHead } from '#administration/adapters/persistence/audit-head-read-model.js';
import { Client } from 'pg';
import { SqlAuditTrail } from '#administration';
import { Database } from '#platform/postgres/database.js';
import { RowStreams } from '#platform/postgres/row-streams.js';
import type { ApiClient } from '../../support/server/api-client.js';
import { startTestServer, type TestServer } from '../../support/server/test-server.js';

type Entry = {
  position: number;
  action: string;
  actorName: string | null;
  subjectName: string | null;
  details: object;
};

describe('the audit log', () => {
  let server: TestServer;
  let admin: ApiClient;
  beforeAll(async () => {
    server = await startTestServer();
    admin = await server.admin();
  });
  afterAll(() => server.stop());

  const list = (query: string) => admin.get<Entry[]>(`/api/admin/audit?${query}`);
  const actions = async (query: string) => (await list(query)).body.map(({ action }) => action);

  it('shows the current names of users, and none of deleted users', async () => {
    const seeker = await server.jobSeeker({ fullName: 'Ada Before' });
    await seeker.put('/api/account', { fullName: 'Ada After' });
    const { body } = await list(`person=${seeker.user.id}&limit=1`);
    expect(body).toMatchObject([{ action: 'account.renamed', actorName: 'Ada After', subjectName: 'Ada After' }]);
    await seeker.request('DELETE', '/api/account', { body: { password: 'correct horse' } });
    const { body: later } = await list(`person=${seeker.user.id}`);
    expect(later.map(({ subjectName }) => subjectName)).toEqual(Array.from({ length: 4 }, () => 'Deleted user'));
  });

  it('filters by actor, action, subject and time, in pages', async () => {
    const [seeker, other] = [await server.jobSeeker(), await server.jobSeeker()];
    const { body: link } = await admin.post<object>(`/api/users/${seeker.user.id}/password-reset-link`, {
      password: 'correct horse',
    });
    expect(link).toHaveProperty('url');
    expect(await actions(`actor=${admin.user.id}&subjectKind=user&subjectId=${seeker.user.id}`)).toEqual([
      'password.link-created',
    ]);
    expect(await actions(`action=account.registered&person=${other.user.id}`)).toEqual(['account.registered']);
    expect(await actions('from=2100-01-01')).toEqual([]);
    expect(await actions(`before=2000-01-01T00:00:00Z`)).toEqual([]);
    const first = await list('limit=2');
    const next = /<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const second = (await admin.get<Entry[]>(next)).body;
    const positions = [...first.body, ...second].map(({ position }) => position);
    expect(positions).toEqual([...positions].sort((a, b) => b - a));
    expect(new Set(positions).size).toBe(first.body.length + second.length);
  });

  it('rejects invalid filters', async () => {
    for (const query of [
      'action=nothing',
      'actor=x',
      'subjectKind=ship',
      'from=yesterday',
      'before=2026-02-30',
      'from=2026-W50',
      'before=2026-350',
      `from=2026-01-01T00:00:00.${'0'.repeat(11)}Z`,
    ])
      expect((await list(query)).status).toBe(400);
  });

  it('exports the filtered entries and records the export', async () => {
    const seeker = await server.jobSeeker({ fullName: '=HYPERLINK("x")' });
    const { body, headers } = await admin.get<string>(`/api/admin/audit/export?person=${seeker.user.id}`);
    expect(headers.get('content-type')).toContain('text/csv');
    expect(body.trim().split('\n')).toHaveLength(3);
    expect(body).toContain(`"'=HYPERLINK`);
    expect(await actions('limit=1')).toEqual(['audit.exported']);
  });

  it('writes its newest place to the log of the process, as the check takes it', async () => {
    const logged = jest.spyOn(Logger.prototype, 'log').mockReturnValue(undefined);
    await server.app.get(AuditHead, { strict: false }).execute();
    const { end } = await new SqlAuditTrail(server.app.get(Database), server.app.get(RowStreams)).verify();
    expect(logged.mock.calls.map(([entry]) => entry as unknown)).toContainEqual({
      head: `${end.position}:${end.hash}`,
    });
    logged.mockRestore();
  });

  it('detects changed and missing entries', async () => {
    const trail = new SqlAuditTrail(server.app.get(Database), server.app.get(RowStreams));
    const intact = await trail.verify();
    expect(intact.problems).toEqual([]);
    expect(intact.length).toBe(intact.end.position);
    const superuser = new Client({ connectionString: server.databaseUrl });
    await superuser.connect();
    await superuser.query(`
      set session_replication_role = replica;
      update audit_entry set details = '{"forged": true}' where position = 2;
      delete from audit_entry where position = 4`);
    await superuser.end();
    expect((await trail.verify()).problems).toEqual([
      'Entry 2, or the one before it, was changed.',
      'Entry 4 is missing.',
    ]);
    await admin.put('/api/account', { fullName: 'Administrator' });
    expect((await trail.verify(intact.end)).problems).toHaveLength(2);
  });
});
