import { CountLimits, SearchCounts } from '../../../src/jobs/adapters/search/search-counts.js';
import { SearchLocations } from '../../../src/jobs/adapters/search/search-locations.js';
import { SearchMemory } from '../../../src/jobs/adapters/search/search-memory.js';
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
  readonly memory: SearchMemory;
};

export function searchProcess(
  database: Database,
  unitOfWork: UnitOfWork,
  clock: Clock,
  limits = new CountLimits(),
): SearchProcess {
  const memory = new SearchMemory(clock);
  const counts = new SearchCounts(database, memory, limits);
  const search = new SqlJobSearch(new SearchPages(database), counts, new SearchLocations(database, memory), clock);
  return {
    search,
    index: new SqlJobSearchIndex(database, unitOfWork, memory, noAnswers(database, unitOfWork, clock)),
    memory,
  };
}
