import type { AlertSchedule, Frequency } from '../../domain/alert-time.js';

/** Searches with the same filters whose alerts are due. */
export type DueSearch = {
  readonly search: string;
  /** Listings approved earlier are not new to any of them. */
  readonly since: Date;
};

/** A listing that a search found. */
export type NewsOfSearch = { readonly search: string; readonly jobId: number; readonly approvedAt: Date };

/** A search whose alert is due, with what its next time depends on. */
export type DueAlert = AlertSchedule & {
  readonly id: number;
  readonly userId: number;
  readonly frequency: Frequency;
};

/** A digest that was made. */
export type MadeAlert = { readonly id: number; readonly userId: number };

/** Which listings a digest tells of, by the search that found them. */
export type FoundListing = {
  readonly searchId: number;
  readonly name: string | null;
  readonly search: string;
  readonly jobId: number;
};

/** What is due, what is new for it, and what people were told. */
export abstract class Alerts {
  /** The next due searches after a search, each once, in alphabetical order. */
  abstract dueSearches(after: string | undefined, now: Date, limit: number): Promise<readonly DueSearch[]>;

  /** Notes what searches found, for everyone to whom it is new and who waits for alerts now. */
  abstract note(found: readonly NewsOfSearch[], now: Date): Promise<void>;

  /** Due searches of some people, locked until the transaction ends; none that another process has locked. */
  abstract lockDue(now: Date, people: number): Promise<readonly DueAlert[]>;

  /** Makes one digest for each person of what was noted for these searches. */
  abstract make(searchIds: readonly number[], now: Date): Promise<readonly MadeAlert[]>;

  /** Records that these searches were looked at. */
  abstract checked(
    searches: readonly { readonly id: number; readonly nextAt: Date | null }[],
    now: Date,
  ): Promise<void>;

  /** What a digest tells of; searches that were switched off meanwhile are left out. */
  abstract found(alertId: number): Promise<readonly FoundListing[]>;

  /** Forgets digests made before a time. */
  abstract forget(before: Date): Promise<void>;
}
