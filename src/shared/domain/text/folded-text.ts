/**
 * Folds text for comparison without case, including letters beyond ASCII: composed (NFC) and lower-cased.
 * Done here, not in the database, so that results do not depend on the database's locale.
 */
export function foldText(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

/**
 * Folds text for substring search letter by letter, because a part must fold as it does within the whole. `toLowerCase`
 * depends on neighbors (final Σ becomes ς) and turns İ into two letters, while PostgreSQL's `pg_c_utf8` gives i.
 */
export function foldLetters(text: string): string {
  return foldText(text).replaceAll('i\u0307', 'i').replaceAll('ς', 'σ');
}

/** Letters that do not decompose into a base letter and a mark. */
const PLAIN = new Map(Object.entries({ ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' }));

/** Folds text and removes accents. */
export function foldAccents(text: string): string {
  return foldLetters(text)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[øłđðþßæœı]/g, (letter) => PLAIN.get(letter) ?? letter)
    .replace(/\p{M}+/gu, '');
}
