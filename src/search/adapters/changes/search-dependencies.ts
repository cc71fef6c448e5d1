import type { Query } from '../../domain/understanding/wants.js';
import type { LocatedCriteria } from '../criteria/located-criteria.js';

/** What `ListingChanges` compares with changed listings: they may matter if all that is stated here is true of them. */
type SearchDependency = Partial<
  Pick<LocatedCriteria, 'jobType' | 'category' | 'experience' | 'premiumOnly' | 'facts' | 'language'>
> & {
  /** Whether they need neither satisfy the query nor contain the text. */
  readonly isAny: boolean;
  readonly query?: Query;
  readonly text?: string | null;
  /** Satisfied by listings there, unless their location contains or is contained in the text. */
  readonly place?: Query;
  readonly location?: string | null;
  /** Latitude, longitude, kilometers. */
  readonly near?: readonly [number, number, number];
};

/** The dependency of what is understood from words of open listings; `isGuess` if an unknown word may be any of them. */
export function onWords(words: readonly string[], isGuess: boolean): string {
  return JSON.stringify({ words: [...new Set(words)].toSorted(), isGuess });
}

/** The dependency of results and counts: listings that match, or a few more. */
export function onMatches(criteria: LocatedCriteria): string {
  const { keywords, location, meaning, typedPay, isExact } = criteria;
  const { literal } = meaning;
  const query = [isExact ? null : meaning.keywords, literal?.query ?? null].filter((one) => one !== null);
  const asksForMore = !isExact && meaning.keywords === null && (typedPay !== null || location !== null);
  return textOf(criteria, {
    isAny: keywords === null || asksForMore,
    query: query.length === 0 ? null : query.join(' | '),
    text: literal?.query === null ? literal.text : null,
    place: isExact ? null : meaning.location,
    location,
  });
}

/** The dependency of close matches: listings that satisfy one of these queries. */
export function onQueries(criteria: LocatedCriteria, queries: readonly string[]): string {
  return textOf(criteria, { isAny: false, query: queries.join(' | ') });
}

function textOf(criteria: LocatedCriteria, asked: SearchDependency): string {
  const { jobType, category, experience, premiumOnly, facts, language, nearby, radius } = criteria;
  // There is nothing around an unknown place.
  if (nearby && !nearby.place) return JSON.stringify({ isAny: false } satisfies SearchDependency);
  const { latitude, longitude } = nearby?.place ?? {};
  const isNear = latitude !== undefined && longitude !== undefined;
  const dependency: SearchDependency = {
    ...asked,
    jobType,
    category,
    experience,
    premiumOnly,
    facts,
    language,
    ...(isNear && { near: [latitude, longitude, radius + 1] }),
  };
  return JSON.stringify(dependency);
}
