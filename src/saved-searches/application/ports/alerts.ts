import type { AlertSchedule, Frequency } from '../../domain/alert-time.js';

/** Due saved searches with the same filters. */
export type DueSearch = {
  readonly search: string;
  /** Listings approved before this are not new to any of them. */
  readonly since: Date;
};

/** A listing that a search found. */
export type SearchMatch = { readonly search: string; readonly jobId: number; readonly approvedAt: Date };

/** A search whose alert is due, with its schedule. */
export type DueAlert = AlertSchedule & {
  readonly id: number;
  readonly userId: number;
  readonly frequency: Frequency;
};

/** A new digest. */
export type CreatedAlert = { readonly id: number; readonly userId: number };

/** A listing in a digest, with the search that found it. */
export type FoundListing = {
  readonly searchId: number;
  readonly name: string | null;
  readonly search: string;
  readonly jobId: number;
};

/** Stores due searches, their new matches and digests. */
export abstract class Alerts {
  /** The next distinct due searches after a search, in alphabetical order. */
  abstract dueSearches(after: string | undefined, now: Date, limit: number): Promise<readonly DueSearch[]>;

  /** Records matches for all saved searches that are due and to which they are new. */
  abstract addMatches(matches: readonly SearchMatch[], now: Date): Promise<void>;

  /** Due searches of up to `userLimit` users, locked until the transaction ends; skips locked ones. */
  abstract lockDue(now: Date, userLimit: number): Promise<readonly DueAlert[]>;

  /** Creates one digest per user from the recorded matches of these searches. */
  abstract create(searchIds: readonly number[], now: Date): Promise<readonly CreatedAlert[]>;

  /** Records that these searches were checked. */
  abstract markChecked(
    searches: readonly { readonly id: number; readonly nextAt: Date | null }[],
    now: Date,
  ): Promise<void>;

  /** The listings of a digest, except those of searches that have been switched off since. */
  abstract listings(alertId: number): Promise<readonly FoundListing[]>;

  /** Deletes digests created before a time. */
  abstract deleteBefore(time: Date): Promise<void>;
}
