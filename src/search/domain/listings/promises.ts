import { NEGATIONS } from '../vocabulary/noise.js';
import { contentWords, stemsOf, type Thesaurus } from '../vocabulary/thesaurus.js';
import { stemOf } from '../vocabulary/words.js';

/** Words on both sides of a phrase that may deny it: "accommodation is not provided". */
const AROUND = 3;

type Phrase = { readonly asks: string; readonly stems: readonly string[] };

const known = new WeakMap<Thesaurus, readonly Phrase[]>();

/** Whether a text may promise what a condition asks for, where the employer has not stated it as data: only housing. */
export function isPromise(asks: string): boolean {
  return asks.startsWith('fact:housing') || asks === 'fact:freeHousing';
}

/** The lexeme of listings whose text promises what a condition asks for. */
export function promiseOf(asks: string): string {
  return `says:${asks}`;
}

/**
 * What the text of a listing promises in whole phrases ("accommodation provided"). Single words say too little: a text with
 * "accommodation" may mean that of guests.
 */
export function promisesIn(text: string, thesaurus: Thesaurus): string[] {
  const stems = contentWords(text).map(stemOf);
  const all = new Set(stems);
  const found = phrasesOf(thesaurus).filter(
    (phrase) => phrase.stems.every((stem) => all.has(stem)) && isIn(stems, phrase),
  );
  // Food and housing are housing, as is free housing.
  return found.length === 0 ? [] : [...new Set(['fact:housing', ...found.map(({ asks }) => asks)])].map(promiseOf);
}

function isIn(text: readonly string[], { stems }: Phrase): boolean {
  return text.some((stem, at) => {
    if (!stems.includes(stem)) return false;
    const end = at + stems.length;
    const isWhole = stems.every((one) => text.slice(at, end).includes(one));
    return isWhole && !text.slice(Math.max(0, at - AROUND), end + AROUND).some((one) => NEGATIONS.has(one));
  });
}

function phrasesOf(thesaurus: Thesaurus): readonly Phrase[] {
  const phrases =
    known.get(thesaurus) ??
    thesaurus.groups.flatMap(({ asks = '', same }) =>
      isPromise(asks)
        ? same.map((term) => ({ asks, stems: stemsOf(contentWords(term)) })).filter(({ stems }) => stems.length > 1)
        : [],
    );
  known.set(thesaurus, phrases);
  return phrases;
}
