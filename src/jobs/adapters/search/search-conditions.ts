import { containsPattern } from '../../../shared/adapters/postgres/like.js';
import { hasLetters, hasTrigrams, type SearchCriteria, type SoughtRange } from './search-criteria.js';
import { asWords, asWordsOfTitle } from './whole-words.js';

/** A search with the ids of the locations it names; null where it names none. */
export type LocatedCriteria = SearchCriteria & { readonly locationIds: readonly number[] | null };

/**
 * How listings hold the keywords: as whole words of the title, else as whole words, else as part of a word, those apart
 * that are about what the keywords mean ("hr" is in "three"); or in any way.
 */
export type TextPlace = 'anywhere' | 'title' | 'words' | 'parts' | 'fitting parts' | 'other parts';

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

  /** Open listings at the locations that have the facts and the language. A single location uses equality, so that its index provides the order too. */
  openAt({ locationIds, facts, language }: LocatedCriteria, now: Date): this {
    this.and(`s.closes_at > ${this.value(now)}`);
    if (facts !== 0) {
      const mask = this.value(facts);
      // The first condition lets the planner use the index of listings that have facts.
      this.and('s.facts <> 0', `s.facts & ${mask} = ${mask}`);
    }
    if (language !== null) this.and(`s.languages @> array[${this.value(language)}]`);
    if (locationIds === null) return this;
    if (locationIds.length === 1) return this.and(`s.location_id = ${this.value(locationIds[0])}`);
    return this.and(`s.location_id = any(${this.value(locationIds)}::integer[])`);
  }

  /** Listings that hold the keywords in that way; `s` must have the columns headline and doc. */
  hold(keywords: string, place: TextPlace, meaning: string | null = null): this {
    // A collation without an index keeps the planner from scanning a whole index that cannot narrow the keywords down.
    const like = `${hasTrigrams(keywords) ? '' : 'collate "C" '}like ${this.value(containsPattern(keywords))}`;
    if (place === 'anywhere') return this.and(`s.doc ${like}`);
    const matches = hasLetters(keywords) ? '~' : 'collate "C" ~';
    if (place === 'parts' || place === 'fitting parts' || place === 'other parts') {
      this.and(`s.doc ${like}`, `not s.doc ${matches} ${this.value(asWords(keywords))}`);
      if (place === 'parts') return this;
      const fits = `exists (
        select from job_search_terms t where t.job_id = s.job_id and t.terms @@ ${this.value(meaning)}::tsquery)`;
      return this.and(place === 'fitting parts' ? fits : `not ${fits}`);
    }
    const inTitle = `s.headline ${matches} ${this.value(asWordsOfTitle(keywords))}`;
    if (place === 'title') return this.and(`s.headline ${like}`, inTitle);
    return this.and(`s.doc ${like}`, `s.doc ${matches} ${this.value(asWords(keywords))}`, `not ${inTitle}`);
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
