import autocannon from 'autocannon';
import { get } from 'node:http';
import { join } from 'node:path';
import { startChild, type ChildServer } from './child-server.js';
import { PATHS, recordRoutes } from './recorded-routes.js';
import { figure, printTable } from './tables.js';

const CONNECTIONS = 32;
const SECONDS = 6;
/** So long that what is measured is compiled: a framework is more to compile than the bare server. */
const WARM_UP_SECONDS = 5;
const MEGABYTE = 1024 * 1024;

/** Measures the whole server under load beside a bare one, and prints requests per second, bytes, start and memory. */
export async function httpTables(databaseUrl: string, folder: string): Promise<void> {
  const routes = JSON.stringify(await recordRoutes(databaseUrl));
  const bareProgram = new URL('./bare-server.js', import.meta.url);
  const bare = (prepared: string): Promise<ChildServer> =>
    startChild(bareProgram, { DATABASE_URL: databaseUrl, ROUTES: routes, PREPARED: prepared }, '/');
  const wayfare = await startChild(
    new URL('../../../src/main.js', import.meta.url),
    { DATABASE_URL: databaseUrl, DATA_DIR: join(folder, 'data'), PORT: '0', LOG_LEVEL: 'info', DEMO_DATA: 'false' },
    '/health/ready',
  );
  const plain = await bare('');
  const prepared = await bare('yes');
  try {
    await requireSameBytes(wayfare, plain);
    const before = await wayfare.residentMemory();
    await requestsTable(wayfare, plain, prepared);
    await bytesTable(wayfare);
    printTable(
      'Process',
      ['', 'figure'],
      [
        ['ready after, s (database running, schema in place)', figure(wayfare.readyAfter / 1000)],
        ['resident memory before the load, MB', figure((before ?? NaN) / MEGABYTE)],
        ['resident memory after the load, MB', figure(((await wayfare.residentMemory()) ?? NaN) / MEGABYTE)],
      ],
    );
  } finally {
    await Promise.all([wayfare.stop(), plain.stop(), prepared.stop()]);
  }
}

async function requestsTable(wayfare: ChildServer, plain: ChildServer, prepared: ChildServer): Promise<void> {
  const rows: string[][] = [];
  for (const [name, path] of Object.entries(PATHS)) {
    const own = await load(wayfare, path);
    const bare = await load(plain, path);
    const named = await load(prepared, path);
    rows.push([
      name,
      ...[own, bare, named].map(({ perSecond }) => figure(perSecond)),
      ratio(own.perSecond, bare.perSecond),
      ratio(own.perSecond, named.perSecond),
      ...[own, bare, named].map(({ processorTime }) => figure(processorTime)),
    ]);
  }
  printTable(
    `Requests per second and µs of processor time each, ${CONNECTIONS} connections; ` +
      'bare is node:http and pg sending the same bytes from the same SQL',
    ['', 'Wayfare', 'bare', 'prepared', 'ratio', 'to prepared', 'Wayfare µs', 'bare µs', 'prepared µs'],
    rows,
  );
}

type Load = { readonly perSecond: number; readonly processorTime: number };

async function load(server: ChildServer, path: string): Promise<Load> {
  const run = (duration: number) => autocannon({ url: server.url + path, connections: CONNECTIONS, duration });
  await run(WARM_UP_SECONDS);
  const before = await server.processorTime();
  const { requests, duration, non2xx, errors } = await run(SECONDS);
  const after = await server.processorTime();
  if (non2xx + errors > 0) throw new Error(`${server.url}${path} refused ${non2xx + errors} times.`);
  return {
    perSecond: requests.total / duration,
    processorTime: ((after ?? NaN) - (before ?? NaN)) / requests.total,
  };
}

function ratio(own: number, other: number): string {
  return (own / other).toFixed(2);
}

async function bytesTable(wayfare: ChildServer): Promise<void> {
  const sizes = async (path: string): Promise<string[]> =>
    Promise.all(['identity', 'gzip', 'br'].map(async (encoding) => figure(await bytes(wayfare.url + path, encoding))));
  printTable(
    'Bytes of an answer',
    ['', 'raw', 'gzip', 'br'],
    [
      ['page of 20', ...(await sizes('/api/jobs'))],
      ['page of 20, by keyword', ...(await sizes(PATHS.keyword))],
      ['one listing', ...(await sizes(PATHS.job))],
      ['facets', ...(await sizes('/api/jobs/facets'))],
    ],
  );
}

function bytes(url: string, encoding: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': encoding } }, (response) => {
      let total = 0;
      response.on('data', (chunk: Buffer) => (total += chunk.length));
      response.on('end', () => resolve(total));
    }).on('error', reject);
  });
}

async function requireSameBytes(wayfare: ChildServer, bare: ChildServer): Promise<void> {
  for (const path of Object.values(PATHS)) {
    const [own, other] = await Promise.all([wayfare, bare].map(async ({ url }) => (await fetch(url + path)).text()));
    if (own !== other) throw new Error(`The two servers answer differently at ${path}.`);
  }
}
