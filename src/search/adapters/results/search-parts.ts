import type { JobCard } from '#jobs';
import type { SearchOrder } from '../queries/job-search.js';
import type { LocatedCriteria } from '../criteria/located-criteria.js';
import type { PayRange } from '../criteria/search-criteria.js';

/** A part of the results, sorted by columns of an index. It comes entirely before the next part. */
export type SearchPart = {
  /** Whether the listings' salary ranges overlap the requested one; undefined without one. */
  readonly salaryMatch?: boolean;
  readonly pay: 'any' | 'known' | 'unknown';
  /** A query for its listings and those of earlier parts; undefined for all that match. */
  readonly tier?: string;
  /** The query for the listings of earlier parts. */
  readonly after?: string;
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

/** The parts of the results, in order. */
export function searchParts(sort: SearchOrder, criteria: LocatedCriteria, range: PayRange | null): SearchPart[] {
  const bySalary = range === null ? [undefined] : [true, false];
  return bySalary.flatMap((salaryMatch) => bySort(sort, criteria).map((part) => ({ salaryMatch, ...part })));
}

function bySort(
  sort: SearchOrder,
  { meaning: { tiers }, isExact }: LocatedCriteria,
): Omit<SearchPart, 'salaryMatch'>[] {
  if (sort === 'distance') return [{ pay: 'any', isByDistance: true }];
  if (sort === 'salary') return (['known', 'unknown'] as const).map((pay) => ({ pay }));
  if (sort !== 'relevance') return [{ pay: 'any' }];
  // Exact matches in titles are found by the same words.
  const used = isExact ? tiers.slice(0, 1) : tiers;
  return [...used, undefined].map((tier, index) => ({
    pay: 'any',
    ...(tier !== undefined && { tier }),
    ...behind(used[index - 1]),
  }));
}

function behind(after: string | undefined): Pick<SearchPart, 'after'> {
  return after === undefined ? {} : { after };
}

/** The sort key of a listing. */
export function keyOf(card: RankedCard, part: SearchPart): PartKey {
  const rank = part.pay === 'known' ? card.bestSalary : part.isByDistance && card.closeness;
  return [rank || 0, card.postedAt.toISOString(), card.id];
}

/** A card of a part, with what the part says about it. */
export function asFound(card: JobCard, parts: readonly SearchPart[], part: number): FoundCard {
  const salaryMatch = parts[part]?.salaryMatch;
  return { card: salaryMatch === undefined ? card : { ...card, salaryMatch }, part };
}
