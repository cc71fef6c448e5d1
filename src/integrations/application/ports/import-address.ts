import type { FeedRecord } from '../../domain/feed-record.js';

/** An address that is read again and again. */
export type ImportAddress = {
  readonly url: string;
  readonly checkedAt: Date | null;
  /** What went wrong at the last look; null if nothing did. */
  readonly fault: string | null;
};

/** What the server said about the version it sent. */
export type FeedVersion = { readonly etag: string | null; readonly lastModified: string | null };

export type DueAddress = FeedVersion & { readonly userId: number; readonly url: string };

/** The addresses of employers' feeds. */
export abstract class ImportAddresses {
  abstract find(userId: number): Promise<ImportAddress | undefined>;
  abstract set(userId: number, url: string): Promise<void>;
  abstract remove(userId: number): Promise<boolean>;

  /** Those whose turn it is, which is then six hours later. */
  abstract due(limit: number): Promise<readonly DueAddress[]>;

  /** Notes what a look found. */
  abstract checked(userId: number, fault: string | null, version?: FeedVersion): Promise<void>;
}

/** Reads feeds from the web. */
export abstract class FeedReader {
  /** Why an address cannot be read; undefined for an acceptable one. */
  abstract problemWith(url: string): string | undefined;

  /**
   * Undefined if it has not changed since that version.
   * @throws BrokenFeed when nothing can be read there
   */
  abstract read(
    url: string,
    known: FeedVersion,
  ): Promise<{ readonly records: AsyncIterable<FeedRecord>; readonly version: FeedVersion } | undefined>;
}
