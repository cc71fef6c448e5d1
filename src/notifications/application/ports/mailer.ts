import type { Mail } from '../../domain/mail.js';

/** What became of a mail. `fault` is a code for operators: it names nobody. */
export type Delivery =
  | { readonly result: 'accepted' }
  | { readonly result: 'address refused' | 'refused' | 'delayed' | 'unknown'; readonly fault: string };

/** A mail on its way. */
export type Letter = {
  readonly mail: Mail;
  /** For the link that switches mails like this off; those about the account have none. */
  readonly unsubscribeToken?: string;
  /** Called just before its content goes to the mail server. False keeps it back. */
  handOver(): Promise<boolean>;
  /** Called once, unless it was kept back. `unknown`: the server got the content, but no reply came. */
  settle(delivery: Delivery): Promise<void>;
};

/** Hands mails over to a mail server. */
export abstract class Mailer {
  /** Resolves when all are settled. */
  abstract deliver(letters: readonly Letter[]): Promise<void>;
}
