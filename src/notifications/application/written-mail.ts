import type { Mail } from '../domain/mail.js';

/** A mail to send. */
export type WrittenMail = {
  readonly mail: Mail;
  /** The user who caused it, for the limits. */
  readonly senderId?: number;
  /** Whether it is postponed when a limit is reached; other mails are replaced by a summary. */
  readonly waitsForLimit?: boolean;
  /** Called in the transaction that records it as sent. */
  sent?(): Promise<void>;
  /** Called in the transaction that records that the address rejected it. */
  refused?(): Promise<void>;
};
