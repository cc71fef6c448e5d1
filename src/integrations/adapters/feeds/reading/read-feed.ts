import { BrokenFeed, FEED_LIMITS, type FeedFormat } from '#integrations/domain/listing-import.js';
import type { ImportedListing } from '#integrations/domain/imported-listing.js';
import { decoded, unpacked } from './decode-feed.js';
import { listingOf } from '../mapping/listing-of.js';
import type { RawListing } from '../raw-listing.js';
import { readCsv } from './read-csv.js';
import { readHtml } from './read-html.js';
import { readJson } from './read-json.js';
import { readXml } from './read-xml.js';
import { begin, whole } from './text-stream.js';

/** Smaller than for other formats, because JSON is parsed in memory. */
const MAX_JSON_BYTES = 16 * 1024 ** 2;

/** Characters that tell the format, and those that may precede them. */
const HEAD = 100;
const MOST_BLANKS = 4_000;

/**
 * Reads the listings of a feed as it arrives.
 * @throws BrokenFeed as soon as it cannot be parsed or exceeds a limit
 */
export async function* readListings(
  format: FeedFormat,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<ImportedListing, void> {
  for await (const raw of readFeed(format, bytes)) yield listingOf(raw);
}

/**
 * Parses the listings of a feed as it arrives.
 * @throws BrokenFeed as soon as it cannot be parsed or exceeds a limit
 */
export async function* readFeed(
  format: FeedFormat,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<RawListing, void> {
  const limit = format === 'json' ? MAX_JSON_BYTES : FEED_LIMITS.bytes;
  const texts = decoded(bounded(unpacked(bounded(bytes, limit)), limit));
  let count = 0;
  for await (const listing of read(format, texts)) {
    count += 1;
    if (count > FEED_LIMITS.listings) throw new BrokenFeed(`A feed can have at most ${FEED_LIMITS.listings} listings.`);
    yield listing;
  }
}

/** Whatever the sender calls it, `<` begins XML or a web page, and a brace in an object JSON. */
async function* read(declared: FeedFormat, texts: AsyncIterable<string>): AsyncGenerator<RawListing, void> {
  const stream = await begin(texts, (head) => head.length > MOST_BLANKS || head.trimStart().length > HEAD);
  yield* READERS[formatIn(stream.head, declared)](whole(stream));
}

function formatIn(head: string, declared: FeedFormat): FeedFormat {
  const start = head.replace(/^[\ufeff\s]+/, '').slice(0, HEAD);
  if (/^<(!doctype html|html)\b/i.test(start)) return 'html';
  if (start.startsWith('<')) return declared === 'html' ? 'html' : 'xml';
  return /^(\{\s*"|\[\s*(\{|\]))/.test(start) ? 'json' : declared;
}

const READERS = { xml: readXml, csv: readCsv, json: readJson, html: readHtml } as const;

async function* bounded(bytes: AsyncIterable<Uint8Array>, limit: number): AsyncGenerator<Uint8Array, void> {
  let left = limit;
  for await (const chunk of bytes) {
    left -= chunk.byteLength;
    if (left < 0) throw new BrokenFeed(`The feed is larger than ${limit / 1024 ** 2} MB.`);
    yield chunk;
  }
}
