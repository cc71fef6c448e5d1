import type { ThreadEntry } from './message-views.js';

/**
 * A point in the history of changes: what was stored before it is known to whoever holds it; what was stored after it,
 * or just around it, may not be.
 */
export type Position = string;

/** What happened since a position, and how far that reaches. */
export type Missed = {
  readonly now: Position;
  /** Messages as they stand now, oldest first; undefined where there are too many, or the position is not of this history. */
  readonly entries?: readonly ThreadEntry[];
};

/** What has changed for people who are connected. */
export abstract class LiveChanges {
  /** The end of the history. */
  abstract now(): Promise<Position>;

  /** The messages from or to these users that were sent or confirmed since; at most `limit`. */
  abstract since(position: Position, userIds: readonly number[], limit: number): Promise<Missed>;

  /** How many messages to each of the users are not read. */
  abstract unreadCounts(userIds: readonly number[]): Promise<ReadonlyMap<number, number>>;
}
