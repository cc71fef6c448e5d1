import { CsvError, parse } from 'csv-parse';
import { Readable } from 'node:stream';
import { BrokenFeed, FEED_LIMITS } from '#integrations/domain/listing-import.js';
import { fieldNamed } from '../mapping/words.js';
import type { RawListing } from '../raw-listing.js';
import { begin, whole } from './text-stream.js';

const SEPARATORS = [',', ';', '\t', '|'];
/** Characters in which the header is looked for. */
const HEAD = 64 * 1024;
/** Lines in which the header is looked for: people put a title above a table. */
const LINES = 10;
/** Known columns by which a line is the header, if the first has fewer. */
const KNOWN = 3;

/**
 * Parses a table as office programs save it: with any usual separator and line end, and with empty rows.
 * @throws BrokenFeed
 */
export async function* readCsv(texts: AsyncIterable<string>): AsyncGenerator<RawListing, void> {
  const { head: start, rest } = await begin(texts, hasHeader);
  const head = start.replace(/^[\ufeff\s]*[\r\n]/, '').replace(/^\ufeff/, '');
  const named = /^\s*sep=(.)\r?\n?/i.exec(head);
  const table = named ? head.slice(named[0].length) : head;
  const { text, separator } = withoutTitle(table, named?.[1]);
  const parser = parse({
    delimiter: separator,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    max_record_size: FEED_LIMITS.record,
  });
  const source = Readable.from(whole({ head: text, rest }));
  // `pipe` does not forward errors.
  source.once('error', (error) => parser.destroy(error));
  try {
    let header: readonly string[] | undefined;
    for await (const row of source.pipe(parser) as AsyncIterable<readonly string[]>) {
      if (header) yield listingIn(row, header);
      header ??= headerOf(row);
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new BrokenFeed(`The CSV is invalid: ${error.message.slice(0, 200)}`);
  } finally {
    source.destroy();
  }
}

/** The column names. A repeated name gets a number, so that no column hides another. */
function headerOf(row: readonly string[]): readonly string[] {
  // Each row costs time for every column.
  if (row.length > FEED_LIMITS.columns)
    throw new BrokenFeed(`The CSV can have at most ${FEED_LIMITS.columns} columns.`);
  const seen = new Map<string, number>();
  return row.map((cell, index) => {
    const name = cell.trim() || `column ${index + 1}`;
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : `${name} (${times})`;
  });
}

function listingIn(row: readonly string[], header: readonly string[]): RawListing {
  const fields = Object.fromEntries(header.map((name, index) => [name, textIn(row[index] ?? '')]));
  const isLonger = row.slice(header.length).some((cell) => cell.trim() !== '');
  return isLonger ? { fields, fault: 'The row has more cells than the header.' } : { fields };
}

/** Spreadsheets keep leading zeros in formulas such as `="007"`. */
function textIn(cell: string): string {
  return /^="([^"]*)"$/.exec(cell)?.[1] ?? cell;
}

/** The table from its header on, and the separator of the columns. */
function withoutTitle(text: string, named: string | undefined): { text: string; separator: string } {
  const separators = named === undefined ? SEPARATORS : [named];
  const lines = [...text.matchAll(/[^\r\n]+/g)].slice(0, LINES);
  const [first, ...others] = lines.map(({ 0: line, index }) => ({ index, ...columnsOf(line, separators) }));
  const header =
    first && first.known >= KNOWN
      ? first
      : (others.find(({ known }) => known >= KNOWN && known > (first?.known ?? 0)) ?? first);
  return { text: text.slice(header?.index), separator: header?.separator ?? ',' };
}

/** The separator that gives the most known columns, otherwise the most frequent one. */
function columnsOf(line: string, separators: readonly string[]): { separator: string; known: number; count: number } {
  const scores = separators.map((separator) => {
    const names = line.split(separator).map((name) => name.trim().replace(/^"|"$/g, ''));
    return { separator, known: names.filter((name) => fieldNamed(name) !== undefined).length, count: names.length };
  });
  return scores.reduce((one, other) =>
    other.known > one.known || (other.known === one.known && other.count > one.count) ? other : one,
  );
}

/** Whether the lines that may have the header are complete. */
function hasHeader(head: string): boolean {
  // With another line, the end of the last is not half of a line end.
  return head.length >= HEAD || [...head.matchAll(/[^\r\n]+/g)].length > LINES;
}
