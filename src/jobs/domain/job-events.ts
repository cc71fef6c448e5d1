import type { Explanation, Measure, Statement } from './statement.js';

/** A listing, or a change of one, awaits an admin's approval. */
export class JobSubmitted {
  constructor(readonly jobId: number) {}
}

/** An admin published a listing. */
export class JobApproved {
  constructor(readonly jobId: number) {}
}

/** An admin made a decision about a listing. */
export class JobDecided {
  constructor(
    readonly jobId: number,
    readonly measure: Measure,
    readonly decidedAt: Date,
    readonly statement: Statement | Explanation | null = null,
  ) {}
}

/** An admin granted premium by approving the listing. */
export class PremiumGranted {
  constructor(
    readonly jobId: number,
    readonly grantedAt: Date,
  ) {}
}

/** An admin published the listing without premium, or revoked premium. */
export class PremiumRefused {
  constructor(readonly jobId: number) {}
}

/** The employer no longer wants premium for the listing. */
export class PremiumGivenUp {
  constructor(readonly jobId: number) {}
}

/** A restriction was recorded, and its employer is to be notified. */
export class JobRestricted {
  constructor(
    readonly decisionId: number,
    readonly employerId: number,
  ) {}
}

/** Listings of a company are now at another hotel, or at none. */
export class ListingsMoved {
  constructor(
    readonly employerId: number,
    readonly jobIds: readonly number[],
  ) {}
}

/** The employer or an admin took a listing off the site. */
export class JobArchived {
  constructor(
    readonly jobId: number,
    /** Whether it had ever been published. */
    readonly wasPublished: boolean,
  ) {}
}
