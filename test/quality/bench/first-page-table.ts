import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { SearchTerms } from '#jobs/adapters/search/indexing/search-terms.js';
import { Database } from '#platform/postgres/database.js';
import { Notifications, type Listener } from '#platform/postgres/notifications.js';
import { ResponseCache } from '#platform/response-cache/response-cache.js';
import { isDatabaseAway } from '#platform/postgres/connection/database-errors.js';
import { MikroOrmUnitOfWork } from '#platform/postgres/mikro-orm-unit-of-work.js';
import { ormOptions } from '#platform/postgres/connection/orm-options.js';
import { EventBus } from '#shared/application/event-bus.js';
import { Clock } from '#shared/application/clock.js';
import type { JobSearch } from '#jobs/application/ports/job-search.js';
import { processorClock } from '../../support/processes/processor-time.js';
import { countsOver, criteriaOver, searchOver } from '../../support/job-search/search-process.js';
import { NO_REPLICAS } from '../../support/server/no-response-cache.js';
import { commonWords } from './common-words.js';
import { figure, printTable, quantile } from './tables.js';

/** Runs of each word, after one that warms up. */
const RUNS = 3;
/** The words with the most expensive pages are listed. */
const WORST = 10;
const PAGE = { sort: 'relevance', limit: 20 } as const;
const STRIP = 3;

/** The most milliseconds of processor time for one page, by the number of listings. */
const GOALS: Readonly<Record<number, number>> = { 10_000: 15, 100_000: 30, 1_000_000: 150 };

/** The parts of a first search page, which the site asks for at once. */
const PARTS: Readonly<Record<string, (search: JobSearch, keywords: string) => Promise<unknown>>> = {
  'results and total': (search, keywords) => search.page({ ...PAGE, keywords }),
  facets: (search, keywords) => search.facets({ keywords }),
  'understood, close matches': (search, keywords) => search.related({ keywords }),
  'premium strip': (search, keywords) =>
    search.page({ ...PAGE, keywords, premiumOnly: true, limit: STRIP, isCounted: false }),
};

/**
 * Processor time in milliseconds of a word's page, and of each part when asked for alone;
 * undefined if it took too long.
 */
type PageCost = { readonly word: string; readonly whole: number; readonly parts: readonly number[] };

/** A search and what empties its memory. */
type Measured = { readonly search: JobSearch; readonly forget: () => void; readonly computed: () => Promise<number> };

/** Prints what a first search page costs for each of the 200 most common words, with nothing from memory. */
export async function firstPageTable(databases: ReadonlyMap<number, string>): Promise<void> {
  for (const [size, url] of databases) {
    const { costs, tooLong } = await measured(url);
    const goal = GOALS[size] ?? Infinity;
    const byCost = costs.toSorted((a, b) => a.whole - b.whole);
    const times = byCost.map(({ whole }) => whole);
    const row = ({ word, whole, parts }: PageCost): string[] => [word, figure(whole), ...parts.map(figure)];
    printTable(
      `First search page of ${costs.length + tooLong.length} common words at ${size.toLocaleString('en')} listings, ms of processor time; the goal is ${goal}`,
      ['word', 'whole', ...Object.keys(PARTS)],
      byCost.slice(-WORST).map(row),
    );
    const over = times.filter((time) => time > goal).length;
    printTable(
      'All words',
      ['', 'ms'],
      [
        ['median', figure(quantile(times, 0.5))],
        ['95th percentile', figure(quantile(times, 0.95))],
        ['worst', figure(times.at(-1) ?? NaN)],
        ['words over the goal', `${over + tooLong.length}`],
        ['words that took too long', tooLong.join(' ') || '0'],
      ],
    );
  }
}

async function measured(url: string): Promise<{ costs: PageCost[]; tooLong: string[] }> {
  const orm = await MikroORM.init(ormOptions(url));
  try {
    const database = new Database(orm.em);
    const terms = new SearchTerms(database);
    const computed = processorClock((sql) => database.query(sql));
    const page = { ...searchWithMemory(database, orm.em, terms), computed };
    const costs: PageCost[] = [];
    const tooLong: string[] = [];
    for (const word of await commonWords(database, terms)) {
      const cost = await costOf(word, page);
      if (cost) costs.push(cost);
      else tooLong.push(word);
    }
    return { costs, tooLong };
  } finally {
    await orm.close(true);
  }
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

async function costOf(word: string, { search, forget, computed }: Measured): Promise<PageCost | undefined> {
  const timed = async (work: () => Promise<unknown>): Promise<number> => {
    const before = await computed();
    for (let run = 0; run < RUNS; run += 1) {
      forget();
      await work();
    }
    return ((await computed()) - before) / RUNS;
  };
  const parts = Object.values(PARTS).map((part) => () => part(search, word));
  try {
    await Promise.all(parts.map((part) => part()));
    const whole = await timed(() => Promise.all(parts.map((part) => part())));
    const alone: number[] = [];
    for (const part of parts) alone.push(await timed(part));
    return { word, whole, parts: alone };
  } catch (error) {
    if (isDatabaseAway(error)) return undefined;
    throw error;
  }
}
