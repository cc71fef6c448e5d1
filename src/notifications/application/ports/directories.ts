import type { QuotedListing, Recipient } from '../../domain/mail.js';

/** The people to write to. */
export abstract class Recipients {
  abstract find(userId: number): Promise<Recipient | undefined>;
}

/** The listings that mails are about, in any state. */
export abstract class ListingDirectory {
  abstract find(jobId: number): Promise<(QuotedListing & { readonly employerId: number }) | undefined>;
}

/** The applications that mails are about. */
export abstract class ApplicationDirectory {
  abstract find(id: number): Promise<DirectoryApplication | undefined>;
}

/** What participants of conversations have not read yet. */
export abstract class UnreadDirectory {
  /** Undefined unless the user takes part. */
  abstract find(
    conversationId: number,
    userId: number,
  ): Promise<{ readonly otherId: number; readonly unread: number; readonly lastReadId: number } | undefined>;
}

export type DirectoryApplication = {
  readonly id: number;
  readonly jobId: number;
  readonly jobSeekerId: number;
  readonly status: string;
};
