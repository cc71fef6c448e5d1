import type { Mail, MailContent } from '../domain/mail.js';

/** How a mail is sent, and what follows. */
type Sending = {
  /** The user who caused it, for the limits. */
  readonly senderId?: number;
  /** Whether it is postponed when a limit is reached; other mails are replaced by a summary. */
  readonly waitsForLimit?: boolean;
  /** Called in the transaction that records it as sent. */
  sent?(): Promise<void>;
  /** Called in the transaction that records that the address rejected it. */
  refused?(): Promise<void>;
};

/** What a mail says, without its recipient. */
export type MailText = Sending & { readonly content: MailContent };

/** A mail to send. */
export type WrittenMail = Sending & { readonly mail: Mail };
