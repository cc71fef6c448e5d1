import type { MailKind } from '../domain/mail-kinds.js';

/** Maximum number of failed mails in a list or a request. */
export const MAX_FAILED_MAILS = 100;

export class FailedMailBody {
  readonly id!: number;
  readonly kind!: MailKind;
  /** The recipient's address */
  readonly address!: string;
  /** Whether it may have been sent, because the process ended while sending it */
  readonly isInterrupted!: boolean;
  /** The cause, such as the mail server's reply code */
  readonly fault!: string | null;
  readonly failedAt!: Date;
}

/** GET /admin/mails/failed */
export class FailedMailsBody {
  /** Whether a mail server is set up */
  readonly isAvailable!: boolean;
  /** The latest 100 */
  readonly mails!: readonly FailedMailBody[];
}

/** POST /admin/mails/retry */
export class RetriedMailsBody {
  /** Number of mails queued again */
  readonly retried!: number;
}
