import type { JobCard, SearchOrder } from '../../application/ports/job-search.js';
import type { SoughtRange } from './search-criteria.js';
import { areTold } from './whole-words.js';

/**
 * How listings hold the keywords: as whole words of the title, else as whole words, else as part of a word, those apart
 * that are about what the keywords mean ("hr" is in "three"); or in any way.
 */
export type TextPlace = 'anywhere' | 'title' | 'words' | 'parts' | 'fitting parts' | 'other parts';

/** A part of the results that comes as a whole before the next one, sorted within by columns that an index has. */
export type SearchPart = {
  /** Whether the listings' own ranges overlap the one sought; undefined where none is. */
  readonly salaryMatch?: boolean;
  readonly place: TextPlace;
  readonly pay: 'any' | 'known' | 'unknown';
  /** The nearest first. */
  readonly isByDistance?: true;
};

/** The place of a listing within its part: its pay or closeness where the part is sorted by that (else 0), when posted, its id. */
export type PartKey = readonly [rank: number, postedAt: string, id: number];

/** The parts that make up the results, in their order. */
export function searchParts(
  sort: SearchOrder,
  keywords: string | null,
  range: SoughtRange | null,
  meaning: string | null,
): SearchPart[] {
  const bySalary = range === null ? [undefined] : [true, false];
  return bySalary.flatMap((salaryMatch) => bySort(sort, keywords, meaning).map((part) => ({ salaryMatch, ...part })));
}

function bySort(sort: SearchOrder, keywords: string | null, meaning: string | null): Omit<SearchPart, 'salaryMatch'>[] {
  if (sort === 'distance') return [{ place: 'anywhere', pay: 'any', isByDistance: true }];
  if (sort === 'salary') return (['known', 'unknown'] as const).map((pay) => ({ place: 'anywhere', pay }));
  if (sort === 'relevance' && keywords !== null && areTold(keywords)) {
    const parts: TextPlace[] = meaning === null ? ['parts'] : ['fitting parts', 'other parts'];
    return (['title', 'words', ...parts] as const).map((place) => ({ place, pay: 'any' }));
  }
  return [{ place: 'anywhere', pay: 'any' }];
}

/** Where a listing stands within its part. */
export function keyOf(
  card: JobCard & { readonly bestSalary?: number; readonly closeness?: number },
  part: SearchPart,
): PartKey {
  const rank = part.pay === 'known' ? card.bestSalary : part.isByDistance && card.closeness;
  return [rank || 0, card.postedAt.toISOString(), card.id];
}
