import { normalText, withoutControls } from './normal-text.js';

/**
 * Folds text for comparison without case, including letters beyond ASCII: composed (NFC) and lower-cased.
 * Done here, not in the database, so that results do not depend on the database's locale.
 */
export function foldText(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

/** Characters that count as the one before them: another form of a letter, and what office programs type for ' " -. */
const ALIKE = ['σς', "'’‘‚‛ʼ", '"“”„‟', '-‐‑‒–—−'];
/** Invisible characters within words, which few people type. */
const IGNORED = '\u200b\u200c\u200d\ufe0e\ufe0f';

/** The arguments of PostgreSQL's `translate`: the characters to replace, and by what; those without are removed. */
export const FOLDED_CHARACTERS = {
  from: ALIKE.map((alike) => alike.slice(1)).join('') + IGNORED,
  to: ALIKE.map((alike) => alike.charAt(0).repeat(alike.length - 1)).join(''),
};
const FOLDED = new Map(
  Array.from(FOLDED_CHARACTERS.from, (character, index) => [character, FOLDED_CHARACTERS.to.charAt(index)]),
);
const UNFOLDED = new RegExp(`[${FOLDED_CHARACTERS.from}]`, 'gv');

/**
 * Folds text for substring search letter by letter, because a part must fold as it does within the whole. `toLowerCase`
 * depends on neighbors (final Σ becomes ς) and turns İ into two letters, while PostgreSQL's `pg_c_utf8` gives i.
 */
export function foldLetters(text: string): string {
  return foldText(text)
    .replaceAll('i\u0307', 'i')
    .replace(UNFOLDED, (character) => FOLDED.get(character) ?? '');
}

/** Folds a text, or a query for a part of it, on a single line without control characters. */
export function foldLine(text: string): string {
  return foldLetters(normalText(withoutControls(text)));
}

/** Letters that do not decompose into a base letter and a mark. */
export const PLAIN_LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries({ ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' }),
);

/** Accents as a range of a regular expression. Marks of other scripts, such as vowels of Hindi, are not among them. */
export const ACCENTS = '\\u0300-\\u036f';
const ACCENT = new RegExp(`[${ACCENTS}]`, 'g');

/** Folds text and removes accents. */
export function foldAccents(text: string): string {
  return plainLetters(foldLetters(text).normalize('NFKD').toLowerCase()).replace(/\p{M}+/gu, '');
}

/** Folds text letter by letter and without accents, as `unaccentedColumn` does. */
export function foldAccentedLetters(text: string): string {
  return plainLetters(foldLetters(text).normalize('NFD').replace(ACCENT, ''));
}

function plainLetters(text: string): string {
  return text.replace(/[øłđðþßæœı]/g, (letter) => PLAIN_LETTERS.get(letter) ?? letter);
}
