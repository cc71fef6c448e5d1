import type { Database } from '#platform/postgres/database.js';
import { distance } from '../../domain/vocabulary/word-distance.js';
import type { Thesaurus } from '../../domain/vocabulary/thesaurus.js';
import { foldAccents } from '#shared/domain/text/folded-text.js';

/** Cost advantage of words in listings, and of words in many or few terms of the thesaurus. */
const IN_USE = 0.5;
/** Of words that are the name of a job by themselves. */
const JOB = 0.25;
/** Of words that stand in the name of a job with their neighbors. */
const BESIDE_OTHERS = 0.6;
/** A slip of the fingers. */
const SLIP = 0.75;
/** How much a word may differ from one that stands beside the words before or after it in the name of a job. */
const BESIDE = 2.25;
/** Shorter words are corrected only beside others. */
const LEAST_LETTERS = 4;
/** Shorter words are changed by one letter at most: "sky instructor". */
const LEAST_WORD = 5;
/** Shorter names of places differ by one change at most: "indeed" is not India. */
const LONG_NAME = 8;
const MOST_IN_NAME = 1;
/** How much two words may differ from the one that they are. */
const JOINED = 1;
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

type Candidate = { readonly word: string; readonly listings: number };
type Lettered = Candidate & { readonly letters: number; readonly ahead: number; readonly most: number };

/** Corrects misspelled words to words of open listings and of the thesaurus. */
export class Spelling {
  private readonly ofTrade: readonly Lettered[];
  private readonly jobs: readonly Lettered[];

  constructor(
    private readonly database: Database,
    private readonly thesaurus: Thesaurus,
  ) {
    ({ all: this.ofTrade, jobs: this.jobs } = wordsOfTrade(thesaurus));
  }

  /** The word of a listing or a term that was probably meant, beside the words before and after. */
  async nearest(word: string, neighbors: readonly string[]): Promise<string | undefined> {
    const ofListings = await this.database.query<Candidate>(CANDIDATES, [word]);
    const plain = ofListings.map(({ word: found, ...one }) => {
      const known = foldAccents(found.replace(/^[@+]/, ''));
      const ahead = IN_USE + aheadAsJob(known, this.thesaurus) + this.aheadBeside(known, neighbors);
      return withLetters({ ...one, word: known }, ahead, found.startsWith('@'));
    });
    const around = this.around(neighbors);
    if (word.length < LEAST_LETTERS) return nearestOf(word, around, JOINED);
    const limit = word.length < 6 ? 1.5 : word.length < 9 ? 2 : 3;
    const all = [...plain, ...this.ofTrade];
    return (
      nearestOf(word, all, SLIP) ?? nearestOf(word, around, Math.max(limit, BESIDE)) ?? nearestOf(word, all, limit)
    );
  }

  /** The word that makes the name of a job with one of its neighbors. */
  beside(word: string, neighbors: readonly string[]): string | undefined {
    return nearestOf(word, this.around(neighbors), word.length < LEAST_WORD ? JOINED : BESIDE);
  }

  /** The same, if only a letter differs: "restaurant manger", although that is a name of a town. */
  slipBeside(word: string, neighbors: readonly string[]): string | undefined {
    return nearestOf(word, this.around(neighbors), JOINED);
  }

  /** "Whale watching" is part of a term, "whale washing" of none. */
  private aheadBeside(word: string, neighbors: readonly string[]): number {
    return neighbors.some((one) => this.thesaurus.findPartly([one, word]).length > 0) ? BESIDE_OTHERS : 0;
  }

  private around(neighbors: readonly string[]): Lettered[] {
    const beside = neighbors.flatMap((neighbor) => this.thesaurus.wordsBeside(neighbor));
    return beside.map((word) => withLetters({ word, listings: this.thesaurus.words.get(word) ?? 0 }, 0));
  }

  /** The name of a job that was typed as two words. */
  joined(word: string): string | undefined {
    return nearestOf(word, this.jobs, JOINED);
  }
}

type WordsOfTrade = { readonly all: readonly Lettered[]; readonly jobs: readonly Lettered[] };

const ofThesaurus = new WeakMap<Thesaurus, WordsOfTrade>();

/** The words of a thesaurus, those of most terms first, and the names of jobs among them. */
function wordsOfTrade(thesaurus: Thesaurus): WordsOfTrade {
  const made = ofThesaurus.get(thesaurus);
  if (made) return made;
  const all = [...thesaurus.words]
    .sort(([, one], [, other]) => other - one)
    .map(([word, terms]) =>
      withLetters(
        { word, listings: 0 },
        (terms < COMMON_TERMS ? RARE : COMMON) + aheadAsJob(word, thesaurus),
        isOnlyPlace(word, thesaurus),
      ),
    );
  const words = { all, jobs: all.filter(({ word }) => thesaurus.isJob(word)) };
  ofThesaurus.set(thesaurus, words);
  return words;
}

function aheadAsJob(word: string, thesaurus: Thesaurus): number {
  return thesaurus.isJob(word) ? JOB : 0;
}

function isOnlyPlace(word: string, thesaurus: Thesaurus): boolean {
  const groups = thesaurus.find([word]);
  return groups.length > 0 && groups.every(({ section }) => section === 'places');
}

/** The candidate with the fewest changes, less what is ahead. */
function nearestOf(word: string, candidates: readonly Lettered[], limit: number): string | undefined {
  const letters = lettersOf(word);
  let best: (Candidate & { readonly cost: number }) | undefined;
  for (const candidate of candidates) {
    const most = Math.min(
      candidate.most,
      limit + Math.min(0, candidate.ahead),
      (best?.cost ?? limit) + candidate.ahead,
    );
    const isFar = Math.abs(candidate.word.length - word.length) > limit;
    if (isFar || differences(candidate.letters, letters) > Math.min(2 * limit, 4 * most)) continue;
    const changes = distance(candidate.word, word, most);
    const cost = changes - candidate.ahead;
    const isBetter = !best || cost < best.cost || (cost === best.cost && candidate.listings > best.listings);
    if (changes <= most && isBetter) best = { ...candidate, cost };
  }
  return best?.word;
}

function withLetters({ word, listings }: Candidate, ahead: number, isPlace = false): Lettered {
  const most = isPlace && word.length < LONG_NAME ? MOST_IN_NAME : Infinity;
  return { word, listings, letters: lettersOf(word), ahead, most };
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
