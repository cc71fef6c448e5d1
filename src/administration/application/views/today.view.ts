/** What waits for admins in the database. */
export class WaitingCounts {
  /** Listings and premium requests to review */
  readonly listings!: number;
  /** Company profiles and names to check */
  readonly companies!: number;
  /** New and changed hotels to check */
  readonly hotels!: number;
  /** Listings with open reports */
  readonly reports!: number;
  /** Objections to suspensions */
  readonly objections!: number;
  /** Unpaid invoices, and refunds to make by hand */
  readonly payments!: number;
  /** Mails that failed for good */
  readonly failedMails!: number;
}

/** GET /admin/today: what waits for an admin. */
export class TodayBody extends WaitingCounts {
  /** Scheduled tasks whose last run failed or was interrupted */
  readonly failedTasks!: number;
  /** When the newest verified backup was made */
  readonly lastBackupAt!: Date | null;
}
