import type { ReportOutcome, ReportReason } from '../../domain/report.js';

/** Who reports: an account, or a visitor's address, which is kept as a keyed hash for a while. */
export type Reporter = { readonly userId: number } | { readonly address: string };

export type NewReport = {
  readonly listing: { readonly id: number; readonly title: string; readonly company: string };
  readonly reporter: Reporter;
  readonly reason: ReportReason;
  readonly text: string | null;
  readonly now: Date;
};

/** A report as its reporter sees it. */
export type OwnReport = {
  readonly id: number;
  /** Null once the listing has been deleted. */
  readonly jobId: number | null;
  readonly title: string;
  readonly company: string;
  readonly reason: ReportReason;
  readonly reportedAt: Date;
  /** Null until an admin has decided. */
  readonly outcome: ReportOutcome | null;
};

/** The most reports that a person reads at once. */
export const OWN_REPORTS = 50;

/** Stores reports of listings: one per listing and person or address. */
export abstract class Reports {
  /** False if that person or address has reported the listing before. */
  abstract add(report: NewReport): Promise<boolean>;

  /** Closes the open reports of a listing; returns them with the accounts behind them. */
  abstract close(
    jobId: number,
    outcome: ReportOutcome,
    now: Date,
  ): Promise<readonly { readonly id: number; readonly reporterId: number | null }[]>;

  /** Forgets the addresses behind reports made before `time`. */
  abstract forgetAddresses(time: Date): Promise<void>;

  /** The newest reports of a person. */
  abstract ofReporter(userId: number): Promise<readonly OwnReport[]>;

  abstract find(id: number): Promise<OwnReport | undefined>;
}
