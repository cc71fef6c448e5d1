import { containsPattern } from '#platform/postgres/like.js';
import { RADIUS, type Place } from '../../domain/place.js';
import type { SearchCriteria, SoughtRange } from './search-criteria.js';
import type { PartKey, SearchPart, TextPlace } from './search-parts.js';
import { areTold, asWords, asWordsOfTitle } from './keywords/whole-words.js';

/** Locations around a place, with their distances in whole kilometers. */
export type Nearby = {
  /** Null if the place is unknown. */
  readonly place: Place | null;
  readonly ids: readonly number[];
  readonly kilometers: readonly number[];
};

/** A search with the ids of its locations. */
export type LocatedCriteria = SearchCriteria & {
  /** Null for any location. */
  readonly locationIds: readonly number[] | null;
  /** Locations around the requested place, whatever their names; null without a place. */
  readonly around: readonly number[] | null;
  /** The same locations as in `locationIds`, with their distances. */
  readonly nearby: Nearby | null;
  /** Whether the trigram index can narrow down the keywords. */
  readonly haveTrigrams: boolean;
};

/** Input shared by all parts of the results. */
export type Sought = {
  readonly criteria: LocatedCriteria;
  readonly range: SoughtRange | null;
  /** A `tsquery` for the meaning of the keywords. */
  readonly meaning: string | null;
  readonly now: Date;
};

/** Placeholders of the locations around a place and their closeness. */
type Closeness = { readonly ids: string; readonly closeness: string };

/** Queries that indexes can answer: a `tsquery` for the meaning of the keywords, and one for their whole words. */
type FindingAids = { readonly meaning: string | null; readonly lexemes: string | null };

const NOWHERE: Nearby = { place: null, ids: [], kilometers: [] };

const NO_AIDS: FindingAids = { meaning: null, lexemes: null };

/** Conditions of a statement over `job_search s`, with their values as parameters. */
export class SearchConditions {
  private readonly conditions: string[] = [];

  /** An outer statement continues the parameter numbers of the inner one. */
  constructor(readonly values: unknown[] = []) {}

  get where(): string {
    return this.conditions.join(' and ');
  }

  /** Adds a parameter and returns its placeholder. */
  value(value: unknown): string {
    return `$${this.values.push(value)}`;
  }

  and(...conditions: string[]): this {
    this.conditions.push(...conditions);
    return this;
  }

  /** Closeness of a location to the place: the larger, the nearer. */
  closenessOf(nearby: Nearby | null): Closeness {
    const { ids, kilometers } = nearby ?? NOWHERE;
    const closeness = this.value(kilometers.map((km) => RADIUS.max - km));
    return { ids: `${this.value(ids)}::integer[]`, closeness: `${closeness}::integer[]` };
  }

  /** Closeness of a listing to the place. */
  closenessIn({ nearby }: LocatedCriteria): string {
    const { ids, closeness } = this.closenessOf(nearby);
    return `(${closeness})[array_position(${ids}, s.location_id)]`;
  }

  /** How a text contains the keywords. */
  matchOf(keywords: string, text: string): string {
    if (!areTold(keywords)) return `'word'`;
    return `case when ${text} ~ ${this.value(asWords(keywords))} then 'word' else 'part' end`;
  }

  /** Open listings that pass every filter except keywords and salary. */
  pass(criteria: LocatedCriteria, now: Date): this {
    this.openAt(criteria, now);
    if (criteria.jobType !== null) this.and(`s.job_type = ${this.value(criteria.jobType)}`);
    if (criteria.category !== null) this.and(`s.category = ${this.value(criteria.category)}`);
    if (criteria.experience !== null) this.and(`s.experience = ${this.value(criteria.experience)}`);
    return criteria.premiumOnly ? this.and('s.is_premium') : this;
  }

