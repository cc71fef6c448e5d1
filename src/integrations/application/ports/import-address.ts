import type { ImportAddressBody } from '../imports/import.view.js';
import type { SentFeed } from './feed-parser.js';

/** The cache validators of a response. */
export type FeedVersion = { readonly etag: string | null; readonly lastModified: string | null };

export type DueAddress = FeedVersion & { readonly userId: number; readonly url: string };

/** The result of a fetch. */
export type Fetched = {
  /** The error; null if it succeeded. */
  readonly fault: string | null;
  /** Whether it failed or took long: then the address has to wait longer for its next turn, each time. */
  readonly isStrike: boolean;
  readonly version?: FeedVersion | undefined;
};

/** Stores the addresses of employers' feeds. */
export abstract class ImportAddresses {
  abstract find(userId: number): Promise<ImportAddressBody | undefined>;
  abstract set(userId: number, url: string): Promise<void>;
  abstract remove(userId: number): Promise<boolean>;

  /** Removes the address if it was set since then, or in any case if null; returns how many. */
  abstract removeSince(userId: number, since: Date | null): Promise<number>;

  /** Takes the next due address, those with the fewest strikes first, and reschedules it in six hours or later. */
  abstract nextDue(): Promise<DueAddress | undefined>;

  /** Records the result of a fetch. */
  abstract markChecked(userId: number, result: Fetched): Promise<void>;
}

/** Fetches feeds over HTTP. */
export abstract class FeedReader {
  /** Why an address is not allowed; undefined if it is. */
  abstract problemWith(url: string): string | undefined;

  /**
   * Returns undefined if the feed has not changed since the known version.
   * @throws BrokenFeed if the feed cannot be fetched
   */
  abstract read(
    url: string,
    known: FeedVersion,
  ): Promise<{ readonly feed: SentFeed; readonly version: FeedVersion } | undefined>;
}
