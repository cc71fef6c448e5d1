import { CountLimits, SearchCounts } from '../../../src/jobs/adapters/search/search-counts.js';
import { SearchLocations } from '../../../src/jobs/adapters/search/search-locations.js';
import { SearchPages } from '../../../src/jobs/adapters/search/search-pages.js';
import { SqlJobSearch } from '../../../src/jobs/adapters/search/sql-job-search.js';
import { SqlJobSearchIndex } from '../../../src/jobs/adapters/search/sql-job-search-index.js';
import { noAnswers } from '../server/no-answers.js';
import type { Database } from '../../../src/shared/adapters/postgres/database.js';
import type { Clock } from '../../../src/shared/application/clock.js';
import type { UnitOfWork } from '../../../src/shared/application/unit-of-work.js';

/** The search as one process has it, over a database that it may share with others. */
export type SearchProcess = {
  readonly search: SqlJobSearch;
  readonly index: SqlJobSearchIndex;
};

export function searchProcess(
  database: Database,
  unitOfWork: UnitOfWork,
  clock: Clock,
  limits = new CountLimits(),
): SearchProcess {
  const counts = new SearchCounts(database, limits);
  const search = new SqlJobSearch(new SearchPages(database), counts, new SearchLocations(database), clock);
  return { search, index: new SqlJobSearchIndex(database, noAnswers(database, unitOfWork, clock)) };
}
