import type { OwnReportBody } from '../report.view.js';
import type { ReportOutcome, ReportReason } from '../../domain/report.js';

/** An account, or a visitor's address, which is temporarily stored as a keyed hash. */
export type Reporter = { readonly userId: number } | { readonly address: string };

export type NewReport = {
  readonly listing: { readonly id: number; readonly title: string; readonly company: string };
  readonly reporter: Reporter;
  readonly reason: ReportReason;
  readonly text: string | null;
  readonly now: Date;
};

/** Maximum number of reports returned to their reporter. */
export const OWN_REPORTS = 50;

/** Stores reports of listings: one per listing and account or address. */
export abstract class Reports {
  /** Returns false if the account or address has already reported the listing. */
  abstract add(report: NewReport): Promise<boolean>;

  /** Closes the open reports of a listing and returns them with their reporters' accounts. */
  abstract close(
    jobId: number,
    outcome: ReportOutcome,
    now: Date,
  ): Promise<readonly { readonly id: number; readonly reporterId: number | null }[]>;

  /** Erases the addresses of at most `limit` reports made before a time. Returns how many. */
  abstract eraseAddresses(before: Date, limit: number): Promise<number>;

  /** A user's reports, newest first. */
  abstract ofReporter(userId: number): Promise<readonly OwnReportBody[]>;

  abstract find(id: number): Promise<OwnReportBody | undefined>;
}
