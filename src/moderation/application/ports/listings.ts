import type { Versions } from '#shared/domain/stale-version.js';

type ReportedListing = {
  readonly id: number;
  readonly employerId: number;
  readonly title: string;
  readonly company: string;
};

export abstract class ListingDirectory {
  /** Undefined unless the listing is public. */
  abstract findPublished(jobId: number): Promise<ReportedListing | undefined>;
}

type Reasons = { readonly reason: string | null | undefined; readonly text: string | null | undefined };

/** Rejects listings. */
export abstract class ListingRejection {
  abstract execute(command: { readonly jobId: number; readonly versions: Versions } & Reasons): Promise<void>;
}

/** Takes listings down. */
export abstract class ListingTakedown {
  abstract execute(command: { readonly jobId: number; readonly statement: Reasons }): Promise<void>;
}
