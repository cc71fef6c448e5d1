/** What is known of the searches of listings. */
export abstract class SearchDirectory {
  /** The search with its parameters in one order. @throws InvalidFields for one that cannot run */
  abstract normalize(search: string): Promise<string>;

  /** The search in words, and why it can no longer run. */
  abstract describe(search: string): Promise<{ readonly title: string; readonly problem: string | null }>;
}

/** A listing that became public, with the text that searches look into. */
export type NewListing = { readonly id: number; readonly approvedAt: Date; readonly text: string };

/** The listings that alerts are about. */
export abstract class ListingDirectory {
  /** Open listings that were approved for the first time after `since`, the oldest first. */
  abstract approvedAfter(since: Date, now: Date): Promise<readonly NewListing[]>;

  /** The ids of those of some listings that a search finds; none for a search that can no longer run. */
  abstract matching(search: string, listings: readonly NewListing[]): Promise<readonly number[]>;

  /** Those of some listings that are open now. */
  abstract open(jobIds: readonly number[]): Promise<readonly AlertListing[]>;
}

/** A listing as an alert quotes it. */
export type AlertListing = {
  readonly id: number;
  readonly employerId: number;
  readonly title: string;
  readonly company: string;
  readonly location: string;
  readonly salary: string;
};
