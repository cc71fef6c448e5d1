import type { FailedMailBody } from '../failed-mails.view.js';
import type { MailKind, Stream } from '../../domain/mail-kinds.js';

/** Identifies what a mail is about, for example `{ applicationId: 7 }`. Mails of a kind have the same fields in the same order. */
export type MailKey = Readonly<Record<string, string | number>>;

/** A mail to queue. A duplicate with the same kind, key and recipient is ignored. */
export type NewMail<Key extends MailKey = MailKey> = {
  readonly kind: MailKind;
  readonly stream: Stream;
  readonly key: Key;
  /** The recipient's account; null for someone without one. */
  readonly userId: number | null;
  /** The recipient's address; defaults to the account's address at the time of sending. */
  readonly address?: string;
  /** A token for its link. Stored encrypted until the mail is sent. */
  readonly secret?: string;
  /** Seconds until it is written and sent. */
  readonly delaySeconds?: number;
};

/** A mail for which an attempt has started. */
export type QueuedMail<Key extends MailKey = MailKey> = {
  readonly id: number;
  readonly kind: MailKind;
  readonly key: Key;
  readonly stream: Stream;
  readonly userId: number | null;
  readonly address: string | null;
  readonly secret: string | null;
  /** Attempts so far, including this one. */
  readonly attempts: number;
};

/** The final state: accepted by the mail server, no longer needed, possibly accepted before a crash, or failed. */
export const ENDS = ['sent', 'dropped', 'interrupted', 'failed'] as const;
export type End = (typeof ENDS)[number];

/** A mail that failed permanently, or was interrupted by a crash and may have been sent. */
export type FailedMail = FailedMailBody & { readonly stream: Stream };

/** Queued and finished mails. Each attempt calls `take`, `handOver`, and then `end` or `retry`. */
export abstract class Outbox {
  /** Queues mails in the current transaction. */
  abstract add(...mails: readonly NewMail[]): Promise<void>;

  /**
   * Starts an attempt; undefined if there is nothing to send. Of the mails that a crashed process was handing over,
   * only account mails are retried; others become `interrupted`.
   */
  abstract take(id: number): Promise<QueuedMail | undefined>;

  /** Records that the mail is about to go to the mail server. False if another process has taken it. */
  abstract handOver(id: number): Promise<boolean>;

  abstract end(id: number, end: End, fault?: string): Promise<void>;

  /** Queues the mail for another attempt. */
  abstract retry(id: number, seconds: number, fault: string): Promise<void>;

  /** Queues a mail that is not due yet, without counting the attempt. */
  abstract postpone(id: number, seconds: number): Promise<void>;

  /** Mails that failed, newest first: those with these ids, or all. */
  abstract failed(filter: { readonly ids?: readonly number[]; readonly limit?: number }): Promise<FailedMail[]>;

  /** Queues failed mails again and clears the rejections of their addresses. Returns their number. */
  abstract requeue(mails: readonly FailedMail[]): Promise<number>;

  /** Records that an address rejected mail of a stream. */
  abstract refuse(address: string, stream: Stream): Promise<void>;

  abstract isRefused(address: string, stream: Stream): Promise<boolean>;
}
