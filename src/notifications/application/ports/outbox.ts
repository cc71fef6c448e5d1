import type { MailKind, Stream } from '../../domain/mail-kinds.js';
import type { FailedMail } from './failed-mails.js';

/** A mail to queue. One with the same kind, subject and recipient exists once. */
export type NewMail = {
  readonly kind: MailKind;
  /** What the mail is about; for example the id of an application. */
  readonly subject: string;
  /** The account of the recipient; null for someone without one. */
  readonly userId: number | null;
  /** Where to send it, unless to the address that the account has when it is sent. */
  readonly address?: string;
  /** A token in its link. It is stored encrypted, until the mail is sent. */
  readonly secret?: string;
  /** Seconds to wait before it is written and sent. */
  readonly delaySeconds?: number;
};

/** A mail that an attempt to send it has begun for. */
export type QueuedMail = {
  readonly id: number;
  readonly kind: MailKind;
  readonly subject: string;
  readonly stream: Stream;
  readonly userId: number | null;
  readonly address: string | null;
  readonly secret: string | null;
  /** Attempts so far, this one included. */
  readonly attempts: number;
};

/** How a mail ended: accepted by the mail server; no longer wanted; perhaps accepted, before a crash; or given up. */
export type End = 'sent' | 'dropped' | 'interrupted' | 'failed';

/** Mails that wait, and how the others ended. Each attempt calls `take`, `handOver`, and then `end` or `retry`. */
export abstract class Outbox {
  /** Queues mails in the open transaction: a rollback takes them back. */
  abstract add(...mails: readonly NewMail[]): Promise<void>;

  /**
   * Begins an attempt; undefined if there is nothing to send. A mail that a crashed process was handing over goes again
   * only if it is about the account: any other is `interrupted`.
   */
  abstract take(id: number): Promise<QueuedMail | undefined>;

  /** Notes that the mail server is about to get the mail. False if another process has taken it. */
  abstract handOver(id: number): Promise<boolean>;

  abstract end(id: number, end: End, fault?: string): Promise<void>;

  /** Tries again later. */
  abstract retry(id: number, seconds: number, fault: string): Promise<void>;

  /** Puts back a mail whose time has not come. */
  abstract postpone(id: number, seconds: number): Promise<void>;

  /** Queues failed mails again, and forgets that their addresses refused mail. Returns how many. */
  abstract revive(mails: readonly FailedMail[]): Promise<number>;

  /** Remembers that an address refused mail of a stream. */
  abstract refuse(address: string, stream: Stream): Promise<void>;

  abstract isRefused(address: string, stream: Stream): Promise<boolean>;

  /** Queues again what should have been tried long ago, for example after a restore; forgets mails of the past. */
  abstract tidy(): Promise<void>;
}
