/** What spreadsheets take for the beginning of a formula (OWASP, CSV injection). */
const FORMULA_START = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\r\n]/;

/** How a CSV file begins: without this mark Excel takes UTF-8 for the letters of its own country. */
export const BYTE_ORDER_MARK = '\ufeff';

/** One line of a CSV file (RFC 4180), its end included. No cell can be taken for a formula. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  // The apostrophe tells spreadsheets that what follows is text.
  const text = FORMULA_START.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
