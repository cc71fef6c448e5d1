import { filtersOf, type FactFilter } from '#jobs/domain/fact-filters.js';
import type { JobFacts } from '#jobs/domain/job-facts.js';
import { FAMILY, type Concepts } from './concepts.js';
import { familyOf, stemOf, wordsOf } from './words.js';

/** The parts of a listing that related searches use. */
export type ListingTexts = {
  readonly title: string;
  readonly company: string;
  readonly location: string;
  readonly jobType: string;
  readonly category: string;
  readonly experience: string | null;
  readonly skills: readonly string[];
  readonly facts: JobFacts;
};

/** A word as written, and its stem. */
type SpelledWord = { readonly word: string; readonly stem: string };

const LEVELS = new Map([
  ['entry', 'entry level'],
  ['mid', 'mid level'],
  ['executive', 'executive level'],
]);

/** Search terms for each fact, as in the thesaurus. */
const FACT_WORDS: Readonly<Record<FactFilter, string>> = {
  housing: 'live in',
  freeHousing: 'free housing',
  privateRoom: 'private room',
  couples: 'couples welcome',
  pets: 'pets welcome',
  meals: 'meals included',
  visaSponsorship: 'visa sponsorship',
  relocationHelp: 'relocation',
  tips: 'tips',
  uniform: 'uniform provided',
  training: 'training provided',
  season: 'seasonal',
  dayShift: 'day shift',
  eveningShift: 'evening shift',
  nightShift: 'night shift',
  weekendShift: 'weekend shift',
  splitShift: 'split shift',
  rotatingShift: 'rotating shift',
};
const languages = new Intl.DisplayNames('en', { type: 'language' });

/**
 * The lexemes of a listing as a `tsvector` literal: stems with weight A for the title, B for the location and C for
 * everything else; concepts have no weight. Adjacent words of the title are also indexed as one word ("bar tender").
 */
export function listingTerms(listing: ListingTexts, concepts: Concepts): string {
  const { title, location, company, jobType, category, experience, skills, facts } = listing;
  const fields = new Map<string, string>();
  const add = (lexeme: string, letter: string): void => {
    const letters = fields.get(lexeme) ?? '';
    if (!letters.includes(letter)) fields.set(lexeme, letters + letter);
  };
  const addText = (text: string, letter: string): void => {
    const words = wordsOf(text);
    for (const [index, word] of words.entries()) {
      add(stemOf(word), letter);
      const family = familyOf(word);
      if (family !== undefined) add(FAMILY + family, letter);
      const next = words[index + 1];
      if (letter === 'A' && next !== undefined) add(stemOf(word + next), letter);
      const head = letter === 'A' ? concepts.thesaurus.headOf(word) : undefined;
      if (head !== undefined) add(stemOf(head), letter);
    }
  };
  addText(title, 'A');
  addText(location, 'B');
  const level = experience === null ? '' : (LEVELS.get(experience) ?? experience);
  const stated = filtersOf(facts).map((name) => FACT_WORDS[name]);
  const spoken = (facts.languages ?? []).map(({ code }) => languages.of(code) ?? code);
  for (const text of [company, jobType, category, level, ...skills, ...stated, ...spoken]) addText(text, 'C');
  // A weight needs a position.
  const stems = [...fields].map(([lexeme, letters]) => `'${lexeme}':${[...letters].map((one, i) => `${i + 1}${one}`)}`);
  return [...stems, ...[...concepts.of(fields)].map((lexeme) => `'${lexeme}'`)].join(' ');
}

/** Words of a listing that can correct misspelled ones. */
export function spelledWords({ title, company, location, skills }: ListingTexts): SpelledWord[] {
  const words = new Set([title, company, location, ...skills].flatMap(wordsOf));
  const spelled = [...words].filter((word) => /^\p{L}{4,}$/u.test(word)).sort();
  return spelled.map((word) => ({ word, stem: stemOf(word) }));
}
