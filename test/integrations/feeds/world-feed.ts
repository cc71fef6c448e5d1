import type { FeedFormat } from '#integrations/domain/listing-import.js';

/** A feed as employers have it, and what has to come out of it. */
export type WorldFeed = {
  readonly name: string;
  readonly format: FeedFormat;
  readonly bytes: Buffer;
  /** The first listing. */
  readonly expected: Readonly<Record<string, unknown>>;
  readonly reference?: string;
  /** Parts of notes about the first listing. */
  readonly notes?: readonly string[];
  readonly count?: number;
};

export const CARE =
  'We look after our guests with care and good humor, in a small team near the sea, and are looking for a colleague who enjoys it.';

export const LINES = [
  'R1',
  'Front Desk Agent',
  'Seaside House',
  'Lisbon, Portugal',
  CARE,
  'By agreement',
  'full_time',
  'hotels',
];
export const NAMES = ['reference', 'title', 'company', 'location', 'description', 'salary', 'jobType', 'category'];
export const PLAIN = {
  title: 'Front Desk Agent',
  company: 'Seaside House',
  location: 'Lisbon, Portugal',
  description: CARE,
  salary: 'By agreement',
  jobType: 'full_time',
  category: 'hotels',
};

export const quoted = (row: readonly string[], separator: string): string =>
  row.map((value) => `"${value.replaceAll('"', '""')}"`).join(separator);
export const table = (rows: readonly (readonly string[])[], separator = ',', end = '\r\n'): string =>
  rows.map((row) => quoted(row, separator)).join(end) + end;

/** A listing in Wayfare's XML, with changed fields. */
export function job(changes: Readonly<Record<string, string>> = {}): string {
  const fields = { ...Object.fromEntries(NAMES.map((name, at) => [name, LINES[at] ?? ''])), ...changes };
  return `<jobs><job>${Object.entries(fields)
    .map(([name, value]) => `<${name}>${value}</${name}>`)
    .join('')}</job></jobs>`;
}

export const xml = (name: string, text: string, expected: object, more: object = {}): WorldFeed => ({
  name,
  format: 'xml',
  bytes: Buffer.from(text),
  expected: { ...expected },
  ...more,
});
export const csv = (name: string, text: string | Buffer, expected: object = PLAIN, more: object = {}): WorldFeed => ({
  name,
  format: 'csv',
  bytes: Buffer.from(text as string),
  expected: { ...expected },
  ...more,
});
export const json = (name: string, value: unknown, expected: object, more: object = {}): WorldFeed => ({
  name,
  format: 'json',
  bytes: Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)),
  expected: { ...expected },
  ...more,
});

export const utf16be = (text: string): Buffer => Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
export const HTML = `<p><strong>About us</strong></p><ul><li>${CARE}</li><li>Food &amp; beverage</li></ul>`;
export const HTML_TEXT = `About us\n\n• ${CARE}\n• Food & beverage`;
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
