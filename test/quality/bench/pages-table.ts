import { Agent, get } from 'node:http';
import { MikroORM } from '@mikro-orm/postgresql';
import { join } from 'node:path';
import { SearchTerms } from '#search/adapters/indexing/search-terms.js';
import { Database } from '#platform/postgres/database.js';
import { ormOptions } from '#platform/postgres/connection/orm-options.js';
import { startChild } from './child-server.js';
import { commonWords } from './common-words.js';
import { figure, printTable, quantile } from './tables.js';
import { ADMIN } from './visitors.js';

const VISITORS = 8;
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
  try {
    await visit(server.url, words, WARM_UP_SECONDS);
    const { pages, refused, times } = await visit(server.url, words, SECONDS);
    printTable(
      `Whole search pages of ${words.length} common words, ${VISITORS} visitors at once, nothing from memory`,
      ['', 'figure', 'goal'],
      [
        ['pages per second', figure(pages / SECONDS), `${GOAL}`],
        ['requests refused', `${refused}`, '0'],
        ['ms of a page, median', figure(quantile(times, 0.5)), ''],
        ['ms of a page, 99th percentile', figure(quantile(times, 0.99)), ''],
      ],
    );
  } finally {
    await server.stop();
  }
}

type Visits = { pages: number; refused: number; times: number[] };

/** Visitors who look for one word after the other, each from another word on; a page asks for all its parts at once. */
async function visit(url: string, words: readonly string[], seconds: number): Promise<Visits> {
  const visits: Visits = { pages: 0, refused: 0, times: [] };
  const agent = new Agent({ keepAlive: true });
  const until = performance.now() + seconds * 1000;
  const visitor = async (first: number): Promise<void> => {
    for (let nth = first; performance.now() < until; nth++) {
      const begin = performance.now();
      const parts = REQUESTS.map((request) => status(`${url}${request}keywords=${words[nth % words.length]}`, agent));
      const refused = (await Promise.all(parts)).filter((code) => code !== 200).length;
      visits.refused += refused;
      if (refused === 0) visits.pages++;
      visits.times.push(performance.now() - begin);
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, (_, n) => visitor(Math.floor((n * words.length) / VISITORS))));
  agent.destroy();
  visits.times.sort((a, b) => a - b);
  return visits;
}

function status(url: string, agent: Agent): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode));
    }).once('error', reject);
  });
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
