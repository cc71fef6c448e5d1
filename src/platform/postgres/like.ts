import { ACCENTS, FOLDED_CHARACTERS, PLAIN_LETTERS } from '#shared/domain/text/folded-text.js';

/** A LIKE pattern that finds `text` anywhere, with `%`, `_` and `\` escaped. */
export function containsPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/**
 * A column folded as `foldLetters` folds a search term. Uses PostgreSQL's own Unicode tables, because locales differ by
 * machine.
 */
export function foldedColumn(column: string): string {
  // Normalizing is by far the slowest step and does not change ASCII.
  const isAscii = `octet_length(${column}) = char_length(${column})`;
  return loweredColumn(`(case when ${isAscii} then ${column} else normalize(${column}) end)`);
}

/** A column folded as `foldAccentedLetters` folds a search term. */
export function unaccentedColumn(column: string): string {
  const isAscii = `octet_length(${column}) = char_length(${column})`;
  const lowered = loweredColumn(`normalize(${column}, nfd)`);
  const plain = [...PLAIN_LETTERS].reduce(
    (text, [letter, letters]) => `replace(${text}, '${letter}', '${letters}')`,
    `regexp_replace(${lowered}, '[${ACCENTS}]', '', 'g')`,
  );
  return `(case when ${isAscii} then ${loweredColumn(column)} else ${plain} end)`;
}

/** Like `foldedColumn`, without normalizing, which is too slow for all listings. */
export function loweredColumn(column: string): string {
  const { from, to } = FOLDED_CHARACTERS;
  const lowered = `replace(lower(${column} collate pg_c_utf8), 'i\u0307', 'i')`;
  return `translate(${lowered}, '${from.replaceAll("'", "''")}', '${to.replaceAll("'", "''")}')`;
}
