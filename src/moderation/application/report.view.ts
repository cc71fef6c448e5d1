import type { ReportOutcome, ReportReason } from '../domain/report.js';

/** A report, for its reporter. */
export class OwnReportBody {
  readonly id!: number;
  /** Null once the listing has been deleted */
  readonly jobId!: number | null;
  readonly title!: string;
  readonly company!: string;
  /** @enumName ReportReason */
  readonly reason!: ReportReason;
  readonly reportedAt!: Date;
  /**
   * Null until decided
   * @enumName ReportOutcome
   */
  readonly outcome!: ReportOutcome | null;
}

/** An open report, for admins; it does not reveal the reporter. */
export class OpenReportBody {
  readonly id!: number;
  /** @enumName ReportReason */
  readonly reason!: ReportReason;
  readonly text!: string | null;
  /** Whether the reporter has an account and is notified of the outcome */
  readonly hasAccount!: boolean;
  /** Earlier reports of that account that led to a rejection or an archiving */
  readonly upheld!: number;
  /** Earlier reports of that account that were dismissed */
  readonly dismissed!: number;
  /** @format date-time */
  readonly reportedAt!: string;
}

/** A listing with its open reports. */
export class ReportedJobBody {
  readonly jobId!: number;
  readonly employerId!: number;
  readonly title!: string;
  readonly company!: string;
  /** For If-Match */
  readonly version!: number;
  readonly isPublished!: boolean;
  /** All open reports */
  readonly count!: number;
  /** The oldest of them */
  readonly reports!: readonly OpenReportBody[];
}
