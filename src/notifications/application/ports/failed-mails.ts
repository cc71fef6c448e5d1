import type { MailKind, Stream } from '../../domain/mail-kinds.js';

/** A mail that was given up, or that a crash interrupted so that it may have been sent. */
export type FailedMail = {
  readonly id: number;
  readonly kind: MailKind;
  readonly stream: Stream;
  readonly address: string;
  readonly isInterrupted: boolean;
  readonly fault: string | null;
  readonly failedAt: Date;
};

/** Mails that only an operator can send again. */
export abstract class FailedMails {
  /** The latest ones. */
  abstract latest(limit: number): Promise<FailedMail[]>;

  /** Those of these ids, or all of them. */
  abstract find(ids?: readonly number[]): Promise<FailedMail[]>;
}
