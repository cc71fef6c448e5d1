/** `sent`: uploaded by a program or a user. `address`: fetched from a URL. */
export const IMPORT_SOURCES = ['sent', 'address'] as const;
export type ImportSource = (typeof IMPORT_SOURCES)[number];

/** `stopped`: waiting for confirmation by the employer. `failed`: nothing was applied. */
export const IMPORT_STATES = ['reading', 'waiting', 'running', 'done', 'stopped', 'failed'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** What confirming an import will do with a listing. */
export const PREVIEW_OUTCOMES = ['post', 'change', 'keep', 'refuse'] as const;
export type PreviewOutcome = (typeof PREVIEW_OUTCOMES)[number];

/** Names of unread fields kept per import. */
export const MAX_UNREAD = 50;

export type FeedFormat = 'xml' | 'csv' | 'json' | 'html';
export const FEED_LIMITS = {
  bytes: 64 * 1024 ** 2,
  listings: 20_000,
  /** Characters of one listing, with all that precedes it. */
  record: 256 * 1024,
  columns: 200,
  /** Levels of nested elements. */
  depth: 32,
  reference: 100,
  /** Characters of a listing's form as JSON; more than twice the longest one that can be posted. */
  form: 64 * 1024,
  /** Bytes of all employers' listings that wait to be applied. */
  staged: 1024 ** 3,
  /** Characters of a web page. */
  page: 4 * 1024 ** 2,
} as const;

/** Errors kept per import, and the length of their messages. */
export const MAX_ERRORS = 100;
export const MAX_MESSAGE = 500;

/** A listing is closed when it is missing from this many consecutive feeds. */
export const MISSES_UNTIL_CLOSED = 2;

/** A feed with a smaller share of the previous number of listings is probably incomplete. */
const MIN_SHARE = 0.7;

/** Why a feed with `received` listings has to be confirmed; undefined if it does not. */
export function reasonToStop(received: number, known: number): string | undefined {
  if (received === 0) return 'The feed has no listings. If it is complete, confirm the import.';
  if (received >= known * MIN_SHARE) return undefined;
  const listings = received === 1 ? '1 listing' : `${received} listings`;
  return `The feed has ${listings}; the previous one had ${known}. If it is complete, confirm the import.`;
}

/** A feed that cannot be fetched or parsed. `message` is shown to the employer. */
export class BrokenFeed extends Error {}

/** The feed is too large, as it arrives or unpacked. */
export function tooManyBytes(): BrokenFeed {
  return new BrokenFeed(`The feed is larger than ${FEED_LIMITS.bytes / 1024 ** 2} MB.`);
}
