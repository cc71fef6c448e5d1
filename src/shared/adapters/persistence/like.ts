/** A LIKE pattern that finds `text` anywhere, its own `%`, `_` and `\` taken literally. */
export function containsPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/**
 * A column, folded as `foldText` folds what is looked for in it. By the database's own tables of Unicode: what its locale
 * knows of letters beyond ASCII differs by machine.
 */
export function foldedColumn(column: string): string {
  return `lower(normalize(${column}) collate pg_c_utf8)`;
}
