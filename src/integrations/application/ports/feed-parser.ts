import type { FeedFormat } from '../../domain/listing-import.js';
import type { StagedListing } from './imports.js';

/** A feed as it arrives. */
export type SentFeed = { readonly format: FeedFormat; readonly bytes: AsyncIterable<Uint8Array> };

/** A listing of a feed, and the names of its fields that were not read. */
export type ParsedListing = StagedListing & { readonly unread: readonly string[] };

export type TakeListings = (listings: readonly ParsedListing[]) => Promise<void>;

/** Reads feeds within limits of time and memory. */
export abstract class FeedParser {
  /**
   * Passes on the listings of an employer's feed in batches. Employers take turns.
   * @throws BrokenFeed as soon as the feed cannot be read or exceeds a limit, TooBusy, and errors of its bytes
   */
  abstract parse(feed: SentFeed, employerId: number, take: TakeListings): Promise<void>;
}
