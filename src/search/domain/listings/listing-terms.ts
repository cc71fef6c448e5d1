import { foldLine } from '#shared/domain/text/folded-text.js';
import { conceptOf, type Concepts } from '../vocabulary/concepts.js';
import { languageOf, languagesOfJob } from '../vocabulary/languages.js';
import { promisesIn } from './promises.js';
import { writtenPay } from './written-pay.js';
import { placeLexemes } from '../understanding/place-names.js';
import { NEGATIONS } from '../vocabulary/noise.js';
import { contentWords, stemsOf } from '../vocabulary/thesaurus.js';
import type { Group } from '../vocabulary/group.js';
import { isUnspaced, rootOf, stemOf, tokensOf, wordsOf } from '../vocabulary/words.js';

/** What a listing says, as far as searches ask for it. */
export type ListingWords = {
  readonly title: string;
  readonly company: string;
  readonly description: string;
  /** More texts about the job. */
  readonly texts: readonly string[];
  readonly skills: readonly string[];
  readonly category: string;
  readonly location: string;
  /** What it states as data, such as `fact:housing` and `place:2267057`. */
  readonly states: readonly string[];
  /** The English names of its places and their countries, and of its country. */
  readonly placeNames: readonly string[];
  readonly country: string | undefined;
  /** Whether a name is that of a country where it is not. */
  readonly isAbroad: (place: string) => boolean;
  /** Whether its summer is in January. */
  readonly isSouthern: boolean;
};

/** Prefixes of lexemes: stems of all texts, of the title, its genderless roots, company, skills and category; language; currency. */
export const PREFIX = {
  stem: '~',
  title: '^',
  root: '^=',
  beside: '+',
  language: 'in:',
  currency: 'currency:',
} as const;

/**
 * The lexemes of a listing: its words as written and their stems, the jobs its title names, its places with everything
 * around them, and what it states as data. Where a word stands is part of the lexeme, so that an index answers alone.
 */
export function listingTerms(listing: ListingWords, concepts: Concepts): string[] {
  const {
    title,
    company,
    description,
    texts,
    skills,
    category,
    location,
    states,
    placeNames,
    country,
    isAbroad,
    isSouthern,
  } = listing;
  const lexemes = new Set<string>(states);
  for (const text of [title, company, description]) for (const token of tokensOf(foldLine(text))) lexemes.add(token);
  const language = languageOf(description);
  if (language !== undefined) lexemes.add(PREFIX.language + language);
  for (const word of [title, company, description, location, ...texts, ...skills].flatMap(wordsOf)) {
    const stem = stemOf(word);
    if (!lexemes.has(stem)) lexemes.add(PREFIX.stem + stem);
  }
  const fields = new Map<string, string>();
  const add = (stem: string, letter: string): void => {
    if (!fields.get(stem)?.includes(letter)) fields.set(stem, (fields.get(stem) ?? '') + letter);
  };
  const titleWords = wordsOf(title);
  for (const word of titleWords) lexemes.add(PREFIX.root + rootOf(word));
  for (const stem of concepts.titleStems(titleWords)) add(stem, 'T');
  for (const word of [company, category, ...skills].flatMap(wordsOf)) add(stemOf(word), 'B');
  for (const [stem, letters] of fields) {
    if (letters.includes('T')) lexemes.add(PREFIX.title + stem);
    if (letters.includes('B')) lexemes.add(PREFIX.beside + stem);
  }
  for (const concept of concepts.of(fields, stemsOf(contentWords(title)))) lexemes.add(concept);
  const places = [location, ...placeNames].join(', ');
  for (const lexeme of placeLexemes(places, { country, isAbroad }, concepts.thesaurus)) lexemes.add(lexeme);
  for (const lexeme of statedInTitle(titleWords, concepts)) lexemes.add(lexeme);
  for (const lexeme of languagesNamed([...skills, ...bracketed(title)], concepts)) lexemes.add(lexeme);
  for (const text of [title, description, ...texts]) {
    for (const lexeme of promisesIn(text, concepts.thesaurus, isSouthern)) lexemes.add(lexeme);
    for (const lexeme of writtenPay(text)) lexemes.add(lexeme);
  }
  return [...lexemes];
}

/** "Guest Relations (Mandarin or Russian)" */
function bracketed(title: string): string[] {
  return [...title.matchAll(/[(（[【]([^)）\]】]+)/g)].flatMap(([, inner = '']) => wordsOf(inner));
}

/** Languages that are wanted: skills that are their names, and names in brackets of a title. */
function languagesNamed(texts: readonly string[], { thesaurus }: Concepts): string[] {
  const asked = texts.flatMap((text) => thesaurus.find(wordsOf(text)).flatMap(({ asks }) => asks ?? []));
  return asked.filter((asks) => asks.startsWith('language:'));
}

/** What a single word of a title states for certain: "Barman (nuit)", "Line Cook - Winter", 【寮完備】. */
const TELLING = /^(?:season:|fact:(?:night|evening|weekend)Shift|fact:couples)/;

/** Conditions that a title states in words of their own: "Receptionist - Night Shifts". */
function statedInTitle(words: readonly string[], { thesaurus }: Concepts): string[] {
  return words.flatMap((_, at) =>
    [1, 2, 3].flatMap((length) => {
      const own = words.slice(at, at + length);
      if (isDenied(words, at)) return [];
      const isTelling = (group: Group): boolean => length > 1 || isStatedBy(words[at] ?? '', group);
      const groups = at + length <= words.length ? thesaurus.find(own).filter(isTelling) : [];
      const isJob = groups.some(({ section }) => section === 'roles');
      return isJob
        ? []
        : groups.flatMap((group) => (group.asks === undefined ? [] : [...group.asks.split(' & '), conceptOf(group)]));
    }),
  );
}

/** "Weekdays only, no nights"; in a Portuguese title, "no" is "in the": "no turno da noite". */
function isDenied(words: readonly string[], at: number): boolean {
  const before = words[at - 1] ?? '';
  return NEGATIONS.has(before) && !(before === 'no' && languagesOfJob(words).includes('pt'));
}

/** A word that is a term as it stands: a "partner" is no couple, although "with partner" says so. */
function isStatedBy(word: string, { asks = '', same }: Group): boolean {
  const isTelling = isUnspaced(word) || TELLING.test(asks);
  return isTelling && same.some((term) => stemOf(term) === stemOf(word));
}
