import { containsPattern } from '../../../shared/adapters/postgres/like.js';
import { hasTrigrams, type SearchCriteria, type SoughtRange } from './search-criteria.js';

/** A search with the ids of the locations it names; null where it names none. */
export type LocatedCriteria = SearchCriteria & { readonly locationIds: readonly number[] | null };

/** Where the keywords have to stand: in the first of these that holds them, or anywhere. */
export type TextPlace = 'anywhere' | 'title' | 'company' | 'description';

const TITLE = String.raw`split_part(s.headline, E'\x01', 1)`;

/** The conditions of a statement over `job_search s`, with their values apart from the text. */
export class SearchConditions {
  private readonly conditions: string[] = [];

  /** Conditions of an outer statement continue the numbering of the inner one's values. */
  constructor(readonly values: unknown[] = []) {}

  get where(): string {
    return this.conditions.join(' and ');
  }

  /** The placeholder of a value. */
  value(value: unknown): string {
    return `$${this.values.push(value)}`;
  }

  and(...conditions: string[]): this {
    this.conditions.push(...conditions);
    return this;
  }

  /** Open listings that pass every filter except keywords and salary. */
  pass(criteria: LocatedCriteria, now: Date): this {
    this.openAt(criteria, now);
    if (criteria.jobType !== null) this.and(`s.job_type = ${this.value(criteria.jobType)}`);
    if (criteria.category !== null) this.and(`s.category = ${this.value(criteria.category)}`);
    if (criteria.experience !== null) this.and(`s.experience = ${this.value(criteria.experience)}`);
    return criteria.premiumOnly ? this.and('s.is_premium') : this;
  }

  /** Open listings at the locations. A single location uses equality, so that its index provides the order too. */
  openAt({ locationIds }: LocatedCriteria, now: Date): this {
    this.and(`s.closes_at > ${this.value(now)}`);
    if (locationIds === null) return this;
    if (locationIds.length === 1) return this.and(`s.location_id = ${this.value(locationIds[0])}`);
    return this.and(`s.location_id = any(${this.value(locationIds)}::integer[])`);
  }

  /** Listings that hold the keywords at that place; `s` must have the columns headline and doc. */
  hold(keywords: string, place: TextPlace): this {
    // A collation without an index keeps the planner from scanning a whole index that cannot narrow the keywords down.
    const text = hasTrigrams(keywords) ? '' : ' collate "C"';
    const like = `like ${this.value(containsPattern(keywords))}`;
    const inDoc = `s.doc${text} ${like}`;
    const inHeadline = `s.headline${text} ${like}`;
    const inTitle = `${TITLE}${text} ${like}`;
    switch (place) {
      case 'anywhere':
        return this.and(inDoc);
      case 'title':
        return this.and(inHeadline, inTitle);
      case 'company':
        return this.and(inHeadline, `not ${inTitle}`);
      case 'description':
        return this.and(inDoc, `not ${inHeadline}`);
    }
  }

  /** Listings whose salary range overlaps the range asked for, or all others. */
  overlap(range: SoughtRange, overlaps: boolean): this {
    const to = this.value(range.to);
    const from = this.value(range.from);
    const ranged = '(s.min_salary is not null or s.max_salary is not null)';
    const condition = `(${ranged} and coalesce(s.min_salary, 0) <= ${to} and coalesce(s.max_salary, ${from}) >= ${from})`;
    return this.and(overlaps ? condition : `not ${condition}`);
  }
}
