import { containsPattern } from '#platform/postgres/like.js';
import { RADIUS } from '#jobs';
import { anyOf, type Query, type Want } from '../../domain/understanding/wants.js';
import { writtenPayQuery } from '../../domain/understanding/want-of.js';
import type { LocatedCriteria, Nearby } from '../criteria/located-criteria.js';
import type { PayRange } from '../criteria/search-criteria.js';
import type { Meaning } from '../criteria/search-meaning.js';
import type { PartKey, SearchPart } from './search-parts.js';

/** Placeholders of the locations around a place and their closeness. */
type Closeness = { readonly ids: string; readonly closeness: string };

const NO_TEXT = { query: null, text: null };

const NOWHERE: Nearby = { place: null, ids: [], kilometers: [] };

/**
 * Conditions of a statement over `job_search s`, with their values as parameters. What a text says is dear to look at
 * and comes last: `filters` read the narrow columns only.
 */
export class SearchConditions {
  private readonly narrow: string[] = [];
  private readonly wide: string[] = [];
  private ids: string | null = null;
  private isByRow = false;

  /** An outer statement continues the parameter numbers of the inner one. */
  constructor(readonly values: unknown[] = []) {}

  get where(): string {
    return [...this.narrow, ...this.wide].join(' and ');
  }

  get filters(): string {
    return this.narrow.length === 0 ? 'true' : this.narrow.join(' and ');
  }

  /** The conditions for what texts say; empty without any. */
  get texts(): string {
    return this.wide.join(' and ');
  }

  /** Adds a parameter and returns its placeholder. */
  value(value: unknown): string {
    return `$${this.values.push(value)}`;
  }

  and(...filters: string[]): this {
    this.narrow.push(...filters);
    return this;
  }

  andText(...conditions: string[]): this {
    this.wide.push(...conditions);
    return this;
  }

  /** Only listings with these ids; no text of others is read. */
  among(ids: readonly number[]): this {
    this.ids = `any(${this.value(ids)}::integer[])`;
    return this.and(`s.job_id = ${this.ids}`);
  }

