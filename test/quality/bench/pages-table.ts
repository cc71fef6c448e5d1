import { MikroORM } from '@mikro-orm/postgresql';
import autocannon from 'autocannon';
import { join } from 'node:path';
import { SearchTerms } from '#jobs/adapters/search/indexing/search-terms.js';
import { Database } from '#platform/postgres/database.js';
import { ormOptions } from '#platform/postgres/connection/orm-options.js';
import { startChild } from './child-server.js';
import { commonWords } from './common-words.js';
import { figure, printTable } from './tables.js';
import { ADMIN } from './visitors.js';

const CONNECTIONS = 32;
const SECONDS = 20;
const WARM_UP_SECONDS = 5;
const GOAL = 50;

/** The requests of one search page. */
const REQUESTS = [
  '/api/jobs?',
  '/api/jobs/facets?',
  '/api/jobs/related?',
  '/api/jobs?premium=true&limit=3&total=false&',
];

/** Prints how many whole search pages of common words the server computes in a second, and how many requests it refuses. */
export async function pagesTable(databaseUrl: string, folder: string): Promise<void> {
  const words = await wordsOf(databaseUrl);
  const server = await startChild(
    ['dist/main.js'],
    {
      DATABASE_URL: databaseUrl,
      DATA_DIR: join(folder, 'data'),
      PORT: '0',
      LOG_LEVEL: 'warn',
      DEMO_DATA: 'false',
      SCHEDULES: 'false',
      // Room for what the parts of one page share, but not until another visitor looks for the same word.
      RESPONSE_CACHE_MB: '1',
      ...ADMIN,
    },
    '/health/ready',
  );
  let started = 0;
  // The requests of a page come at once over connections of their own, as from browsers; each visitor is at another word.
  const setupClient = (client: autocannon.Client): void => {
    const connection = started++ % CONNECTIONS;
    const visitor = Math.floor(connection / REQUESTS.length);
    const first = Math.floor((visitor * words.length * REQUESTS.length) / CONNECTIONS);
    const own = [...words.slice(first), ...words.slice(0, first)];
    client.setRequests(own.map((word) => ({ path: `${REQUESTS[connection % REQUESTS.length]}keywords=${word}` })));
  };
  const run = (duration: number) => autocannon({ url: server.url, connections: CONNECTIONS, duration, setupClient });
  try {
    await run(WARM_UP_SECONDS);
    const { requests: made, duration, non2xx, errors, latency } = await run(SECONDS);
    const answered = made.total - non2xx - errors;
    printTable(
      `Whole search pages of ${words.length} common words, ${CONNECTIONS} connections, nothing from memory`,
      ['', 'figure', 'goal'],
      [
        ['pages per second', figure(answered / REQUESTS.length / duration), `${GOAL}`],
        ['requests refused', `${non2xx + errors}`, '0'],
        ['ms of a request, median', figure(latency.p50), ''],
        ['ms of a request, 99th percentile', figure(latency.p99), ''],
      ],
    );
  } finally {
    await server.stop();
  }
}

async function wordsOf(url: string): Promise<string[]> {
  const orm = await MikroORM.init(ormOptions(url));
  try {
    const database = new Database(orm.em);
    return await commonWords(database, new SearchTerms(database));
  } finally {
    await orm.close(true);
  }
}
