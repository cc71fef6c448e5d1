import type { Mail } from '../../domain/mail.js';

/** The outcome of sending a mail. `fault` is a code for operators, without personal data. */
export type Delivery =
  | { readonly result: 'accepted' }
  | { readonly result: 'address refused' | 'refused' | 'delayed' | 'unknown'; readonly fault: string };

/** A mail to send. */
export type OutgoingMail = {
  readonly mail: Mail;
  /** For the unsubscribe link; account mails have none. */
  readonly unsubscribeToken?: string;
  /** Called just before the content goes to the mail server; false cancels sending. */
  handOver(): Promise<boolean>;
  /** Called once, unless sending was canceled. `unknown`: the server received the content but did not reply. */
  settle(delivery: Delivery): Promise<void>;
};

export abstract class Mailer {
  /** Resolves when all mails are settled. */
  abstract deliver(mails: readonly OutgoingMail[]): Promise<void>;
}
