import type { FeedFormat } from '../../domain/listing-import.js';
import type { StagedListing } from './imports.js';

/** A feed as it arrived. */
export type SentFeed = { readonly format: FeedFormat; readonly bytes: AsyncIterable<Uint8Array> };

/** Reads feeds within limits of time and memory. */
export abstract class FeedParser {
  /**
   * Yields the listings of an employer's feed in batches. Employers take turns.
   * @throws BrokenFeed as soon as the feed cannot be read or exceeds a limit, and errors of its bytes
   */
  abstract parse(feed: SentFeed, employerId: number): AsyncIterable<readonly StagedListing[]>;
}
