import { Logger } from '@nestjs/common';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { withConnection } from '#platform/postgres/connection/database-url.js';
import { requireUsableFiles } from '#platform/files/file-source.js';
import { readSettings } from '#platform/config/settings.js';
import { s3Variables } from '../../support/files/s3-server.js';
import { startTestServer, type TestServer } from '../../support/server/test-server.js';
import { eventually } from '../../support/eventually.js';

describe('while the database is away, a process', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  it('stays ready, because it answers with a sentence', async () => {
    const visitor = server.visitor();
    expect(await visitor.get('/health/ready')).toMatchObject({ status: 200, body: { status: 'ok' } });
    const ok = { database: 'ok', disk: 'ok', files: 'ok' };
    expect(await visitor.get('/health/dependencies')).toMatchObject({ status: 200, body: ok });
    await withoutDatabase(server, async () => {
      expect(await visitor.get('/health/ready')).toMatchObject({ status: 200, body: { status: 'ok' } });
      const states = await visitor.get('/health/dependencies');
      expect(states).toMatchObject({ status: 503, body: { ...ok, database: 'away' } });
      expect(states.headers.get('retry-after')).toBe('5');
      expect((await visitor.get<string>('/metrics')).body).toContain('\nwayfare_database_up 0\n');
      expect(await visitor.get('/api/jobs?limit=7')).toMatchObject({
        status: 503,
        body: { code: 'database_away' },
      });
    });
    await eventually(async () => expect((await visitor.get('/health/dependencies')).body).toEqual(ok));
  });
});

/** Renames the database meanwhile, as a restore does for a moment. */
async function withoutDatabase({ databaseUrl }: TestServer, meanwhile: () => Promise<void>): Promise<void> {
  const url = new URL(databaseUrl);
  const name = url.pathname.slice(1);
  url.pathname = '/postgres';
  await withConnection(url.href, async (client) => {
    await client.query(`
      select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    await client.query(`alter database ${name} rename to ${name}_away`);
    try {
      await meanwhile();
    } finally {
      await client.query(`alter database ${name}_away rename to ${name}`);
    }
  });
}

describe('a file store', () => {
  let store: Server;
  let status: number;
  let endpoint: string;
  beforeAll(async () => {
    Logger.overrideLogger(false);
    store = createServer((_request, response) => response.writeHead(status).end());
    await new Promise<void>((listening) => store.listen(0, '127.0.0.1', listening));
    endpoint = `http://127.0.0.1:${(store.address() as AddressInfo).port}`;
  });
  afterAll(() => store.close());

  const check = (at: string) => {
    const access = { bucket: 'wayfare', region: 'r', accessKeyId: 'k', secretAccessKey: 's', forcePathStyle: true };
    const variables = s3Variables({ settings: { ...access, endpoint: at }, stop: () => Promise.resolve() });
    return requireUsableFiles(readSettings(variables));
  };

  it.each([500, 503])('that answers %i does not stop a process from starting', async (answer) => {
    status = answer;
    await expect(check(endpoint)).resolves.toBeUndefined();
  });

  it('that does not answer does not stop a process from starting', async () => {
    // Nothing listens on this port.
    await expect(check('http://127.0.0.1:1')).resolves.toBeUndefined();
  });

  it.each([
    [403, 'access is denied'],
    [404, 'there is no such bucket'],
  ])('that answers %i stops a process from starting', async (answer, reason) => {
    status = answer;
    await expect(check(endpoint)).rejects.toThrow(`cannot be used at S3_ENDPOINT (${reason})`);
  });
});
