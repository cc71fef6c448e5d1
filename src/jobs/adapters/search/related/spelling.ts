import { Injectable } from '@nestjs/common';
import { Database } from '#platform/postgres/database.js';
import { NOISE } from './noise.js';
import { Thesaurus } from './thesaurus.js';
import { stemOf } from './words.js';

/** Maximum corrections per search. */
const MAX_CORRECTIONS = 3;
/** Cost advantage of words in listings, and of words in many or few terms of the thesaurus. */
const IN_USE = 0.5;
const COMMON = 0.25;
const RARE = -0.5;
const COMMON_TERMS = 5;
/** The default threshold of pg_trgm, 0.3: a lower one would find more swapped letters, but takes longer. */
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
type Lettered = Candidate & { readonly letters: number; readonly ahead: number };

/** Corrects misspelled words to words of open listings and of the thesaurus. */
@Injectable()
export class Spelling {
  private readonly ofTrade: readonly Lettered[];

  constructor(
    private readonly database: Database,
    private readonly thesaurus: Thesaurus,
  ) {
    this.ofTrade = [...thesaurus.words]
      .sort(([, one], [, other]) => other - one)
      .map(([word, terms]) => withLetters({ word, listings: 0 }, terms < COMMON_TERMS ? RARE : COMMON));
  }

  /** Corrections of unknown words, by the word as typed. */
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
    const isKnown = (word: string): boolean =>
      thesaurus.knows(word) || NOISE.has(word) || thesaurus.findShort(word).length > 0;
    // Two words may be one term ("garde manger") whose second word alone looks like a mistake.
    const isTerm = (...pair: (string | undefined)[]): boolean =>
      thesaurus.find(pair.filter((word) => word !== undefined)).length > 0;
    const suspicious = words.filter(
      (word, index) =>
        /^\p{L}{4,}$/u.test(word) &&
        !isKnown(word) &&
        !isTerm(words[index - 1], word) &&
        !isTerm(word, words[index + 1]),
    );
    if (suspicious.length === 0) return [];
    const known = await this.database.query<{ word: string }>(KNOWN, [suspicious, suspicious.map(stemOf)]);
    const stems = new Set(known.map(({ word }) => stemOf(word)));
    return suspicious.filter((word) => !stems.has(stemOf(word)));
  }

  private async nearest(word: string): Promise<string | undefined> {
    const ofListings = await this.database.query<Candidate>(CANDIDATES, [word]);
    const limit = word.length < 6 ? 1.5 : word.length < 9 ? 2 : 3;
    const letters = lettersOf(word);
    let best: (Candidate & { readonly cost: number }) | undefined;
    for (const candidate of [...ofListings.map((one) => withLetters(one, IN_USE)), ...this.ofTrade]) {
      const most = Math.min(limit + Math.min(0, candidate.ahead), (best?.cost ?? limit) + candidate.ahead);
      const isFar = Math.abs(candidate.word.length - word.length) > limit;
      if (isFar || differences(candidate.letters, letters) > Math.min(2 * limit, (2 * most) / COSTS.alike)) continue;
      const changes = distance(candidate.word, word, most);
      const cost = changes - candidate.ahead;
      const isBetter = !best || cost < best.cost || (cost === best.cost && candidate.listings > best.listings);
      if (changes <= most && isBetter) best = { ...candidate, cost };
    }
    return best?.word;
  }
}

function withLetters({ word, listings }: Candidate, ahead: number): Lettered {
  return { word, listings, letters: lettersOf(word), ahead };
}

/** The letters of a word as a bit set, which is much cheaper to compare than the word. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1) letters |= 1 << (word.charCodeAt(index) % 32);
  return letters;
}

/** Number of letters that only one of two words has. A changed letter counts twice. */
function differences(one: number, other: number): number {
  let count = 0;
  for (let bits = one ^ other; bits !== 0; bits &= bits - 1) count += 1;
  return count;
}

/** Letters that sound alike: for each letter, the groups it belongs to, as bits. */
const SOUNDS = new Map<string, number>();
for (const [index, letters] of ['aeiouy', 'ckq', 'cs', 'ct', 'sz', 'fv', 'gj', 'dt', 'mn'].entries()) {
  for (const letter of letters) SOUNDS.set(letter, (SOUNDS.get(letter) ?? 0) | (1 << index));
}
const COSTS = { alike: 0.5, other: 1, changed: 1.5 };

/**
 * Edit distance: letters to add, drop, change or swap. Letters that sound alike cost half; a different first letter
 * costs one more, because people rarely get it wrong. Usually Infinity above the limit.
 */
export function distance(one: string, other: string, limit = Infinity): number {
  const begin = isBegunAlike(one, other) ? 0 : 1;
  const [dropped, added] = [silences(one), silences(other)];
  const rows: number[][] = [];
  for (let i = 0; i <= one.length; i += 1) {
    const row: number[] = [];
    let least = Infinity;
    for (let j = 0; j <= other.length; j += 1) {
      let cost = i === 0 && j === 0 ? 0 : at(rows, i - 1, j) + (dropped[i - 1] ?? 0);
      if (j > 0) cost = Math.min(cost, (row[j - 1] ?? 0) + (added[j - 1] ?? 0));
      if (i > 0 && j > 0) cost = Math.min(cost, at(rows, i - 1, j - 1) + change(one[i - 1], other[j - 1]));
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isSwapped) cost = Math.min(cost, at(rows, i - 2, j - 2) + COSTS.other);
      row.push(cost);
      least = Math.min(least, cost);
    }
    // A swap skips a row, but dropping a letter would have reached that row at the same cost.
    if (least + begin > limit + COSTS.other) return Infinity;
    rows.push(row);
  }
  return at(rows, one.length, other.length) + begin;
}

function isBegunAlike(one: string, other: string): boolean {
  const areAlike = one[0] === other[0] || (change(one[0], other[0]) < COSTS.other && !/^[aeiouy]/.test(one));
  return areAlike || (one[0] === other[1] && one[1] === other[0]);
}

function change(one = '', other = ''): number {
  if (one === other) return 0;
  if (one === '' || other === '') return COSTS.changed;
  return ((SOUNDS.get(one) ?? 0) & (SOUNDS.get(other) ?? 0)) === 0 ? COSTS.changed : COSTS.alike;
}

/** Cost of dropping each letter: an h, or one of two letters that sound alike, is easily missed. */
function silences(word: string): number[] {
  return Array.from(word, (letter, index) =>
    letter === 'h' || change(letter, word[index - 1]) < COSTS.other ? COSTS.alike : COSTS.other,
  );
}

function at(rows: readonly number[][], i: number, j: number): number {
  return rows[i]?.[j] ?? Infinity;
}
