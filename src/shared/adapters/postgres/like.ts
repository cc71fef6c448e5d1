/** A LIKE pattern that finds `text` anywhere, its own `%`, `_` and `\` taken literally. */
export function containsPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/**
 * A column folded as `foldLetters` folds a search term. Uses PostgreSQL's own Unicode tables, because locales differ by
 * machine.
 */
export function foldedColumn(column: string): string {
  // Normalizing costs far more than the rest and does nothing to ASCII.
  const isAscii = `octet_length(${column}) = char_length(${column})`;
  return loweredColumn(`(case when ${isAscii} then ${column} else normalize(${column}) end)`);
}

/** The same for letters as they are stored, composed or not: what composing takes is too much for all listings at once. */
export function loweredColumn(column: string): string {
  return `replace(replace(lower(${column} collate pg_c_utf8), 'i\u0307', 'i'), 'ς', 'σ')`;
}
