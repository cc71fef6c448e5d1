/** Where a feed comes from: sent by a program or a person, or read from an address. */
export const IMPORT_SOURCES = ['sent', 'address'] as const;
export type ImportSource = (typeof IMPORT_SOURCES)[number];

/** `stopped` waits for the employer's word, `failed` could not be read. */
export const IMPORT_STATES = ['reading', 'waiting', 'running', 'done', 'stopped', 'failed'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

const FEED_FORMATS = ['xml', 'csv', 'json'] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];

/** Bounds of a feed. */
export const FEED_LIMITS = {
  bytes: 64 * 1024 ** 2,
  listings: 20_000,
  /** Bytes of one element or record. */
  record: 256 * 1024,
  /** Of nested elements or values. */
  depth: 8,
  reference: 100,
} as const;

/** How many errors a result keeps. */
export const MOST_ERRORS = 100;

/** A listing is closed once so many feeds in a row lacked it. */
export const MISSES_UNTIL_CLOSED = 2;

/** A feed with a smaller share of the listings before is more likely broken than true. */
const SMALLEST_SHARE = 0.7;

/** Why a feed of so many listings has to be confirmed; undefined if it does not. */
export function reasonToStop(received: number, known: number): string | undefined {
  if (received === 0) return 'The feed has no listings.';
  if (received >= known * SMALLEST_SHARE) return undefined;
  return `The feed has ${received} listings; the one before had ${known}.`;
}

/** A feed that cannot be read. `message` is for the employer. */
export class BrokenFeed extends Error {}
