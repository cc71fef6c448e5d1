import type { Versions } from '#shared/domain/stale-version.js';

type ReportedListing = {
  readonly id: number;
  readonly employerId: number;
  readonly title: string;
  readonly company: string;
};

export abstract class PublishedListings {
  /** Undefined unless the listing is public. */
  abstract findPublished(jobId: number): Promise<ReportedListing | undefined>;
}

type Reasons = { readonly reason: string | null | undefined; readonly text: string | null | undefined };

type Rejection = Reasons & {
  readonly jobId: number;
  readonly versions: Versions;
  /** Whether it is about the public text, not only about a change that awaits approval. */
  readonly isWhole?: boolean;
};

/** Listings that await an admin. */
export abstract class WaitingListings {
  /** The ids of an employer's, oldest first. */
  abstract waitingOf(employerId: number): Promise<readonly number[]>;
}

/** Restricts listings, and tells their employers why. */
export abstract class ListingRestrictions {
  abstract reject(rejection: Rejection): Promise<void>;

  abstract takeDown(takedown: {
    readonly jobId: number;
    readonly versions?: Versions;
    readonly statement: Reasons;
  }): Promise<void>;
}
