import { NamedPlaces } from '#search/adapters/criteria/named-places.js';
import { SqlPlaces } from '#search/adapters/places/sql-places.js';
import { ExchangeRates } from '#jobs/adapters/pay/exchange-rates.js';
import { CloseMatches } from '#search/adapters/results/close-matches.js';
import { Explanations } from '#search/adapters/results/explanations.js';
import { CountLimits, SearchCounts } from '#search/adapters/results/search-counts.js';
import { SearchLocations } from '#search/adapters/criteria/search-locations.js';
import { SearchLookups } from '#search/adapters/criteria/search-lookups.js';
import { SearchPages } from '#search/adapters/results/search-pages.js';
import { SearchReadings } from '#search/adapters/criteria/search-readings.js';
import { SearchTerms } from '#search/adapters/indexing/search-terms.js';
import { SearchedCriteria } from '#search/adapters/criteria/searched-criteria.js';
import { SqlJobSearch } from '#search/adapters/sql-job-search.js';
import { SqlJobSearchIndex } from '#search/adapters/indexing/sql-job-search-index.js';
import { InMemoryUnitOfWork } from '../in-memory/shared/in-memory-unit-of-work.js';
import { noResponseCache } from '../server/no-response-cache.js';
import type { Database } from '#platform/postgres/database.js';
import type { Clock } from '#shared/application/clock.js';
import type { UnitOfWork } from '#shared/application/unit-of-work.js';

const rates = ExchangeRates.load(undefined);

/** The search of one process, over a database that others may share. */
export type SearchProcess = {
  readonly search: SqlJobSearch;
  readonly index: SqlJobSearchIndex;
  readonly terms: SearchTerms;
  readonly criteria: SearchedCriteria;
};

/** Counts, without a cache if none is given. */
export function countsOver(
  database: Database,
  clock: Clock,
  limits = new CountLimits(),
  memory = noResponseCache(database, new InMemoryUnitOfWork(), clock),
): SearchCounts {
  return new SearchCounts(database, limits, memory);
}

/** How searches are understood, without a cache if none is given. */
export function criteriaOver(
  database: Database,
  clock: Clock,
  terms = new SearchTerms(database),
  memory = noResponseCache(database, new InMemoryUnitOfWork(), clock),
): SearchedCriteria {
  const readings = new SearchReadings(new SearchLookups(database, new NamedPlaces(database)), terms, memory);
  const locations = new SearchLocations(database, new SqlPlaces(database));
  return new SearchedCriteria(readings, locations, rates, database, memory);
}

/** The search without its index. */
export function searchOver(
  database: Database,
  clock: Clock,
  counts = countsOver(database, clock),
  criteria = criteriaOver(database, clock),
): SqlJobSearch {
  return new SqlJobSearch(
    new SearchPages(database),
    counts,
    criteria,
    new CloseMatches(database),
    new Explanations(database),
    clock,
  );
}

export function searchProcess(
  database: Database,
  unitOfWork: UnitOfWork,
  clock: Clock,
  counts?: SearchCounts,
  memory = noResponseCache(database, unitOfWork, clock),
): SearchProcess {
  const terms = new SearchTerms(database);
  const index = new SqlJobSearchIndex(database, memory, terms, rates);
  const criteria = criteriaOver(database, clock, terms, memory);
  return { search: searchOver(database, clock, counts, criteria), index, terms, criteria };
}
