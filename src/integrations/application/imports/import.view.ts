import type { ImportSource, ImportState, PreviewOutcome } from '../../domain/listing-import.js';

/** An error in one listing of a feed. */
export class ImportErrorBody {
  /** Position in the feed, from 1 */
  readonly position!: number;
  readonly reference!: string;
  readonly message!: string;
}

/** An import and its result. */
export class ImportBody {
  readonly id!: number;
  /** @enumName ImportSource */
  readonly source!: ImportSource;
  /**
   * `stopped`: waiting for confirmation; `failed`: `problem` says why, and the counts what was applied before
   * @enumName ImportState
   */
  readonly state!: ImportState;
  readonly beganAt!: Date;
  readonly endedAt!: Date | null;
  /**
   * Listings in the feed
   * @minimum 0
   */
  readonly received!: number;
  /** @minimum 0 */
  readonly posted!: number;
  /** @minimum 0 */
  readonly changed!: number;
  /** @minimum 0 */
  readonly unchanged!: number;
  /**
   * Listings missing for the second time
   * @minimum 0
   */
  readonly closed!: number;
  /** @minimum 0 */
  readonly refused!: number;
  /** Why it stopped or failed */
  readonly problem!: string | null;
}

/** An import with its errors and notes. */
export class ImportResultBody extends ImportBody {
  /** The first 100 */
  readonly errors!: readonly ImportErrorBody[];
  /** What was assumed or left out; the first 100 */
  readonly notes!: readonly ImportErrorBody[];
  /** Names of fields of the feed that were not read */
  readonly unread!: readonly string[];
}

/** The URL from which a feed is fetched. */
export class ImportAddressBody {
  /** Null if there is none */
  readonly url!: string | null;
  readonly checkedAt!: Date | null;
  /** The error of the last fetch */
  readonly fault!: string | null;
}

/** A listing as it will be posted. */
export class PreviewedListingBody {
  /** Position in the feed, from 1 */
  readonly position!: number;
  readonly reference!: string;
  /** @enumName PreviewOutcome */
  readonly outcome!: PreviewOutcome;
  /** Why it will be refused */
  readonly problem!: string | null;
  /** What was assumed or left out */
  readonly notes!: readonly string[];
  readonly title!: string | null;
  readonly company!: string | null;
  readonly location!: string | null;
  readonly jobType!: string | null;
  readonly category!: string | null;
  readonly experience!: string | null;
  readonly salary!: string | null;
  readonly deadline!: string | null;
  /** The first 500 characters */
  readonly description!: string | null;
}

/** What confirming an import will post. */
export class ImportPreviewBody {
  /** Up to 50 */
  readonly listings!: readonly PreviewedListingBody[];
  /** `after` of the next page; null on the last one */
  readonly next!: number | null;
  /**
   * How many new listings the daily limit allows today, the first ones of the feed; null for all
   * @minimum 0
   */
  readonly postsToday!: number | null;
}
