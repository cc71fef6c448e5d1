/**
 * Text as it is compared where case does not matter, letters beyond ASCII included: composed (NFC) and lower-cased.
 * Folding happens here, not in the database, so that every server gives the same answer whatever its locale.
 */
export function foldText(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

/**
 * Text in which parts are sought, and such a part: folded letter by letter, for a part has to fold as it does within the whole.
 * `toLowerCase` looks at neighbours (Σ ends a word as ς) and makes two letters of İ, whereas PostgreSQL's `pg_c_utf8` makes an i.
 */
export function foldLetters(text: string): string {
  return foldText(text).replaceAll('i\u0307', 'i').replaceAll('ς', 'σ');
}
