import autocannon from 'autocannon';
import { get } from 'node:http';
import { join } from 'node:path';
import { startChild, type ChildServer } from './child-server.js';
import { figure, printTable } from './tables.js';
import { ADMIN, distinctSearches, keepChanging, searching, type SetupClient } from './visitors.js';

const CONNECTIONS = 32;
const SECONDS = 6;
const MIX_SECONDS = 25;
/** Long enough for the just-in-time compiler. */
const WARM_UP_SECONDS = 5;
/** Tolerated share of failed requests. */
const MAX_FAILED = 0.01;
const MEGABYTE = 1024 * 1024;

/** Searches measured without the cache, and a listing measured with it. */
const PATHS = {
  keyword: '/api/jobs?keywords=concierge',
  category: '/api/jobs?category=cruise',
  job: '/api/jobs/4711',
} as const;
/** Milliseconds between two changes of public listings, and the goal for the ratio. */
const CHANGES = [
  { every: 10_000, name: '10,000 searches, a change every 10 s', goal: 2 },
  { every: 333, name: '10,000 searches, 3 changes a second', goal: 1.2 },
] as const;

const BARE_SERVER = ['--import', './test/support/runner/typescript.mjs', 'test/quality/bench/bare-server.ts'];

/** Compares the server under load with a bare one; prints requests per second, bytes, startup and memory. */
export async function httpTables(databaseUrl: string, folder: string): Promise<void> {
  const start = (answerCache: string): Promise<ChildServer> =>
    startChild(
      ['dist/main.js'],
      {
        DATABASE_URL: databaseUrl,
        DATA_DIR: join(folder, 'data'),
        PORT: '0',
        LOG_LEVEL: 'info',
        DEMO_DATA: 'false',
        SCHEDULES: 'false',
        RESPONSE_CACHE_MB: answerCache,
        ...ADMIN,
      },
      '/health/ready',
    );
  const wayfare = await start('32');
  const uncached = await start('0');
  const bare = await startChild(BARE_SERVER, { DATABASE_URL: databaseUrl }, '/');
  try {
    await requireSameBytes(wayfare, bare);
    const before = await wayfare.residentMemory();
    await requestsTable(wayfare, uncached, bare);
    await mixTable(wayfare, bare);
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
    await Promise.all([wayfare.stop(), uncached.stop(), bare.stop()]);
  }
}

const COLUMNS = ['', 'Wayfare', 'bare', 'ratio', 'goal', 'Wayfare µs', 'bare µs'];

function row(name: string, goal: number, own: Load, other: Load): string[] {
  return [
    name,
    ...[own, other].map(({ perSecond }) => figure(perSecond)),
    (own.perSecond / other.perSecond).toFixed(2),
    goal.toFixed(1),
    ...[own, other].map(({ processorTime }) => figure(processorTime)),
  ];
}

async function requestsTable(wayfare: ChildServer, uncached: ChildServer, bare: ChildServer): Promise<void> {
  const rows: string[][] = [];
  for (const path of [PATHS.keyword, PATHS.category])
    rows.push(row(`${path}, computed`, 0.6, await load(uncached, path), await load(bare, path)));
  rows.push(row(`${PATHS.job}, from memory`, 1, await load(wayfare, PATHS.job), await load(bare, PATHS.job)));
  printTable(
    `Requests per second and µs of processor time each, ${CONNECTIONS} connections; ` +
      'bare is node:http and pg: it computes every page and its total with the same SQL, sends the same bytes, and caches nothing',
    COLUMNS,
    rows,
  );
}

/** What people search for, while listings change: the share from memory counts those that were searched for before. */
async function mixTable(wayfare: ChildServer, bare: ChildServer): Promise<void> {
  const paths = distinctSearches();
  const other = await load(bare, '/', searching(paths), MIX_SECONDS);
  const rows: string[][] = [];
  for (const { every, name, goal } of CHANGES) {
    const stopChanging = await keepChanging(wayfare.url, every);
    // Fills the memory first.
    await load(wayfare, '/', searching(paths), MIX_SECONDS);
    const before = await publicResponses(wayfare);
    const own = await load(wayfare, '/', searching(paths), MIX_SECONDS);
    const after = await publicResponses(wayfare);
    await stopChanging();
    const [memory, computed] = [after.memory - before.memory, after.computed - before.computed];
    rows.push([...row(name, goal, own, other), `${figure((100 * memory) / (memory + computed))} %`, '80 %']);
  }
  printTable('What people search for, while listings change', [...COLUMNS, 'from memory', 'goal'], rows);
}

async function publicResponses({ url }: ChildServer): Promise<{ memory: number; computed: number }> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const of = (from: string): number =>
    Number(new RegExp(`^wayfare_public_responses_total\\{from="${from}"\\} (\\d+)`, 'm').exec(metrics)?.[1] ?? 0);
  return { memory: of('memory'), computed: of('computed') };
}

type Load = { readonly perSecond: number; readonly processorTime: number };

async function load(server: ChildServer, path: string, setupClient?: SetupClient, seconds = SECONDS): Promise<Load> {
  const run = (duration: number) =>
    autocannon({ url: server.url + path, connections: CONNECTIONS, duration, ...(setupClient && { setupClient }) });
  await run(WARM_UP_SECONDS);
  const before = await server.processorTime();
  const { requests, duration, non2xx, errors } = await run(seconds);
  const after = await server.processorTime();
  const failed = non2xx + errors;
  // On a busy machine a few requests time out.
  if (failed > requests.total * MAX_FAILED) throw new Error(`${failed} requests to ${server.url}${path} failed.`);
  return {
    perSecond: (requests.total - failed) / duration,
    processorTime: ((after ?? NaN) - (before ?? NaN)) / requests.total,
  };
}

async function bytesTable(wayfare: ChildServer): Promise<void> {
  const sizes = async (path: string): Promise<string[]> =>
    Promise.all(['identity', 'gzip', 'br'].map(async (encoding) => figure(await bytes(wayfare.url + path, encoding))));
  printTable(
    'Bytes per response',
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
    if (own !== other) throw new Error(`The responses of the two servers differ at ${path}: ${other?.slice(0, 200)}`);
  }
}
