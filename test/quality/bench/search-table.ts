import { MikroORM } from '@mikro-orm/postgresql';
import { Database } from '#platform/postgres/database.js';
import { isDatabaseAway } from '#platform/postgres/connection/database-errors.js';
import { EventBus } from '#shared/application/event-bus.js';
import { MikroOrmUnitOfWork } from '#platform/postgres/mikro-orm-unit-of-work.js';
import { ormOptions } from '#platform/postgres/connection/orm-options.js';
import { LoadPlaces } from '#search/adapters/places/load-places.js';
import { SqlPlaces } from '#search/adapters/places/sql-places.js';
import { AdvisoryLock } from '#platform/postgres/locks/advisory-lock.js';
import { Clock } from '#shared/application/clock.js';
import { CountLimits, SearchCounts, type Count } from '#search/adapters/results/search-counts.js';
import type { JobFilter, JobSearch, JobSearchQuery } from '#search/adapters/queries/job-search.js';
import { processorClock } from '../../support/processes/processor-time.js';
import { noResponseCache } from '../../support/server/no-response-cache.js';
import { searchProcess } from '../../support/job-search/search-process.js';
import { RARE_WORD } from './listings.js';
import { figure, printTable, quantile } from './tables.js';

const NEWEST: JobSearchQuery = { sort: 'newest', limit: 20 };

/** Limits of each measurement, in time and runs, after a warm-up. */
const MILLISECONDS = 3_000;
const RUNS = 200;
const WARM_UP = 8;

const NEAR = { near: 'Lisbon, Portugal', radius: 50 } as const;
const FACTS: JobFilter = { facts: ['housing', 'meals'] };
const RARE_FACTS: JobFilter = { facts: ['freeHousing', 'couples', 'nightShift'], language: 'de' };

const PAGES: Record<string, Partial<JobSearchQuery>> = {
  'page: no filter': {},
  'page: category': { category: 'cruise' },
  'page: rare category and type': { category: 'other', jobType: 'remote' },
  'page: Remote': { location: 'Remote' },
  'page: a country': { location: 'Portugal' },
  'page: common keyword': { keywords: 'concierge' },
  'page: common keyword, category': { keywords: 'guests', category: 'cruise' },
  'page: fairly rare keyword': { keywords: 'lead eco lodge host' },
  'page: rare keyword (5 hits)': { keywords: RARE_WORD },
  'page: no hit': { keywords: 'submarine' },
  'page: no hit, two letters': { keywords: 'qz' },
  'page: best paid': { sort: 'salary' },
  'page: keyword by relevance': { keywords: 'concierge', sort: 'relevance' },
  'page: part of a word by relevance': { keywords: 'hote', sort: 'relevance' },
  'page: rare keyword by relevance': { keywords: RARE_WORD, sort: 'relevance' },
  'page: no hit by relevance': { keywords: 'submarine', sort: 'relevance' },
  'page: salary range first': { salary: { from: 90_000, to: 120_000 } },
  'page: within 50 km': { ...NEAR, sort: 'distance' },
  'page: within 500 km': { ...NEAR, radius: 500, sort: 'distance' },
  'page: within 50 km, newest first': NEAR,
  'page: within 50 km, two facts': { ...NEAR, ...FACTS, sort: 'distance' },
  'page: within 50 km, common keyword': { ...NEAR, keywords: 'concierge', sort: 'distance' },
  'page: two facts': FACTS,
  'page: three facts and a language (rare)': RARE_FACTS,
  'page: premium strip': { premiumOnly: true, keywords: 'guide', limit: 3 },
};

const WITH_TOTAL: Record<string, Partial<JobSearchQuery>> = {
  'page and total: no keyword': {},
  'page and total: common keyword': { keywords: 'concierge' },
  'page and total: rare keyword (5 hits)': { keywords: RARE_WORD },
  'page and total: no hit': { keywords: 'submarine' },
  'page and total: no hit, two letters': { keywords: 'qz' },
  'page and total: no hit, common words (worst)': { keywords: 'guests menus' },
};

const TOTALS: Record<string, Partial<JobSearchQuery>> = {
  'total and facets: no keyword': {},
  'total and facets: common keyword': { keywords: 'concierge' },
  'total and facets: rare keyword': { keywords: RARE_WORD },
  'total and facets: within 50 km': NEAR,
  'total and facets: within 50 km, two facts': { ...NEAR, ...FACTS },
  'total and facets: two facts': FACTS,
};

const SUGGESTED = ['sa', 'san f', 'Lisbon, Por', 'saint-tr', 'xqzw'];

const RELATED: Record<string, JobFilter> = {
  'related: other words for a common title': { keywords: 'waitress' },
  'related: two words, another order': { keywords: 'lisbon chef' },
  'related: misspelled': { keywords: 'conceirge' },
  'related: a country, a category': { keywords: 'bar staff usa', category: 'hotels' },
  'related: an activity': { keywords: 'teach skiing in the alps' },
  'related: common words': { keywords: 'manager hotel' },
  'related: a word of descriptions': { keywords: 'waitress sunset' },
  'related: a common word of descriptions': { keywords: 'guests' },
  'related: nothing': { keywords: 'submarine zeppelins' },
  'related: 500 words': { keywords: 'chef waiter hotel guide '.repeat(125) },
};

