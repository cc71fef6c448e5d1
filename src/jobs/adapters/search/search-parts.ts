import type { JobCard, SearchOrder } from '../../application/ports/job-search.js';
import type { SoughtRange } from './search-criteria.js';
import { areTold } from './keywords/whole-words.js';

/**
 * How listings contain the keywords: as whole words of the title, else as whole words, else as parts of words, with
 * listings about the keywords first ("hr" is part of "three"); or in any way.
 */
export type TextPlace = 'anywhere' | 'title' | 'words' | 'parts' | 'fitting parts' | 'other parts';

/** A part of the results, sorted by columns of an index. It comes entirely before the next part. */
export type SearchPart = {
  /** Whether the listings' salary ranges overlap the requested one; undefined without one. */
  readonly salaryMatch?: boolean;
  readonly place: TextPlace;
  readonly pay: 'any' | 'known' | 'unknown';
  /** Nearest first. */
  readonly isByDistance?: true;
};

/** Sort key of a listing within its part: pay or closeness if sorted by it (else 0), posting time, id. */
export type PartKey = readonly [rank: number, postedAt: string, id: number];

/** Start of a page: the number of the part, and the key of the last listing before it. */
export type Begin = { readonly part: number; readonly key: PartKey | undefined };

/** A listing with its comparable pay or its closeness, if results are sorted by it. */
type RankedCard = JobCard & { readonly bestSalary?: number; readonly closeness?: number };

/** A listing and the number of its part. */
export type FoundCard = { readonly card: RankedCard; readonly part: number };

/** Listings from a position on, and the total if it is known. */
export type FoundPage = { readonly found: readonly FoundCard[]; readonly total?: number };

/** The parts of the results, in order. */
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

/** The sort key of a listing. */
export function keyOf(card: RankedCard, part: SearchPart): PartKey {
  const rank = part.pay === 'known' ? card.bestSalary : part.isByDistance && card.closeness;
  return [rank || 0, card.postedAt.toISOString(), card.id];
}

/** A card with the kind of match of its part. */
export function asFound(card: JobCard, part: SearchPart | undefined): JobCard {
  const { salaryMatch, place = 'anywhere' } = part ?? {};
  if (place === 'anywhere') return salaryMatch === undefined ? card : { ...card, salaryMatch };
  const match = place === 'title' || place === 'words' ? 'word' : 'part';
  return salaryMatch === undefined ? { ...card, match } : { ...card, match, salaryMatch };
}
