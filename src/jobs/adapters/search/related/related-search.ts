import { Injectable } from '@nestjs/common';
import { containsPattern } from '#platform/postgres/like.js';
import { Database } from '#platform/postgres/database.js';
import type { JobCard, RelatedJobs } from '#jobs/application/ports/job-search.js';
import { JOB_CARD_COLUMNS } from '../../persistence/read-model/job-columns.js';
import { SearchConditions, type LocatedCriteria } from '../search-conditions.js';
import { WordIndex } from '../keywords/word-index.js';
import { NOISE } from './noise.js';
import { rank, type Candidate, type Ranked } from './ranking.js';
import { Spelling } from './spelling.js';
import { Thesaurus } from './thesaurus.js';
import { meaningOf, otherTerms, searchWords, understand, type Slot } from './understanding.js';

const MAX_ITEMS = 20;
const MAX_TERMS = 20;
/** Rows scanned before falling back to the index; enough for common words. */
const WALK = 2_000;
/** Limit for ranking, which looks at each candidate. */
const MAX_CANDIDATES = 150;
/** With fewer results that have all parts of the search, partial matches are added. */
const ENOUGH = 5;
const AMONG_NEWEST = `
  select job_id from (select * from job_search_terms order by job_id desc limit ${WALK}) newest
  where terms @@ $1::tsquery order by job_id desc`;

/** Hides the query from the planner so that it uses the index, which is never much slower than a scan. */
const THROUGH_INDEX = `
  select job_id from (select $1::tsquery as query offset 0) wanted
  cross join lateral (select job_id from job_search_terms where terms @@ wanted.query offset 0) t
  order by job_id desc`;

/** Listings whose text contains words; of too many, any. The query is hidden from the planner as above. */
const THROUGH_TEXT = `
  select job_id from (select $1::tsquery as query offset 0) wanted
  cross join lateral (
    select job_id from job_search where search_words(doc) @@ wanted.query limit ${WALK}
  ) s`;

const CARDS = {
  name: 'job-search-related',
  text: `select ${JOB_CARD_COLUMNS} from job where id = any($1::integer[])`,
};

/** Finds listings that do not contain the keywords but match their meaning. */
@Injectable()
export class RelatedSearch {
  constructor(
    private readonly database: Database,
    private readonly spelling: Spelling,
    private readonly thesaurus: Thesaurus,
    private readonly wordIndex: WordIndex,
  ) {}

  async find(criteria: LocatedCriteria, now: Date): Promise<RelatedJobs> {
    const keywords = searchWords(criteria.keywords ?? '');
    const location = searchWords(criteria.location ?? '');
    const corrections = await this.spelling.corrections([...keywords, ...location]);
    const slots = [...this.slots(keywords, corrections), ...this.slots(location, corrections, true)];
    const ranked = slots.length === 0 ? [] : await this.ranked(slots, criteria, now);
    const isCorrected = keywords.some((word) => corrections.has(word));
    return {
      didYouMean: isCorrected ? keywords.map((word) => corrections.get(word) ?? word).join(' ') : null,
      terms: termsOf(slots),
      items: await this.cards(ranked.slice(0, MAX_ITEMS)),
    };
  }

  /** A `tsquery` for listings about the keywords, if these are one term of the trade; otherwise null. */
  meaning(keywords: string | null): string | null {
    const lexemes = meaningOf(searchWords(keywords ?? ''), this.thesaurus);
    return lexemes && anyOf(lexemes);
  }

  private slots(words: readonly string[], corrections: ReadonlyMap<string, string>, isLocation = false): Slot[] {
    const corrected = words.map((word) => corrections.get(word) ?? word);
    return understand(corrected, this.thesaurus, isLocation).map((slot) => explainCorrections(slot, corrections));
  }

  /**
   * Listings with all parts of the search first, then those that mention the unknown parts anywhere in their text, then
   * those that mention all of them there, then with the most important parts, then with any job. If there are none, the
   * newest listings with any part.
   */
  private async ranked(slots: readonly Slot[], criteria: LocatedCriteria, now: Date): Promise<Ranked[]> {
    const found: Ranked[] = [];
    const [all, ...fewer] = [...queriesFor(slots)].map((query) => () => this.candidates(query, criteria, now));
    const ofKeywords = slots.filter(({ kind, own }) => kind !== 'places' && own[0]?.place !== 'location');
    const mentioning = [ofKeywords.filter(({ kind }) => kind === 'word'), ofKeywords].map(
      (mentioned) => () => this.mentioning(mentioned, slots, criteria, now),
    );
    for (const find of [all, ...mentioning, ...fewer]) {
      const ids = new Set(found.map(({ id }) => id));
      const more = rank((await find?.()) ?? [], slots);
      found.push(...more.filter(({ id }) => !ids.has(id)));
      if (found.length >= ENOUGH) break;
    }
    if (found.length > 0 || !slots.some(({ kind }) => kind === 'roles')) return found;
    return rank(await this.read(AMONG_NEWEST, anyPartOf(slots), criteria, now), slots);
  }