  /** For few rows that are read anyway: texts are looked at in the row, not looked up. */
  byRow(): this {
    this.isByRow = true;
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

  /** Open listings that match: every filter, and the typed text or everything it asks for. */
  pass(criteria: LocatedCriteria, now: Date): this {
    return this.openAt(criteria, now).filter(criteria);
  }

  /** The filters that facets leave out. */
  filter(criteria: LocatedCriteria): this {
    if (criteria.jobType !== null) this.and(`s.job_type = ${this.value(criteria.jobType)}`);
    if (criteria.category !== null) this.and(`s.category = ${this.value(criteria.category)}`);
    if (criteria.experience !== null) this.and(`s.experience = ${this.value(criteria.experience)}`);
    return criteria.premiumOnly ? this.and('s.is_premium') : this;
  }

  /** The same without the filters that facets leave out. */
  openAt(criteria: LocatedCriteria, now: Date): this {
    return this.stating(criteria, now).matchText(criteria);
  }

  /** Listings with the typed text as it stands, or with everything it asks for. */
  matchText(criteria: LocatedCriteria): this {
    if (criteria.keywords === null && criteria.location === null) return this.and('true');
    return this.matchKeywords(criteria).matchLocation(criteria);
  }

  /** The condition for the keywords, and the least pay they ask for. */
  private matchKeywords(criteria: LocatedCriteria): this {
    const { keywords, meaning, typedPay, isExact } = criteria;
    if (keywords === null) return this;
    const asksForPay = typedPay !== null && !isExact;
    const { query: words, text } = meaning.literal ?? NO_TEXT;
    // One look-up answers for both, if the typed text is a word.
    if (!isExact && !asksForPay && text === null && words !== null && meaning.keywords !== null)
      return this.andText(this.holds(anyOf(meaning.keywords, words) ?? ''));
    const ways: string[] = [];
    if (meaning.keywords !== null && !isExact) ways.push(this.asked(meaning.keywords, meaning));
    else if (!isExact && (asksForPay || isAtPlace(criteria, keywords)) && meaning.wants.every(isElsewhere))
      ways.push('true');
    const paid = asksForPay ? ` and ${this.paying(criteria)}` : '';
    const wanted = ways.map((way) => `(${way}${paid})`);
    const literal = this.literal(criteria, ways.length > 0 && paid === '' ? meaning.keywords : null);
    return this.andText(either(literal === null ? wanted : [...wanted, literal]));
  }

  /** The least pay that the keywords ask for. */
  paying({ typedPay, meaning: { wants } }: LocatedCriteria): string {
    if (typedPay === null) return 'true';
    const stated = `s.best_salary >= ${this.value(typedPay)}`;
    const written = anyOf(...wants.map(({ pay }) => (pay === undefined ? null : writtenPayQuery(pay))));
    if (written === null) return stated;
    if (this.isByRow) return `(${stated} or ${this.holds(written)})`;
    const found = `select job_id from job_search where terms @@ ${this.value(written)}::tsquery`;
    return `(${stated} or s.job_id = any(array(${found})))`;
  }

  /** The place that a text names, or locations whose names contain it or are contained in it. */
  private matchLocation({ location, locationIds, meaning, isExact }: LocatedCriteria): this {
    if (location === null) return this;
    const named = locationIds !== null && locationIds.length > 0 ? [this.atLocations(locationIds)] : [];
    const meant = meaning.location !== null && !isExact ? [this.holds(meaning.location)] : [];
    return this.andText(either([...meant, ...named]));
  }

  /** Listings with the typed keywords as they stand; null if there are none. `known` ones need not be read. */
  private literal({ meaning: { literal } }: LocatedCriteria, known: string | null): string | null {
    if (literal === null || (literal.query === null && literal.text === null)) return null;
    const { query, text } = literal;
    if (text === null) return this.holds(query ?? '');
    if (this.isByRow) return `s.doc like ${this.value(containsPattern(text))}`;
    const rest = this.ids === null ? known : null;
    const asked = query !== null && rest !== null ? `${query} & !${rest}` : query;
    const conditions = [
      ...(this.ids === null ? [] : [`job_id = ${this.ids}`]),
      ...(asked === null ? [] : [`terms @@ ${this.value(asked)}::tsquery`]),
      ...(query === null && rest !== null ? [this.lacks('job_id', rest)] : []),
    ];
    const among = conditions.length === 0 ? '' : `where ${conditions.join(' and ')} offset 0`;
    // An array, which an index looks up; the offset is a fence, so that only texts of the remaining listings are read.
    return `s.job_id = any(array(
      select c.job_id from (select job_id, doc from job_search ${among}) c
      where c.doc like ${this.value(containsPattern(text))}))`;
  }

  holds(query: string): string {
    const excluded = this.isByRow || this.ids !== null ? undefined : excludedBy(query);
    if (excluded === undefined) return `s.terms @@ ${this.value(query)}::tsquery`;
    return `s.terms is not null and ${this.lacks('s.job_id', excluded)}`;
  }

  /** A hashed list of ids, because the index answers for all listings at once, but not for those without a term. */
  private lacks(id: string, query: string): string {
    const excluded = excludedBy(query);
    if (excluded !== undefined)
      return `(terms is null or ${id} in (select job_id from job_search where terms @@ ${this.value(excluded)}::tsquery))`;
    return `${id} not in (select job_id from job_search where terms @@ ${this.value(query)}::tsquery)`;
  }

  /** Open listings of a part that match. */
  inPart(part: SearchPart, criteria: LocatedCriteria, range: PayRange | null, now: Date): this {
    return this.stating(criteria, now).filter(criteria).ofPart(part, criteria, range);
  }

  /** The same of listings that pass the filters. */
  ofPart({ salaryMatch, pay, tier, after }: SearchPart, criteria: LocatedCriteria, range: PayRange | null): this {
    if (tier === undefined || !isAllAsked(criteria)) this.matchText(criteria);
    if (range && salaryMatch !== undefined) this.overlap(range, salaryMatch);
    if (pay === 'known') this.and('s.best_salary is not null');
    if (pay === 'unknown') this.and('s.min_salary is null and s.max_salary is null');
    if (tier !== undefined) return this.andText(this.holds(after === undefined ? tier : `${tier} & !${after}`));
    if (after === undefined) return this;
    if (this.isByRow) return this.andText(`not ${this.holds(after)}`);
    return this.andText(this.lacks('s.job_id', after));
  }

  /** Listings after a position within their part; `rank` is the first sort column or value, if any. */
  after(rank: string | null, [amount, postedAt, id]: PartKey): this {
    const newest = `${this.value(postedAt)}::timestamptz, ${this.value(id)}::integer`;
    if (rank === null) return this.and(`(s.posted_at, s.job_id) < (${newest})`);
    return this.and(`(${rank}, s.posted_at, s.job_id) < (${this.value(amount)}::integer, ${newest})`);
  }

  /** Open listings near the place with the facts and the languages. */
  stating({ facts, language, writtenIn, nearby, leastPay }: LocatedCriteria, now: Date): this {
    this.and(`s.closes_at > ${this.value(now)}`);
    if (facts !== 0) {
      const mask = this.value(facts);
      // The first condition lets the planner use the index of listings with facts.
      this.and('s.facts <> 0', `s.facts & ${mask} = ${mask}`);
    }
    if (leastPay !== null) this.and(`s.best_salary >= ${this.value(leastPay)}`);
    if (language !== null) this.and(`s.languages @> array[${this.value(language)}]`);
    if (writtenIn !== null) this.and(`s.written_in = ${this.value(writtenIn)}`);
    return nearby === null ? this : this.and(this.atLocations(nearby.ids));
  }

  /** Equality, so that the index of a single location provides the order too. */
  private atLocations(ids: readonly number[]): string {
    if (ids.length === 1) return `s.location_id = ${this.value(ids[0])}`;
    return `s.location_id = any(${this.value(ids)}::integer[])`;
  }

  /** Everything asked for, with quoted texts as they stand. */
  private asked(query: string, { wants }: Meaning): string {
    const quoted = wants.flatMap((want) => (want.quoted === undefined ? [] : [want.quoted]));
    return [
      this.holds(query),
      ...quoted.map((text) => `s.doc like ${this.value(containsPattern(text.toLowerCase()))}`),
    ].join(' and ');
  }

  /** Listings whose salary range overlaps the requested range, or all others. */
  private overlap(range: PayRange, overlaps: boolean): this {
    const to = this.value(range.to);
    const from = this.value(range.from);
    const ranged = '(s.min_salary is not null or s.max_salary is not null)';
    const condition = `(${ranged} and coalesce(s.min_salary, 0) <= ${to} and coalesce(s.max_salary, ${from}) >= ${from})`;
    return this.and(overlaps ? condition : `not ${condition}`);
  }
}

/** Whether listings of the tiers have all that is asked for: no text as it stands, and no pay. */
function isAllAsked({ keywords, location, meaning, typedPay, isExact }: LocatedCriteria): boolean {
  const isAsked = (typed: string | null, query: Query): boolean => typed === null || query !== null;
  const isInTerms = typedPay === null && meaning.wants.every(({ quoted }) => quoted === undefined);
  return !isExact && isInTerms && isAsked(keywords, meaning.keywords) && isAsked(location, meaning.location);
}

/** Whether nothing is asked for but keywords, all of which are in the index of terms. */
export function isKeywordsOnly(criteria: LocatedCriteria): boolean {
  const { jobType, category, experience, facts, language, writtenIn, nearby, leastPay, location } = criteria;
  const filters = [jobType, category, experience, language, writtenIn, nearby, leastPay, location];
  return facts === 0 && filters.every((one) => one === null) && isAllAsked(criteria);
}

/** Whether words beside a place may be everyday words that say nothing about the job: "jobs". */
function isAtPlace({ location, meaning }: LocatedCriteria, keywords: string): boolean {
  return (location !== null || meaning.around !== null) && /\p{L}/u.test(keywords);
}

/** Whether a want is not one of the words that the keywords are looked for by. */
function isElsewhere({ box, pay }: Want): boolean {
  return box === 'location' || pay !== undefined;
}

/** What a query that only excludes asks to be absent. */
function excludedBy(query: string): string | undefined {
  return /^!(?:'(?:[^']|'')*'|\([^()]*\))$/.test(query) ? query.slice(1) : undefined;
}

function either(ways: readonly string[]): string {
  return ways.length === 0 ? 'false' : ways.length === 1 ? (ways[0] ?? 'false') : `(${ways.join(' or ')})`;
}
