import { COMMITTED_SCHEMA } from '#administration/adapters/persistence/committed-schema.js';
import { readSchema } from '#administration/adapters/persistence/live-schema.js';
import { withConnection } from '#platform/postgres/connection/database-url.js';
import { committedRules, readRules } from '../../support/database/schema-rules.js';
import { startTestServer, type TestServer } from '../../support/server/test-server.js';

type Table = { valid: boolean; count: number; error?: string };
type Status = {
  schemaStatus: { valid: boolean; tables: Record<string, Table> };
  databaseType: string;
  serverVersion: string;
  databaseUrl: string;
  timestamp: string;
};

describe('the database status', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  const status = async () => (await (await server.admin()).get<Status>('/api/admin/database/status')).body;
  const run = (sql: string) => withConnection(server.databaseUrl, (client) => client.query(sql));

  it('expects the schema that the migrations create, with all constraints, indexes, triggers and functions', async () => {
    // If this fails, run `npm run schema`.
    expect(await withConnection(server.databaseUrl, readSchema)).toEqual(COMMITTED_SCHEMA);
    expect(await withConnection(server.databaseUrl, readRules)).toEqual(committedRules());
  });

  it('shows row counts, version and address, without the password', async () => {
    const body = await status();
    expect(body.schemaStatus.valid).toBe(true);
    expect(Object.keys(body.schemaStatus.tables)).toEqual(Object.keys(COMMITTED_SCHEMA));
    expect(body.schemaStatus.tables['user_account']).toEqual({ valid: true, count: 1 });
    expect(body.databaseType).toBe('PostgreSQL');
    expect(body.serverVersion).toMatch(/^\d+/);
    expect(Math.abs(Date.parse(body.timestamp) - Date.now())).toBeLessThan(60_000);
    const { password, pathname } = new URL(server.databaseUrl);
    expect(new URL(body.databaseUrl).pathname).toBe(pathname);
    expect(new URL(body.databaseUrl).password).toBe(password && '***');
  });

  it('is restricted to admins', async () => {
    const [employer, seeker] = [await server.employer(), await server.jobSeeker()];
    for (const [client, expected] of [
      [employer, 403],
      [seeker, 403],
      [server.visitor(), 401],
    ] as const) {
      expect((await client.get('/api/admin/database/status')).status).toBe(expected);
    }
  });

  it('explains what is wrong with each table', async () => {
    await run('drop table message');
    await run('alter table bookmark drop column created_at');
    await run('alter table application alter column resume type varchar(10)');
    const { valid, tables } = (await status()).schemaStatus;
    expect(valid).toBe(false);
    expect(tables['message']).toEqual({ valid: false, count: 0, error: 'Table message is missing.' });
    expect(tables['bookmark']).toEqual({ valid: false, count: 0, error: 'Column created_at is missing.' });
    expect(tables['application']?.error).toBe('Column resume is character varying(10) instead of text.');
    expect(tables['user_account']?.valid).toBe(true);
  });
});
