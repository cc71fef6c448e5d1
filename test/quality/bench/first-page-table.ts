import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { SearchTerms } from '#search/adapters/indexing/search-terms.js';
import { Database } from '#platform/postgres/database.js';
import { Notifications, type Listener } from '#platform/postgres/notifications.js';
import { ResponseCache } from '#platform/response-cache/response-cache.js';
import { isDatabaseAway } from '#platform/postgres/connection/database-errors.js';
import { MikroOrmUnitOfWork } from '#platform/postgres/mikro-orm-unit-of-work.js';
import { ormOptions } from '#platform/postgres/connection/orm-options.js';
import { EventBus } from '#shared/application/event-bus.js';
import { Clock } from '#shared/application/clock.js';
import type { JobSearch } from '#search/adapters/queries/job-search.js';
import { processorClock } from '../../support/processes/processor-time.js';
import { countsOver, criteriaOver, searchOver } from '../../support/job-search/search-process.js';
import { NO_REPLICAS } from '../../support/server/no-response-cache.js';
import { measuredQueries } from '../search/measure.js';
import { commonWords } from './common-words.js';
import { figure, printTable, quantile } from './tables.js';

/** Runs of each word, after one that warms up. */
const RUNS = 3;
const EVERYDAY = 200;
/** The searches with the most expensive pages are listed. */
const WORST = 10;
const PAGE = { sort: 'relevance', limit: 20 } as const;
const STRIP = 3;

/** The most milliseconds of processor time for one page, by the number of listings. */
const GOALS: Readonly<Record<number, number>> = { 10_000: 15, 100_000: 30, 1_000_000: 150 };

/** The parts of a first search page, which the site asks for at once. */
const PARTS: Readonly<Record<string, (search: JobSearch, typed: Typed) => Promise<unknown>>> = {
  'results and total': (search, typed) => search.page({ ...PAGE, ...typed }),
  facets: (search, typed) => search.facets(typed),
  'understood, close matches': (search, typed) => search.related(typed),
  'premium strip': (search, typed) =>
    search.page({ ...PAGE, ...typed, premiumOnly: true, limit: STRIP, isCounted: false }),
};

type Typed = { readonly keywords?: string; readonly location?: string };

/** Processor time in milliseconds of a search's page, and of each part when asked for alone. */
type PageCost = { readonly typed: string; readonly whole: number; readonly parts: readonly number[] };

/** A search and what empties its memory. */
type Measured = { readonly search: JobSearch; readonly forget: () => void; readonly computed: () => Promise<number> };

/** Prints what first search pages cost, with nothing from memory, of common words and of everyday searches. */
export async function firstPageTable(databases: ReadonlyMap<number, string>): Promise<void> {
  for (const [size, url] of databases) {
    const orm = await MikroORM.init(ormOptions(url));
    try {
      const database = new Database(orm.em);
      const terms = new SearchTerms(database);
      const computed = processorClock((sql) => database.query(sql));
      const page = { ...searchWithMemory(database, orm.em, terms), computed };
      const words = (await commonWords(database, terms)).map((keywords) => ({ keywords }));
      printCosts('common words', size, await costsOf(words, page));
      printCosts('everyday searches', size, await costsOf(everydaySearches(), page));
    } finally {
      await orm.close(true);
    }
  }
}

type Costs = { readonly costs: readonly PageCost[]; readonly tooLong: readonly string[] };

function printCosts(what: string, size: number, { costs, tooLong }: Costs): void {
  const goal = GOALS[size] ?? Infinity;
  const byCost = costs.toSorted((a, b) => a.whole - b.whole);
  const times = byCost.map(({ whole }) => whole);
  const row = ({ typed, whole, parts }: PageCost): string[] => [typed, figure(whole), ...parts.map(figure)];
  printTable(
    `First search page of ${costs.length + tooLong.length} ${what} at ${size.toLocaleString('en')} listings, ms of processor time; the goal is ${goal}`,
    ['search', 'whole', ...Object.keys(PARTS)],
    byCost.slice(-WORST).map(row),
  );
  printTable(
    `All ${what}`,
    ['', 'ms'],
    [
      ['median', figure(quantile(times, 0.5))],
      ['95th percentile', figure(quantile(times, 0.95))],
      ['worst', figure(times.at(-1) ?? NaN)],
      ['over the goal', `${times.filter((time) => time > goal).length + tooLong.length}`],
      ['took too long', tooLong.join('; ') || '0'],
    ],
  );
}

async function costsOf(searches: readonly Typed[], page: Measured): Promise<Costs> {
  const costs: PageCost[] = [];
  const tooLong: string[] = [];
  for (const typed of searches) {
    const cost = await costOf(typed, page);
    if (cost) costs.push(cost);
    else tooLong.push(labelOf(typed));
  }
  return { costs, tooLong };
}

/** Searches of the quality sets, evenly over all kinds. */
function everydaySearches(): Typed[] {
  const searches = measuredQueries('.', 'queries');
  const nth = (index: number): number => Math.floor((index * EVERYDAY) / searches.length);
  return searches
    .filter((_, index) => nth(index) !== nth(index - 1))
    .map(({ keywords, location }) => ({ ...(keywords && { keywords }), ...(location && { location }) }));
}

function labelOf({ keywords = '', location }: Typed): string {
  return location === undefined ? keywords : `${keywords} @ ${location}`;
}

/** A search whose parts share what they compute, as in a server. */
function searchWithMemory(database: Database, em: EntityManager, terms: SearchTerms): Omit<Measured, 'computed'> {
  const clock = new Clock();
  const notifications = new CurrentNotifications();
  const settings = { responseCacheMegabytes: 32 };
  const unitOfWork = new MikroOrmUnitOfWork(em, new EventBus());
  const memory = new ResponseCache(database, unitOfWork, clock, notifications, NO_REPLICAS, settings);
  const counts = countsOver(database, clock, undefined, memory);
  const search = searchOver(database, clock, counts, criteriaOver(database, clock, terms, memory));
  return { search, forget: () => notifications.receive() };
}

/** Notifications that miss nothing, because nothing changes. */
class CurrentNotifications extends Notifications {
  private readonly receivers: Listener[] = [];

  constructor() {
    super('');
  }

  override get isCurrent(): boolean {
    return true;
  }

  override add(listener: Listener): void {
    this.receivers.push(listener);
  }

  receive(): void {
    for (const receiver of this.receivers) receiver.received('');
  }
}

async function costOf(typed: Typed, { search, forget, computed }: Measured): Promise<PageCost | undefined> {
  const timed = async (work: () => Promise<unknown>): Promise<number> => {
    const before = await computed();
    for (let run = 0; run < RUNS; run += 1) {
      forget();
      await work();
    }
    return ((await computed()) - before) / RUNS;
  };
  const parts = Object.values(PARTS).map((part) => () => part(search, typed));
  try {
    await Promise.all(parts.map((part) => part()));
    const whole = await timed(() => Promise.all(parts.map((part) => part())));
    const alone: number[] = [];
    for (const part of parts) alone.push(await timed(part));
    return { typed: labelOf(typed), whole, parts: alone };
  } catch (error) {
    if (isDatabaseAway(error)) return undefined;
    throw error;
  }
}
