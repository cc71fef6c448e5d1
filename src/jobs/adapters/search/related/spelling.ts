import { Injectable } from '@nestjs/common';
import { Database } from '../../../../shared/adapters/postgres/database.js';
import { Thesaurus } from './thesaurus.js';
import { stemOf } from './words.js';

/** Corrected words of one search at most. */
const MAX_CORRECTIONS = 3;
/** Lower than the default of 0.3 of pg_trgm finds words with swapped letters at the cost of time. */
const CANDIDATES = `
  select word, listings from job_search_word where word % $1
  order by similarity(word, $1) desc, listings desc limit 20`;

const KNOWN = 'select word from job_search_word where word = any($1::text[]) or stem = any($2::text[])';

type Candidate = { readonly word: string; readonly listings: number };

/** Finds the words that misspelled ones stand for: words of open listings and of the thesaurus. */
@Injectable()
export class Spelling {
  constructor(
    private readonly database: Database,
    private readonly thesaurus: Thesaurus,
  ) {}

  /** The corrections of those words that nobody uses, by the word as it was typed. */
  async corrections(words: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const corrections = new Map<string, string>();
    for (const word of (await this.unknown(words)).slice(0, MAX_CORRECTIONS)) {
      const correction = await this.nearest(word);
      if (correction !== undefined) corrections.set(word, correction);
    }
    return corrections;
  }

  private async unknown(words: readonly string[]): Promise<string[]> {
    const suspicious = words.filter((word) => /^\p{L}{4,}$/u.test(word) && !this.thesaurus.knows(word));
    if (suspicious.length === 0) return [];
    const known = await this.database.query<{ word: string }>(KNOWN, [suspicious, suspicious.map(stemOf)]);
    const stems = new Set(known.map(({ word }) => stemOf(word)));
    return suspicious.filter((word) => !stems.has(stemOf(word)));
  }

  private async nearest(word: string): Promise<string | undefined> {
    const ofListings = await this.database.query<Candidate>(CANDIDATES, [word]);
    const ofTrade = [...this.thesaurus.words].map((known) => ({ word: known, listings: 0 }));
    const limit = word.length < 5 ? 1 : word.length < 9 ? 2 : 3;
    const near = [...ofListings, ...ofTrade]
      .filter((candidate) => Math.abs(candidate.word.length - word.length) <= limit)
      .map((candidate) => ({ ...candidate, distance: distance(candidate.word, word) }))
      .filter((candidate) => candidate.distance <= limit)
      .sort((a, b) => a.distance - b.distance || b.listings - a.listings);
    return near[0]?.word;
  }
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
