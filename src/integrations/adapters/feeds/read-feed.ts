import { parse, CsvError } from 'csv-parse';
import { Readable } from 'node:stream';
import { BrokenFeed, FEED_LIMITS, type FeedFormat } from '../../domain/listing-import.js';
import type { FeedList, FeedRecord, FeedValue } from '../../domain/feed-record.js';
import { readXml } from './read-xml.js';
import { splitJson } from './split-json.js';

const MAX_JSON_BYTES = 16 * 1024 ** 2;

/**
 * Parses the records of a feed as it arrives.
 * @throws BrokenFeed as soon as it cannot be parsed or exceeds a limit
 */
export async function* readFeed(
  format: FeedFormat,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<FeedRecord, void> {
  const texts = decoded(bounded(bytes, format === 'json' ? MAX_JSON_BYTES : FEED_LIMITS.bytes));
  let count = 0;
  for await (const record of READERS[format](texts)) {
    count += 1;
    if (count > FEED_LIMITS.listings) throw new BrokenFeed(`A feed can have at most ${FEED_LIMITS.listings} listings.`);
    yield record;
  }
}

const READERS = { xml: readXml, csv: readCsv, json: readJson } as const;

async function* bounded(bytes: AsyncIterable<Uint8Array>, limit: number): AsyncGenerator<Uint8Array, void> {
  let left = limit;
  for await (const chunk of bytes) {
    left -= chunk.byteLength;
    if (left < 0) throw new BrokenFeed(`The feed is larger than ${limit / 1024 ** 2} MB.`);
    yield chunk;
  }
}

async function* decoded(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string, void> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
    yield decoder.decode();
  } catch (error) {
    if (error instanceof BrokenFeed || (error as NodeJS.ErrnoException).code !== 'ERR_ENCODING_INVALID_ENCODED_DATA')
      throw error;
    throw new BrokenFeed('The feed must be encoded in UTF-8.');
  }
}

async function* readCsv(texts: AsyncIterable<string>): AsyncGenerator<FeedRecord, void> {
  const parser = parse({
    bom: true,
    columns: checkedColumns,
    skip_empty_lines: true,
    max_record_size: FEED_LIMITS.record,
  });
  const source = Readable.from(texts);
  // `pipe` does not forward errors.
  source.once('error', (error) => parser.destroy(error));
  try {
    for await (const record of source.pipe(parser)) yield record as FeedRecord;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new BrokenFeed(`The CSV is invalid: ${error.message.slice(0, 200)}`);
  } finally {
    source.destroy();
  }
}

/** Each row costs time for every column. */
function checkedColumns(names: readonly string[]): string[] {
  if (names.length <= FEED_LIMITS.columns) return [...names];
  throw new BrokenFeed(`The CSV can have at most ${FEED_LIMITS.columns} columns.`);
}

async function* readJson(texts: AsyncIterable<string>): AsyncGenerator<FeedRecord, void> {
  for await (const part of splitJson(texts, (name) => name === 'jobs')) {
    if ('element' in part) {
      yield flat(part.element);
      continue;
    }
    const { outline } = part;
    const jobs = Array.isArray(outline) ? outline : (outline as { jobs?: unknown } | null)?.jobs;
    if (!Array.isArray(jobs))
      throw new BrokenFeed('The JSON must be an array of listings, or an object with an array "jobs".');
    if (jobs.some((job) => job !== 0)) throw new BrokenFeed('Each listing in the JSON must be an object.');
  }
}

/** Flattens a listing and its `facts` into fields; null values and other nested objects are ignored. */
function flat(job: unknown): FeedRecord {
  if (!isObject(job)) throw new BrokenFeed('Each listing in the JSON must be an object.');
  const { facts, ...rest } = job;
  const entries = [...Object.entries(rest), ...Object.entries(isObject(facts) ? facts : {})];
  return Object.fromEntries(
    entries.flatMap(([name, value]): [string, FeedValue][] => {
      const read = Array.isArray(value) ? listIn(value) : textIn(value);
      return read === undefined ? [] : [[name, read]];
    }),
  );
}

function listIn(values: readonly unknown[]): FeedList {
  return values.flatMap((value): FeedList => {
    const text = textIn(value);
    if (text !== undefined) return [text];
    if (!isObject(value)) return [];
    const texts = Object.entries(value).flatMap(([name, part]) => {
      const read = textIn(part);
      return read === undefined ? [] : [[name, read] as const];
    });
    return [Object.fromEntries(texts)];
  });
}

function textIn(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
