import { Injectable } from '@nestjs/common';
import { Database } from '../../../../shared/adapters/postgres/database.js';
import { Thesaurus } from './thesaurus.js';
import { stemOf } from './words.js';

/** Corrected words of one search at most. */
const MAX_CORRECTIONS = 3;
/** Lower than the default of 0.3 of pg_trgm finds words with swapped letters at the cost of time. */
const CANDIDATES = {
  name: 'job-search-spelling',
  text: `
    select word, listings from job_search_word where word % $1
    order by similarity(word, $1) desc, listings desc limit 20`,
};

const KNOWN = {
  name: 'job-search-known-words',
  text: 'select word from job_search_word where word = any($1::text[]) or stem = any($2::text[])',
};

type Candidate = { readonly word: string; readonly listings: number };

/** Finds the words that misspelled ones stand for: words of open listings and of the thesaurus. */
@Injectable()
export class Spelling {
  private readonly ofTrade: readonly (Candidate & { readonly letters: number })[];

  constructor(
    private readonly database: Database,
    private readonly thesaurus: Thesaurus,
  ) {
    this.ofTrade = [...thesaurus.words].map((word) => ({ word, listings: 0, letters: lettersOf(word) }));
  }

  /** The corrections of those words that nobody uses, by the word as it was typed. */
  async corrections(words: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const unknown = (await this.unknown(words)).slice(0, MAX_CORRECTIONS);
    const nearest = await Promise.all(unknown.map((word) => this.nearest(word)));
    return new Map(
      unknown.flatMap((word, index) => {
        const correction = nearest[index];
        return correction === undefined ? [] : [[word, correction] as const];
      }),
    );
  }

  private async unknown(words: readonly string[]): Promise<string[]> {
    const { thesaurus } = this;
    const isKnown = (word: string): boolean => thesaurus.knows(word) || thesaurus.headOf(word) !== undefined;
    const suspicious = words.filter((word) => /^\p{L}{4,}$/u.test(word) && !isKnown(word));
    if (suspicious.length === 0) return [];
    const known = await this.database.query<{ word: string }>(KNOWN, [suspicious, suspicious.map(stemOf)]);
    const stems = new Set(known.map(({ word }) => stemOf(word)));
    return suspicious.filter((word) => !stems.has(stemOf(word)));
  }

  private async nearest(word: string): Promise<string | undefined> {
    const ofListings = await this.database.query<Candidate>(CANDIDATES, [word]);
    const limit = word.length < 5 ? 1 : word.length < 9 ? 2 : 3;
    const letters = lettersOf(word);
    const ofTrade = this.ofTrade.filter((candidate) => differences(candidate.letters, letters) <= 2 * limit);
    const near = [...ofListings, ...ofTrade]
      .filter((candidate) => Math.abs(candidate.word.length - word.length) <= limit)
      .map((candidate) => ({ ...candidate, distance: distance(candidate.word, word) }))
      .filter((candidate) => candidate.distance <= limit)
      .sort((a, b) => a.distance - b.distance || b.listings - a.listings);
    return near[0]?.word;
  }
}

/** Which letters a word has, as bits: far cheaper to compare than the words. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1) letters |= 1 << (word.charCodeAt(index) % 32);
  return letters;
}

/** How many letters only one of two words has: one that is changed makes two. */
function differences(one: number, other: number): number {
  let count = 0;
  for (let bits = one ^ other; bits !== 0; bits &= bits - 1) count += 1;
  return count;
}

/** Letters to add, drop, change or swap; a different first letter counts twice, because few people mistake it. */
export function distance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const change = one[i - 1] === other[j - 1] ? 0 : 1;
      const steps = [at(rows, i - 1, j) + 1, (row[j - 1] ?? 0) + 1, at(rows, i - 1, j - 1) + change];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isSwapped) steps.push(at(rows, i - 2, j - 2) + 1);
      row.push(Math.min(...steps));
    }
    rows.push(row);
  }
  return at(rows, one.length, other.length) + (one[0] === other[0] ? 0 : 1);
}

function at(rows: readonly number[][], i: number, j: number): number {
  return rows[i]?.[j] ?? 0;
}
