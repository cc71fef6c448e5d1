import type { AccountAccess } from '../../domain/account-access.js';
import type { QuotedInterview } from '../../domain/interview-mail.js';
import type { QuotedListing, Recipient } from '../../domain/mail.js';
import type { QuotedDecision, QuotedReport } from '../../domain/moderation-mail.js';

export abstract class AccountDirectory {
  abstract find(userId: number): Promise<(Recipient & { readonly isSuspended: boolean }) | undefined>;
}

/** What gives access to accounts besides their passwords. */
export abstract class AccessDirectory {
  abstract of(userId: number): Promise<readonly AccountAccess[]>;
}

type DirectoryListing = QuotedListing & {
  readonly employerId: number;
  readonly isOpen: boolean;
  /** Whether our team removed it; it then connects nobody anymore. */
  readonly isRemoved: boolean;
  /** When it closes (exclusive end). */
  readonly closesAt: Date | null;
};

export abstract class ListingDirectory {
  /** In any state. */
  abstract find(jobId: number): Promise<DirectoryListing | undefined>;

  /** With its last approved text, for mails to applicants. */
  abstract findAsApproved(jobId: number): Promise<DirectoryListing | undefined>;

  /**
   * A page of open listings that end more than `after` and at most `within` days from now, and were approved before
   * that period started. Ordered by id, starting after `afterId`.
   */
  abstract ending(
    days: { readonly after: number; readonly within: number },
    afterId: number,
  ): Promise<readonly { readonly id: number; readonly employerId: number; readonly closesAt: Date }[]>;
}

export abstract class ApplicationDirectory {
  abstract find(id: number): Promise<DirectoryApplication | undefined>;
}

export abstract class InterviewDirectory {
  abstract facts(id: number): Promise<DirectoryInterview | undefined>;
}

/** Unread messages. */
export abstract class UnreadDirectory {
  /** Undefined unless the user is a participant. */
  abstract find(
    conversationId: number,
    userId: number,
  ): Promise<{ readonly otherId: number; readonly unread: number; readonly lastReadId: number } | undefined>;
}

/** Unused accounts that are to be deleted. */
export abstract class UnusedAccountWarnings {
  /** Undefined if a warning is no longer needed. */
  abstract find(userId: number): Promise<{ readonly usedAt: Date; readonly noticeDays: number } | undefined>;

  /** Records that the warning was sent, or that the address permanently rejects mail. */
  abstract warned(userId: number): Promise<void>;
}

type DirectoryApplication = {
  readonly id: number;
  readonly jobId: number;
  readonly jobSeekerId: number;
  readonly status: string;
  readonly isWithdrawn: boolean;
  /** The employer's message with the status. */
  readonly message: { readonly subject: string | null; readonly body: string } | null;
};

/** Admins' decisions about listings. */
export abstract class DecisionDirectory {
  abstract find(id: number): Promise<QuotedDecision | undefined>;
}

export type DirectoryInterview = QuotedInterview & {
  readonly employerId: number;
  readonly jobSeekerId: number;
  /** Whether our team removed the listing. */
  readonly isJobRemoved: boolean;
  /** Identifies its version: the number of offers and, after a dot, of calendar changes. */
  readonly edition: string;
};

/** Reports of listings. */
export abstract class ReportDirectory {
  abstract find(id: number): Promise<QuotedReport | undefined>;
}
