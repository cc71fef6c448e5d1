import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { withConnection } from '#platform/postgres/connection/database-url.js';
import { freshDatabase, type FreshDatabase } from '../../support/database/database.js';
import { eventually } from '../../support/eventually.js';
import { ServerProcess } from '../../support/server/server-process.js';

type Line = Record<string, unknown> & { msg?: string };
type Span = { name: string; traceId: string; attributes: { key: string; value: { stringValue?: string } }[] };
type Traces = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const TRACE_PARENT = `00-${TRACE}-00f067aa0ba902b7-01`;

describe('the log and the traces of a server', () => {
  const spans: Span[] = [];
  let receiver: Server;
  let database: FreshDatabase;
  let server: ServerProcess;
  beforeAll(async () => {
    receiver = createServer(async (request, response) => {
      const { resourceSpans } = JSON.parse(await text(request)) as Traces;
      spans.push(...resourceSpans.flatMap((one) => one.scopeSpans.flatMap((scope) => scope.spans)));
      response.end('{}');
    }).listen(0, '127.0.0.1');
    database = await freshDatabase();
    server = await ServerProcess.start({
      DATABASE_URL: database.url,
      DEMO_DATA: 'false',
      SMTP_URL: 'smtp://jobs:a-password@127.0.0.1:1',
      SESSION_SECRET: 'a-secret-of-the-operator',
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_BSP_SCHEDULE_DELAY: '100',
    });
  });
  afterAll(async () => {
    await server.stop();
    await database.drop();
    receiver.close();
  });

  const lines = () =>
    server.output
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Line);
  const about = (requestId: string) => lines().filter((line) => line['requestId'] === requestId);
  const get = async (path: string, headers: Record<string, string>) => {
    const response = await fetch(server.url + path, { headers });
    const body = (await response.json()) as { requestId?: string };
    return { status: response.status, id: response.headers.get('x-request-id') ?? '', body };
  };

  it('say how it was started, and that it is ready', () => {
    const [starting, ready] = ['Starting', 'Ready'].map((msg) => lines().find((line) => line.msg === msg));
    expect(starting).toMatchObject({
      version: '0.1.0',
      settings: { DEMO_DATA: 'false', SCHEDULES: 'false', SESSION_SECRET: '(set)', SMTP_URL: 'smtp://127.0.0.1:1' },
    });
    expect(starting?.['settings']).not.toHaveProperty('PATH');
    expect(ready?.['milliseconds']).toBeGreaterThan(0);
    expect(server.output).not.toMatch(/a-password|a-secret/);
  });

  it('name a request as the proxy did, or by its trace', async () => {
    expect(await get('/api/nothing', { 'x-request-id': 'proxy-1' })).toMatchObject({ status: 404, id: 'proxy-1' });
    await eventually(async () => expect(about('proxy-1')).toHaveLength(1));
    expect(about('proxy-1')).toMatchObject([{ method: 'GET', path: '/api/nothing', status: 404, msg: 'Refused' }]);
    expect((await get('/api/nothing', { traceparent: TRACE_PARENT })).id).toBe(TRACE);
    await eventually(async () => expect(about(TRACE)).toMatchObject([{ traceId: TRACE }]));
  });

  it.each(['x'.repeat(65), 'two words', 'a"b', ''])('do not repeat a malformed id: %s', async (id) => {
    const given = await get('/api/nothing', {
      'x-request-id': id,
      traceparent: `00-${'0'.repeat(32)}-${'1'.repeat(16)}-01`,
    });
    expect(given.id).toMatch(/^[\da-f-]{36}$/);
  });

  it('say once why a request failed, under the id in its response', async () => {
    const failure = await withConnection(database.url, async (client) => {
      await client.query('alter table job rename column title to gone');
      return get('/api/jobs/1/public', { 'x-request-id': 'failed-1' }).finally(() =>
        client.query('alter table job rename column gone to title'),
      );
    });
    expect(failure).toMatchObject({ status: 500, id: 'failed-1', body: { requestId: 'failed-1' } });
    await eventually(async () => expect(about('failed-1')).toHaveLength(1));
    expect(about('failed-1')).toMatchObject([
      { level: 50, path: '/api/jobs/1/public', status: 500, msg: 'Unexpected error', err: { code: '42703' } },
    ]);
  });

  it('trace requests and their statements without queries and values', async () => {
    await get('/api/nothing?token=secret-in-a-query', { traceparent: TRACE_PARENT });
    await fetch(`${server.url}/api/jobs/2/public?x=waiter`, { headers: { traceparent: TRACE_PARENT } });
    const ownNames = () => spans.filter(({ traceId }) => traceId === TRACE).map(({ name }) => name);
    await eventually(async () =>
      expect(ownNames()).toEqual(
        expect.arrayContaining(['GET /api/jobs/:id/public', expect.stringMatching(/^pg.query/)]),
      ),
    );
    expect(JSON.stringify(spans)).not.toMatch(/secret-in-a-query|waiter/);
  });
});
