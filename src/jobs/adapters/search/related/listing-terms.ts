import { familyOf, stemOf, wordsOf } from './words.js';

/** What of a listing related searches look into. */
export type ListingTexts = {
  readonly title: string;
  readonly company: string;
  readonly location: string;
  readonly jobType: string;
  readonly category: string;
  readonly experience: string | null;
  readonly skills: readonly string[];
};

/** A word as people write it, and the stem by which it is found. */
export type SpelledWord = { readonly word: string; readonly stem: string };

/** How the family of a word is told from a stem. */
export const FAMILY = '~';

/** The largest position in a tsvector. */
const MAX_POSITION = 16_383;
const MAX_POSITIONS = 200;
const LEVELS = new Map([
  ['entry', 'entry level'],
  ['mid', 'mid level'],
  ['executive', 'executive level'],
]);

/**
 * The stems of a listing's words as a `tsvector` literal: those of the title with weight A, of the location with B, of
 * all else with C. Neighbors in the title count as one word too ("bar tender").
 */
export function listingTerms(listing: ListingTexts): string {
  const { title, location, company, jobType, category, experience, skills } = listing;
  const positions = new Map<string, string[]>();
  let position = 0;
  const add = (lexeme: string, weight: string): void => {
    const known = positions.get(lexeme) ?? [];
    if (known.length < MAX_POSITIONS) positions.set(lexeme, [...known, `${Math.min(position, MAX_POSITION)}${weight}`]);
  };
  const addText = (text: string, weight: string): void => {
    const words = wordsOf(text);
    for (const [index, word] of words.entries()) {
      position += 1;
      add(stemOf(word), weight);
      const family = familyOf(word);
      if (family !== undefined) add(FAMILY + family, weight);
      const next = words[index + 1];
      if (weight === 'A' && next !== undefined) add(stemOf(word + next), weight);
    }
  };
  addText(title, 'A');
  addText(location, 'B');
  const level = experience === null ? '' : (LEVELS.get(experience) ?? experience);
  for (const text of [company, jobType, category, level, ...skills]) addText(text, 'C');
  return [...positions].map(([lexeme, at]) => `'${lexeme}':${at.join(',')}`).join(' ');
}

/** The words of a listing that misspelled ones are compared with. */
export function spelledWords({ title, company, location, skills }: ListingTexts): SpelledWord[] {
  const words = new Set([title, company, location, ...skills].flatMap(wordsOf));
  const spelled = [...words].filter((word) => /^\p{L}{4,}$/u.test(word)).sort();
  return spelled.map((word) => ({ word, stem: stemOf(word) }));
}
