import type { IsolatedProgram } from '#platform/isolation/isolated-process.js';
import type { ParsedListing } from '../../application/ports/feed-parser.js';
import { BrokenFeed, type FeedFormat } from '../../domain/listing-import.js';
import { readListings } from './reading/read-feed.js';
import { stagedListing } from './staged-listing.js';

export type FeedTask = { readonly format: FeedFormat };

/** A line of the output, as JSON. */
export type FeedLine = { readonly listings: readonly ParsedListing[] } | { readonly problem: string };

/** Listings and characters of a line; few, because the server parses it in one go. */
const MAX_LISTINGS = 200;
const MAX_CHARACTERS = 128 * 1024;

/** Reads a feed, and writes its listings in batches or, last, why it cannot be read. */
export const run: IsolatedProgram<FeedTask> = async ({ format }, input, output) => {
  let batch: string[] = [];
  let characters = 0;
  let position = 0;
  const flush = (): void => {
    if (batch.length > 0) output.write(`{"listings":[${batch.join(',')}]}\n`);
    batch = [];
    characters = 0;
  };
  try {
    for await (const read of readListings(format, input)) {
      position += 1;
      const listing = JSON.stringify(stagedListing(read, position));
      batch.push(listing);
      characters += listing.length;
      if (batch.length >= MAX_LISTINGS || characters >= MAX_CHARACTERS) flush();
    }
    flush();
  } catch (error) {
    if (!(error instanceof BrokenFeed)) throw error;
    flush();
    output.write(`${JSON.stringify({ problem: error.message } satisfies FeedLine)}\n`);
  }
};
