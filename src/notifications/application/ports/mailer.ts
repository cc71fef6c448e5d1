import type { Mail } from '../../domain/mail.js';

/** Sends mails. */
export abstract class Mailer {
  /** Queues a mail and returns at once; failures are logged. */
  abstract send(mail: Mail): void;
}