  private async candidates(query: string, criteria: LocatedCriteria, now: Date): Promise<Candidate[]> {
    const near = await this.read(AMONG_NEWEST, query, criteria, now);
    return near.length >= MAX_ITEMS ? near : this.read(THROUGH_INDEX, query, criteria, now);
  }

  /** Listings that have the words of some parts anywhere in their text, and all other parts as usual. */
  private async mentioning(
    mentioned: readonly Slot[],
    slots: readonly Slot[],
    criteria: LocatedCriteria,
    now: Date,
  ): Promise<Candidate[]> {
    const words = mentioned.flatMap(({ typed }) => typed.split(' ')).filter((word) => !NOISE.has(word));
    if (words.length === 0 || !words.every(isPlainWord) || !(await this.wordIndex.isReady())) return [];
    const text = words.map((word) => anyOf(formsOf(word))).join(' & ');
    const others = slots.filter((slot) => !mentioned.includes(slot) && slot.kind !== 'word');
    const found = await this.read(THROUGH_TEXT, text, criteria, now, others.length > 0 ? allOf(others) : undefined);
    return found.map((candidate) => ({ ...candidate, isMentioning: true }));
  }

  /** Listings from a source, newest first, that pass the filters and are not literal matches. */
  private read(
    source: string,
    query: string,
    criteria: LocatedCriteria,
    now: Date,
    terms?: string,
  ): Promise<Candidate[]> {
    const conditions = new SearchConditions([query]).pass({ ...criteria, locationIds: criteria.around }, now);
    conditions.and(notLiteral(criteria, conditions));
    const withTerms = terms === undefined ? '' : `and terms @@ ${conditions.value(terms)}::tsquery`;
    // The offsets are fences: rows of the source are looked up one by one until there are enough.
    const text = `
      select found.job_id as id, s.posted_at as "postedAt", t.terms::text as terms
      from (${source}) found
      cross join lateral (
        select s.posted_at from job_search s where s.job_id = found.job_id and ${conditions.where} offset 0
      ) s
      cross join lateral (select terms from job_search_terms where job_id = found.job_id ${withTerms} offset 0) t
      order by found.job_id desc limit ${MAX_CANDIDATES}`;
    return this.database.longQuery<Candidate>({ text }, conditions.values);
  }

  private async cards(ranked: readonly Ranked[]): Promise<RelatedJobs['items']> {
    if (ranked.length === 0) return [];
    const rows = await this.database.query<JobCard>(CARDS, [ranked.map(({ id }) => id)]);
    const cards = new Map(rows.map((card) => [card.id, card]));
    return ranked.flatMap(({ id, because }) => {
      const card = cards.get(id);
      return card ? [{ ...card, because }] : [];
    });
  }
}

/** Excludes literal matches. */
function notLiteral({ keywords, locationIds }: LocatedCriteria, conditions: SearchConditions): string {
  const literal = ['true'];
  if (keywords !== null) literal.push(`s.doc like ${conditions.value(containsPattern(keywords))}`);
  if (locationIds !== null) literal.push(`s.location_id = any(${conditions.value(locationIds)}::integer[])`);
  return `not (${literal.join(' and ')})`;
}

/** Whether the index of whole words can find a word. */
function isPlainWord(word: string): boolean {
  return /^[a-z0-9]{2,}$/.test(word);
}

/** Singular and plural of a word, because texts are indexed as written. */
function formsOf(word: string): Slot['lexemes'] {
  return [[word], [`${word}s`], ...(word.length > 3 ? [[word.replace(/s$/, '')]] : [])];
}

/** A `tsquery` for any of the sets of lexemes. */
function anyOf(lexemes: Slot['lexemes']): string {
  return `(${lexemes.map((together) => together.map((lexeme) => `'${lexeme}'`).join(' & ')).join(' | ')})`;
}

function allOf(slots: readonly Slot[]): string {
  return slots.map(({ lexemes }) => anyOf(lexemes)).join(' & ');
}

function anyPartOf(slots: readonly Slot[]): string {
  return anyOf(slots.flatMap(({ lexemes }) => lexemes));
}

/** Queries to try until there are enough: all parts, all known parts, roles and places, roles or else any part. */
function queriesFor(slots: readonly Slot[]): Set<string> {
  const roles = slots.filter(({ kind }) => kind === 'roles');
  const known = slots.filter(({ kind }) => kind !== 'word');
  const important = slots.filter(({ kind }) => kind === 'roles' || kind === 'places');
  const any = anyPartOf(roles.length > 0 ? roles : slots);
  return new Set([allOf(slots), ...[known, important].filter(({ length }) => length > 0).map(allOf), any]);
}

/** Explains corrections in the reason shown. */
function explainCorrections(slot: Slot, corrections: ReadonlyMap<string, string>): Slot {
  const typed = [...corrections].find(([, correction]) => slot.typed.split(' ').includes(correction));
  if (!typed) return slot;
  const because = `"${typed[0]}" looks like "${typed[1]}"`;
  return { ...slot, own: slot.own.map((one) => ({ because, ...one })) };
}

function termsOf(slots: readonly Slot[]): string[] {
  const terms = slots.flatMap((slot) => otherTerms(slot, MAX_TERMS));
  return [...new Set(terms)].slice(0, MAX_TERMS);
}
