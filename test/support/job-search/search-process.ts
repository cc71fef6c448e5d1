import { ExchangeRates } from '#jobs/adapters/pay/exchange-rates.js';
import { FactCounts } from '#jobs/adapters/search/fact-counts.js';
import { Concepts } from '#jobs/adapters/search/related/concepts.js';
import { RelatedIndex } from '#jobs/adapters/search/related/related-index.js';
import { RelatedSearch } from '#jobs/adapters/search/related/related-search.js';
import { Spelling } from '#jobs/adapters/search/related/spelling.js';
import { Thesaurus } from '#jobs/adapters/search/related/thesaurus.js';
import { CountLimits, SearchCounts } from '#jobs/adapters/search/search-counts.js';
import { SqlPlaces } from '#jobs/adapters/places/sql-places.js';
import { SearchLocations } from '#jobs/adapters/search/search-locations.js';
import { SearchPages } from '#jobs/adapters/search/search-pages.js';
import { WordIndex } from '#jobs/adapters/search/keywords/word-index.js';
import { SqlJobSearch } from '#jobs/adapters/search/sql-job-search.js';
import { SqlJobSearchIndex } from '#jobs/adapters/search/sql-job-search-index.js';
import { InMemoryUnitOfWork } from '../in-memory/shared/in-memory-unit-of-work.js';
import { noResponseCache } from '../server/no-response-cache.js';
import type { Database } from '#platform/postgres/database.js';
import type { Clock } from '#shared/application/clock.js';
import type { UnitOfWork } from '#shared/application/unit-of-work.js';

const thesaurus = Thesaurus.load();
const rates = ExchangeRates.load(undefined);
const concepts = Concepts.load();

/** The search of one process, over a database that others may share. */
export type SearchProcess = {
  readonly search: SqlJobSearch;
  readonly index: SqlJobSearchIndex;
  readonly related: RelatedIndex;
};

/** Counts without a cache. */
export function countsOver(database: Database, clock: Clock, limits = new CountLimits()): SearchCounts {
  return new SearchCounts(database, limits, noResponseCache(database, new InMemoryUnitOfWork(), clock));
}

/** The search without its index. */
export function searchOver(database: Database, clock: Clock, counts = countsOver(database, clock)): SqlJobSearch {
  const wordIndex = new WordIndex(database);
  const related = new RelatedSearch(database, new Spelling(database, thesaurus), thesaurus, wordIndex);
  const facts = new FactCounts(database, counts);
  const pages = new SearchPages(database, wordIndex);
  const locations = new SearchLocations(database, new SqlPlaces(database), wordIndex);
  return new SqlJobSearch(pages, counts, facts, locations, related, clock);
}

export function searchProcess(
  database: Database,
  unitOfWork: UnitOfWork,
  clock: Clock,
  counts?: SearchCounts,
): SearchProcess {
  const related = new RelatedIndex(database, concepts);
  const index = new SqlJobSearchIndex(database, noResponseCache(database, unitOfWork, clock), related, rates);
  return { search: searchOver(database, clock, counts), index, related };
}