/** Ascending milliseconds, and the mean processor time; undefined if a query exceeds the request timeout (503). */
type Times = { readonly all: readonly number[]; readonly processor: number } | undefined;
type Measured = ReadonlyMap<string, Times>;

/** Goals for the 95th percentile, by kind, with 10,000, 100,000 and 1,000,000 listings. */
const SIZES = [10_000, 100_000, 1_000_000];
const GOALS: readonly (readonly [kind: RegExp, milliseconds: readonly number[]])[] = [
  [/two letters/, [Infinity, Infinity, 1_000]],
  [/^page:/, [5, 8, 60]],
  [/^total/, [5, 25, 300]],
  [/^related/, [20, 40, 150]],
  [/^places/, [10, 10, 10]],
];

/** Measures the search over databases of several sizes, one query at a time; prints the milliseconds and goals. */
export async function searchTable(databases: ReadonlyMap<number, string>): Promise<void> {
  const columns = new Map<number, Measured>();
  for (const [size, url] of databases) columns.set(size, await measureDatabase(url));
  const heads = [
    'one client, ms p50 / p95 / processor time (goal)',
    ...[...columns.keys()].map((size) => size.toLocaleString('en')),
  ];
  const kinds = [...([...columns.values()][0]?.keys() ?? [])];
  printTable(
    'Search',
    heads,
    kinds.map((kind) => [kind, ...[...columns].map(([size, column]) => cell(column.get(kind), goalOf(kind, size)))]),
  );
}

function goalOf(kind: string, size: number): number {
  const [, goals] = GOALS.find(([pattern]) => pattern.test(kind)) ?? [];
  return goals?.[SIZES.indexOf(size)] ?? Infinity;
}

function cell(times: Times, goal: number): string {
  if (!times) return 'too long';
  const [half, most] = [quantile(times.all, 0.5), quantile(times.all, 0.95)];
  const figures = `${figure(half)} / ${figure(most)} / ${figure(times.processor)}`;
  if (goal === Infinity) return figures;
  return `${figures} (${goal})${most <= goal ? '' : ' !'}`;
}

async function measureDatabase(url: string): Promise<Measured> {
  const orm = await MikroORM.init(ormOptions(url));
  const found = new Map<string, Times>();
  try {
    const database = new Database(orm.em);
    const clock = new Clock();
    const unitOfWork = new MikroOrmUnitOfWork(orm.em, new EventBus());
    await new LoadPlaces(database, new AdvisoryLock(database), noResponseCache(database, unitOfWork, clock)).execute();
    const { search } = searchProcess(database, unitOfWork, clock);
    const noCounts = new NoCounts(database, new CountLimits(), noResponseCache(database, unitOfWork, clock));
    const { search: pages } = searchProcess(database, unitOfWork, clock, noCounts);
    for (const [kind, query] of Object.entries(PAGES)) found.set(kind, await measurePage(database, pages, query));
    found.set(
      'page: the 50th, by its cursor',
      await measurePage(database, pages, { cursor: await cursorOfPage(pages, 50) }),
    );
    for (const [kind, query] of Object.entries(WITH_TOTAL)) found.set(kind, await measurePage(database, search, query));
    for (const [kind, query] of Object.entries(TOTALS))
      found.set(kind, await measure(database, () => search.facets(query)));
    for (const [kind, filter] of Object.entries(RELATED))
      found.set(kind, await measure(database, () => search.related(filter)));
    const places = new SqlPlaces(database);
    for (const text of SUGGESTED) found.set(`places: "${text}"`, await measure(database, () => places.suggest(text)));
  } finally {
    await orm.close(true);
  }
  return found;
}

class NoCounts extends SearchCounts {
  override count(): Promise<Count> {
    return Promise.resolve({ total: 0, isExact: true });
  }
}

function measurePage(database: Database, search: JobSearch, query: Partial<JobSearchQuery>): Promise<Times> {
  return measure(database, () => search.page({ ...NEWEST, ...query }));
}

async function cursorOfPage(search: JobSearch, number: number): Promise<string | undefined> {
  let cursor: string | undefined;
  for (let page = 1; page < number; page += 1) cursor = (await search.page({ ...NEWEST, cursor })).nextCursor;
  return cursor;
}

async function measure(database: Database, work: () => Promise<unknown>): Promise<Times> {
  try {
    return await timesOf(database, work);
  } catch (error) {
    if (isDatabaseAway(error)) return undefined;
    throw error;
  }
}

async function timesOf(database: Database, work: () => Promise<unknown>): Promise<Times> {
  const times: number[] = [];
  const timed = async (): Promise<number> => {
    const begin = performance.now();
    await work();
    return performance.now() - begin;
  };
  for (let run = 0; run < WARM_UP; run += 1) await timed();
  const end = performance.now() + MILLISECONDS;
  const computed = processorClock((sql) => database.query(sql));
  const before = await computed();
  while (times.length < RUNS && performance.now() < end) times.push(await timed());
  const processor = ((await computed()) - before) / times.length;
  return { all: times.sort((a, b) => a - b), processor };
}
