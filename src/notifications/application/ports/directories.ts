import type { QuotedAlert } from '../../domain/alert-mail.js';
import type { QuotedInterview } from '../../domain/interview-mail.js';
import type { QuotedListing, Recipient } from '../../domain/mail.js';
import type { QuotedDecision, QuotedReport } from '../../domain/moderation-mail.js';

/** The people to write to. */
export abstract class Recipients {
  abstract find(userId: number): Promise<(Recipient & { readonly isSuspended: boolean }) | undefined>;
}

/** A listing as mails quote it. */
type DirectoryListing = QuotedListing & {
  readonly employerId: number;
  readonly isOpen: boolean;
  /** The first instant at which it is closed. */
  readonly closesAt: Date | null;
};

/** The listings that mails are about, in any state. */
export abstract class ListingDirectory {
  abstract find(jobId: number): Promise<DirectoryListing | undefined>;

  /** In its last approved text, for mails to those who applied. */
  abstract findAsApproved(jobId: number): Promise<DirectoryListing | undefined>;
}

/** Listings that end soon. */
export abstract class EndingListings {
  /**
   * Open listings that end more than `after` and at most `within` days from now and were approved before that, by id
   * above `afterId`; none after the last.
   */
  abstract ending(
    days: { readonly after: number; readonly within: number },
    afterId: number,
  ): Promise<readonly { readonly id: number; readonly employerId: number; readonly closesAt: Date }[]>;
}

/** The applications that mails are about. */
export abstract class ApplicationDirectory {
  abstract find(id: number): Promise<DirectoryApplication | undefined>;
}

/** The interviews that mails are about. */
export abstract class InterviewDirectory {
  abstract facts(id: number): Promise<DirectoryInterview | undefined>;
}

/** What participants of conversations have not read yet. */
export abstract class UnreadDirectory {
  /** Undefined unless the user takes part. */
  abstract find(
    conversationId: number,
    userId: number,
  ): Promise<{ readonly otherId: number; readonly unread: number; readonly lastReadId: number } | undefined>;
}

/** Accounts that will be deleted because nobody uses them. */
export abstract class UnusedAccounts {
  /** Undefined if there is nothing to warn of any more. */
  abstract find(userId: number): Promise<{ readonly usedAt: Date; readonly noticeDays: number } | undefined>;

  /** The warning was sent, or the address refuses mail for good. */
  abstract warned(userId: number): Promise<void>;
}

/** Makes digests of new listings for saved searches. */
export abstract class AlertMaker {
  /** Finds what is new; returns the time that it was about, for `next`. */
  abstract execute(): Promise<Date>;

  /** Makes the digests of the next people in the open transaction. */
  abstract next(now: Date): Promise<{
    readonly alerts: readonly { readonly id: number; readonly userId: number }[];
    readonly isLast: boolean;
  }>;
}

/** What digests say. */
export abstract class AlertDirectory {
  /** By saved search, only listings that are open now. */
  abstract execute(alertId: number): Promise<readonly QuotedAlert[]>;
}

type DirectoryApplication = {
  readonly id: number;
  readonly jobId: number;
  readonly jobSeekerId: number;
  readonly status: string;
  readonly isWithdrawn: boolean;
  /** What the employer wrote with the status. */
  readonly message: { readonly subject: string | null; readonly body: string } | null;
};

/** Decisions of admins about listings. */
export abstract class DecisionDirectory {
  abstract find(id: number): Promise<QuotedDecision | undefined>;
}
export type DirectoryInterview = QuotedInterview & {
  readonly employerId: number;
  readonly jobSeekerId: number;
  /** Names the state that it is in: the number of offers and, after a dot, of changes in calendars. */
  readonly edition: string;
};

/** Reports of listings. */
export abstract class ReportDirectory {
  abstract find(id: number): Promise<QuotedReport | undefined>;
}
