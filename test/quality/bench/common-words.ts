import type { SearchTerms } from '#jobs/adapters/search/indexing/search-terms.js';
import type { Database } from '#platform/postgres/database.js';

const MOST = 200;

const COMMON = `
  select word from job_search_word
  where word ~ '^[a-z]{3,}$' and listings > 0 order by listings desc, word limit ${MOST}`;

/** The words that most listings have, counted as every night. */
export async function commonWords(database: Database, terms: Pick<SearchTerms, 'countWords'>): Promise<string[]> {
  const known = await words(database);
  if (known.length > 0) return known;
  await terms.countWords();
  return words(database);
}

async function words(database: Database): Promise<string[]> {
  return (await database.query<{ word: string }>(COMMON)).map(({ word }) => word);
}
