import { containsPattern } from '../../../shared/adapters/postgres/like.js';
import { hasTrigrams, type SearchCriteria, type SoughtRange } from './search-criteria.js';
import type { SearchStatement } from './search-statement.js';

/** A search with the ids of the places that it names; null where it names none. */
export type LocatedCriteria = SearchCriteria & { readonly locationIds: readonly number[] | null };

/** Where the keywords have to stand: in the first of these that holds them, or anywhere. */
export type TextPlace = 'anywhere' | 'title' | 'company' | 'description';

const TITLE = String.raw`split_part(s.headline, E'\x01', 1)`;

/** Open listings of that kind at those places; keywords and salary apart. */
export function restrict(statement: SearchStatement, criteria: LocatedCriteria, now: Date): void {
  statement.and(`s.closes_at > ${statement.value(now)}`);
  restrictToPlaces(statement, criteria.locationIds);
  if (criteria.jobType !== null) statement.and(`s.job_type = ${statement.value(criteria.jobType)}`);
  if (criteria.category !== null) statement.and(`s.category = ${statement.value(criteria.category)}`);
  if (criteria.experience !== null) statement.and(`s.experience = ${statement.value(criteria.experience)}`);
  if (criteria.premiumOnly) statement.and('s.is_premium');
}

/** Listings at those places. One place is compared by itself, so that its index gives the order too. */
export function restrictToPlaces(statement: SearchStatement, ids: readonly number[] | null): void {
  if (ids === null) return;
  if (ids.length === 1) statement.and(`s.location_id = ${statement.value(ids[0])}`);
  else statement.and(`s.location_id = any(${statement.value(ids)}::integer[])`);
}

/** Some of those listings. */
export function restrictToListings(statement: SearchStatement, ids: readonly number[]): void {
  statement.and(`s.job_id = any(${statement.value(ids)}::integer[])`);
}

/** Listings that hold the keywords at the place; `s` must have the columns headline and doc. */
export function holdKeywords(statement: SearchStatement, keywords: string, place: TextPlace): void {
  // A collation that no index has keeps the planner from reading a whole index for want of trigrams.
  const text = hasTrigrams(keywords) ? '' : ' collate "C"';
  const like = `like ${statement.value(containsPattern(keywords))}`;
  const inDoc = `s.doc${text} ${like}`;
  const inHeadline = `s.headline${text} ${like}`;
  const inTitle = `${TITLE}${text} ${like}`;
  switch (place) {
    case 'anywhere':
      return void statement.and(inDoc);
    case 'title':
      return void statement.and(inHeadline, inTitle);
    case 'company':
      return void statement.and(inHeadline, `not ${inTitle}`);
    case 'description':
      return void statement.and(inDoc, `not ${inHeadline}`);
  }
}

/** Listings whose own range overlaps the one sought, or all others. */
export function overlap(statement: SearchStatement, range: SoughtRange, overlaps: boolean): void {
  const to = statement.value(range.to);
  const from = statement.value(range.from);
  const ranged = '(s.min_salary is not null or s.max_salary is not null)';
  const condition = `(${ranged} and coalesce(s.min_salary, 0) <= ${to} and coalesce(s.max_salary, ${from}) >= ${from})`;
  statement.and(overlaps ? condition : `not ${condition}`);
}