  /** Open listings at the locations with the facts and the language. */
  openAt({ locationIds, facts, language }: LocatedCriteria, now: Date): this {
    this.and(`s.closes_at > ${this.value(now)}`);
    if (facts !== 0) {
      const mask = this.value(facts);
      // The first condition lets the planner use the index of listings with facts.
      this.and('s.facts <> 0', `s.facts & ${mask} = ${mask}`);
    }
    if (language !== null) this.and(`s.languages @> array[${this.value(language)}]`);
    if (locationIds === null) return this;
    // Equality, so that the index of a single location provides the order too.
    if (locationIds.length === 1) return this.and(`s.location_id = ${this.value(locationIds[0])}`);
    return this.and(`s.location_id = any(${this.value(locationIds)}::integer[])`);
  }

  /** Candidates from an index that may contain the keywords in that way. */
  mayHold(
    { keywords, haveTrigrams }: Pick<LocatedCriteria, 'keywords' | 'haveTrigrams'>,
    place: TextPlace = 'anywhere',
    { meaning, lexemes }: FindingAids = NO_AIDS,
  ): this {
    if (keywords === null) return this;
    if (lexemes !== null && (place === 'title' || place === 'words')) {
      return this.and(`search_words(${place === 'title' ? 's.headline' : 's.doc'}) @@ ${this.value(lexemes)}::tsquery`);
    }
    if (place === 'fitting parts') {
      this.and(`s.job_id in (select job_id from job_search_terms where terms @@ ${this.value(meaning)}::tsquery)`);
    }
    // A collation without an index keeps the planner from scanning an index that cannot narrow down the keywords.
    const like = haveTrigrams ? 'like' : 'collate "C" like';
    return this.and(`s.doc ${like} ${this.value(containsPattern(keywords))}`);
  }

  /** Listings that contain the keywords in that way. */
  hold(keywords: string, place: TextPlace, meaning: string | null = null): this {
    this.and(`s.doc like ${this.value(containsPattern(keywords))}`);
    if (place === 'anywhere') return this;
    const inTitle = (): string => `s.headline ~ ${this.value(asWordsOfTitle(keywords))}`;
    if (place === 'title') return this.and(inTitle());
    const asWhole = `s.doc ~ ${this.value(asWords(keywords))}`;
    if (place === 'words') return this.and(asWhole, `not ${inTitle()}`);
    this.and(`not ${asWhole}`);
    if (place === 'parts') return this;
    // One row at a time: with `exists` PostgreSQL would scan all terms.
    const fits = `(select t.terms @@ ${this.value(meaning)}::tsquery from job_search_terms t where t.job_id = s.job_id)`;
    return this.and(place === 'fitting parts' ? fits : `${fits} is not true`);
  }

  /** Listings of a part, except for the keywords. */
  inPart({ salaryMatch, pay }: SearchPart, range: SoughtRange | null): this {
    if (range && salaryMatch !== undefined) this.overlap(range, salaryMatch);
    if (pay === 'known') this.and('s.best_salary is not null');
    return pay === 'unknown' ? this.and('s.min_salary is null and s.max_salary is null') : this;
  }

  /** Listings after a position within their part; `rank` is the first sort column or value, if any. */
  after(rank: string | null, [amount, postedAt, id]: PartKey): this {
    const newest = `${this.value(postedAt)}::timestamptz, ${this.value(id)}::integer`;
    if (rank === null) return this.and(`(s.posted_at, s.job_id) < (${newest})`);
    return this.and(`(${rank}, s.posted_at, s.job_id) < (${this.value(amount)}::integer, ${newest})`);
  }

  /** Listings whose salary range overlaps the requested range, or all others. */
  private overlap(range: SoughtRange, overlaps: boolean): this {
    const to = this.value(range.to);
    const from = this.value(range.from);
    const ranged = '(s.min_salary is not null or s.max_salary is not null)';
    const condition = `(${ranged} and coalesce(s.min_salary, 0) <= ${to} and coalesce(s.max_salary, ${from}) >= ${from})`;
    return this.and(overlaps ? condition : `not ${condition}`);
  }
}
