import type { Words } from '#shared/domain/words.js';

/** A newly approved listing. */
type NewListing = { readonly id: number; readonly approvedAt: Date };

/** Listings, and the searches that can be saved. */
export abstract class SearchableListings {
  /** Sorts the parameters of a search. @throws InvalidFields if it cannot run */
  abstract normalize(search: string): Promise<string>;

  /** Describes a search in the words of a language; `problem` says why it can no longer run. */
  abstract describe(search: string, words: Words): Promise<{ readonly title: string; readonly problem: string | null }>;

  /** Open listings approved for the first time after `since`, oldest first. */
  abstract approvedAfter(since: Date, now: Date): Promise<readonly NewListing[]>;

  /** The ids of the given listings that match the search; none for a search that can no longer run. */
  abstract matching(search: string, listings: readonly NewListing[]): Promise<readonly number[]>;

  /** The given listings that are open now. */
  abstract open(jobIds: readonly number[], words: Words): Promise<readonly AlertListing[]>;
}

/** A listing as shown in an alert. */
export type AlertListing = {
  readonly id: number;
  readonly employerId: number;
  readonly title: string;
  readonly company: string;
  readonly location: string;
  /** In the words of the reader. */
  readonly salary: string;
};
