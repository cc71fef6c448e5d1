import { readListings } from '#integrations/adapters/feeds/reading/read-feed.js';
import type { ImportedListing } from '#integrations/domain/imported-listing.js';
import { FILES, PLACES_OF_VALUES, REPORTED, TEXTS } from './file-feeds.js';
import { SHAPES, STRUCTURED } from './shape-feeds.js';
import { VALUES } from './value-feeds.js';
import type { WorldFeed } from './world-feed.js';

const WORLD_FEEDS: readonly WorldFeed[] = [
  ...REPORTED,
  ...FILES,
  ...PLACES_OF_VALUES,
  ...TEXTS,
  ...SHAPES,
  ...STRUCTURED,
  ...VALUES,
];

async function* inChunks(bytes: Buffer, size: number): AsyncGenerator<Buffer, void> {
  for (let at = 0; at < bytes.length; at += size) yield await Promise.resolve(bytes.subarray(at, at + size));
}

async function read({ format, bytes }: WorldFeed, size: number): Promise<ImportedListing[]> {
  const listings: ImportedListing[] = [];
  for await (const listing of readListings(format, inChunks(bytes, size))) listings.push(listing);
  return listings;
}

describe('feeds that employers already have are read', () => {
  it.each(WORLD_FEEDS.map((feed) => [feed.name, feed] as const))('%s', async (_name, feed) => {
    const listings = await read(feed, 4096);
    expect(listings[0]?.form).toMatchObject(feed.expected);
    expect(listings).toHaveLength(feed.count ?? listings.length);
    expect(listings[0]?.reference).toBe(feed.reference ?? listings[0]?.reference);
    const notes = listings[0]?.notes.join('\n') ?? '';
    for (const note of feed.notes ?? []) expect(notes).toContain(note);
    // The size of the chunks in which a feed arrives does not matter.
    expect(await read(feed, 7)).toEqual(listings);
  });
});
