import type { MailKind, Stream } from '../../domain/mail-kinds.js';

/** A mail that failed permanently, or was interrupted by a crash and may have been sent. */
export type FailedMail = {
  readonly id: number;
  readonly kind: MailKind;
  readonly stream: Stream;
  readonly address: string;
  readonly isInterrupted: boolean;
  readonly fault: string | null;
  readonly failedAt: Date;
};

/** Mails that are not retried automatically. */
export abstract class FailedMails {
  /** Newest first. */
  abstract latest(limit: number): Promise<FailedMail[]>;

  /** The failed mails with these ids; all if omitted. */
  abstract find(ids?: readonly number[]): Promise<FailedMail[]>;
}
