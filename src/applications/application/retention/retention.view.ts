/** For how many days applications are kept. */
export class KeptApplicationsBody {
  /** After a rejection; null without a limit */
  readonly rejectedDays!: number | null;
  /** After the listing has ended; null without a limit of the company */
  readonly endedDays!: number | null;
}

/** GET /company/retention: what the company chose, null for as long as the site keeps them, and within which limits. */
export class RetentionBody extends KeptApplicationsBody {
  readonly shortestDays!: number;
  readonly longestRejectedDays!: number;
  readonly longestEndedDays!: number;
  /** After how many days the site deletes rejected applications; null for never */
  readonly siteDays!: number | null;
}
