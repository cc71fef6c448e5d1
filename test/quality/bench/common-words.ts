import type { SearchTerms } from '#search/adapters/indexing/search-terms.js';
import type { Database } from '#platform/postgres/database.js';

const MOST = 200;

const COMMON = `
  select word from job_search_word
  where word ~ '^[a-z]{3,}$' and listings > 0 order by listings desc, word limit ${MOST}`;

/** The words that most listings have, counted as every night: a word of one listing may not have been counted yet. */
export async function commonWords(database: Database, terms: Pick<SearchTerms, 'countWords'>): Promise<string[]> {
  if (!(await database.exists('select from job_search_word where listings > 1'))) await terms.countWords();
  return (await database.query<{ word: string }>(COMMON)).map(({ word }) => word);
}
