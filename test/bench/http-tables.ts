import autocannon from 'autocannon';
import { get } from 'node:http';
import { join } from 'node:path';
import { startChild, type ChildServer } from './child-server.js';
import { PATHS, recordRoutes } from './recorded-routes.js';
import { figure, printTable } from './tables.js';

const CONNECTIONS = 32;
const SECONDS = 6;
const WARM_UP_SECONDS = 2;
const MEGABYTE = 1024 * 1024;

/** Measures the whole server under load beside a bare one, and prints requests per second, bytes, start and memory. */
export async function httpTables(databaseUrl: string, folder: string): Promise<void> {
  const routes = JSON.stringify(await recordRoutes(databaseUrl));
  const bareProgram = new URL('./bare-server.js', import.meta.url);
  const bare = (prepared: string): Promise<ChildServer> =>
    startChild(bareProgram, { DATABASE_URL: databaseUrl, ROUTES: routes, PREPARED: prepared }, '/');
  const wayfare = await startChild(
    new URL('../../src/main.js', import.meta.url),
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
    const [own, bare, bareNamed] = [
      await requestsPerSecond(wayfare, path),
      await requestsPerSecond(plain, path),
      await requestsPerSecond(prepared, path),
    ];
    rows.push([name, figure(own), figure(bare), ratio(own, bare), figure(bareNamed), ratio(own, bareNamed)]);
  }
  printTable(
    `Requests per second, ${CONNECTIONS} connections; bare is node:http and pg sending the same bytes from the same SQL`,
    ['', 'Wayfare', 'bare', 'ratio', 'bare, prepared', 'ratio'],
    rows,
  );
}

async function requestsPerSecond({ url }: ChildServer, path: string): Promise<number> {
  const load = (duration: number) => autocannon({ url: url + path, connections: CONNECTIONS, duration });
  await load(WARM_UP_SECONDS);
  const result = await load(SECONDS);
  if (result.non2xx + result.errors > 0)
    throw new Error(`${url}${path} refused ${result.non2xx + result.errors} times.`);
  return result.requests.total / result.duration;
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
