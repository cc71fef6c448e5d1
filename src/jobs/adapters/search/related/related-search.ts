import { Injectable } from '@nestjs/common';
import { containsPattern } from '../../../../shared/adapters/postgres/like.js';
import { Database } from '../../../../shared/adapters/postgres/database.js';
import type { JobCard, RelatedJobs } from '../../../application/ports/job-search.js';
import { JOB_CARD_COLUMNS } from '../../persistence/job-columns.js';
import { SearchConditions, type LocatedCriteria } from '../search-conditions.js';
import { rank, type Candidate, type Ranked } from './ranking.js';
import { Spelling } from './spelling.js';
import { Thesaurus } from './thesaurus.js';
import { searchWords, understand, type Alternative, type Slot } from './understanding.js';

const MAX_ITEMS = 20;
const MAX_TERMS = 20;
/** Rows scanned before falling back to the index: common words are found on the way. */
const WALK = 1_000;
/** Candidates are ranked one by one. */
const MAX_CANDIDATES = 150;
/** With fewer listings that have all words, those that lack some are shown too. */
const ENOUGH = 5;
/** How near an alternative is that means the same. */
const ABOUT = 0.5;

const CARDS = {
  name: 'job-search-related',
  text: `select ${JOB_CARD_COLUMNS} from job where id = any($1::integer[])`,
};

/** Finds listings that do not hold the keywords but fit what people mean by them. */
@Injectable()
export class RelatedSearch {
  constructor(
    private readonly database: Database,
    private readonly spelling: Spelling,
    private readonly thesaurus: Thesaurus,
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

  /** A condition for listings that are about what the keywords mean, if they are one term of the trade; else null. */
  meaning(keywords: string | null): string | null {
    const words = searchWords(keywords ?? '');
    if (words.length === 0 || this.thesaurus.find(words).length === 0) return null;
    const near = understand(words, this.thesaurus).map(({ alternatives }) =>
      alternatives.filter(({ weight }) => weight >= ABOUT),
    );
    return near.map(anyOf).join(' & ');
  }

  private slots(words: readonly string[], corrections: ReadonlyMap<string, string>, isLocation = false): Slot[] {
    const corrected = words.map((word) => corrections.get(word) ?? word);
    return understand(corrected, this.thesaurus, isLocation).map((slot) => explainCorrections(slot, corrections));
  }

  /** First those that have every part of the search, then those that have the most important ones. */
  private async ranked(slots: readonly Slot[], criteria: LocatedCriteria, now: Date): Promise<Ranked[]> {
    const found = rank(await this.candidates(slots, criteria, now), slots);
    if (found.length >= ENOUGH) return found;
    const important = mostImportant(slots);
    if (important.length === slots.length) return found;
    const more = rank(await this.candidates(important, criteria, now), slots);
    const ids = new Set(found.map(({ id }) => id));
    return [...found, ...more.filter(({ id }) => !ids.has(id))];
  }

  private async candidates(slots: readonly Slot[], criteria: LocatedCriteria, now: Date): Promise<Candidate[]> {
    const query = slots.map(({ alternatives }) => anyOf(alternatives)).join(' & ');
    const near = await this.walk(query, criteria, now);
    return near.length >= MAX_ITEMS ? near : this.gather(query, criteria, now);
  }

  /** Looks through the newest listings one by one until it has enough. */
  private walk(query: string, criteria: LocatedCriteria, now: Date): Promise<Candidate[]> {
    const walked = new SearchConditions().pass({ ...criteria, locationIds: null }, now);
    // The offset is a fence: without it the planner may evaluate the query for every listing.
    return this.database.query<Candidate>(
      `select s.job_id as id, s.posted_at as "postedAt", t.terms::text as terms
       from (select * from job_search s where ${walked.where} order by s.posted_at desc, s.job_id desc limit ${WALK}) s
       cross join lateral (select terms from job_search_terms where job_id = s.job_id offset 0) t
       where t.terms @@ ${walked.value(query)}::tsquery and ${notLiteral(criteria, walked)}
       order by s.posted_at desc, s.job_id desc limit ${MAX_CANDIDATES}`,
      walked.values,
    );
  }

  /** Finds all listings through the index and sorts those. */
  private gather(query: string, criteria: LocatedCriteria, now: Date): Promise<Candidate[]> {
    const all = new SearchConditions().pass({ ...criteria, locationIds: null }, now);
    return this.database.longQuery<Candidate>(
      {
        // Fences again: a planner that does not see the query takes the index, which is never much slower than a scan.
        text: `select found.id, found."postedAt", t.terms::text as terms
          from (
            select s.job_id as id, s.posted_at as "postedAt"
            from (select ${all.value(query)}::tsquery as query offset 0) wanted
            cross join lateral (select job_id from job_search_terms where terms @@ wanted.query offset 0) t
            join job_search s on s.job_id = t.job_id
            where ${all.where} and ${notLiteral(criteria, all)}
            order by s.posted_at desc, s.job_id desc limit ${MAX_CANDIDATES}
          ) found join job_search_terms t on t.job_id = found.id
          order by found."postedAt" desc, found.id desc`,
      },
      all.values,
    );
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

/** What related listings are not: found by the search itself. */
function notLiteral({ keywords, locationIds }: LocatedCriteria, conditions: SearchConditions): string {
  const literal = ['true'];
  if (keywords !== null) literal.push(`s.doc like ${conditions.value(containsPattern(keywords))}`);
  if (locationIds !== null) literal.push(`s.location_id = any(${conditions.value(locationIds)}::integer[])`);
  return `not (${literal.join(' and ')})`;
}

const LABELS = { anywhere: '', title: ':A', 'title or skills': ':AC', location: ':B' } as const;

/** The alternatives as a `tsquery`. */
function anyOf(alternatives: readonly Alternative[]): string {
  return `(${alternatives.map(condition).join(' | ')})`;
}

function condition({ stems, place }: Alternative): string {
  return `(${stems.map((stem) => `'${stem}'${LABELS[place]}`).join(' & ')})`;
}

/** Roles and places, or without any all other words; without these, no part is more important than another. */
function mostImportant(slots: readonly Slot[]): readonly Slot[] {
  const important = slots.filter(({ kind }) => kind === 'roles' || kind === 'places');
  if (important.length > 0) return important;
  const words = slots.filter(({ kind }) => kind === 'word');
  return words.length > 0 ? words : slots;
}

/** What was typed wrong is no match of what was typed. */
function explainCorrections(slot: Slot, corrections: ReadonlyMap<string, string>): Slot {
  const typed = [...corrections].find(([, correction]) => slot.typed.split(' ').includes(correction));
  if (!typed) return slot;
  const because = `"${typed[0]}" looks like "${typed[1]}"`;
  return {
    ...slot,
    alternatives: slot.alternatives.map((one) => (one.because === undefined ? { ...one, because } : one)),
  };
}

function termsOf(slots: readonly Slot[]): string[] {
  const terms = slots.flatMap(({ typed, alternatives }) =>
    alternatives.map(({ term }) => term).filter((term) => term !== typed),
  );
  return [...new Set(terms)].slice(0, MAX_TERMS);
}
