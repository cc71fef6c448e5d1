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

export type DirectoryApplication = {
  readonly id: number;
  readonly jobId: number;
  readonly jobSeekerId: number;
  readonly status: string;
};
