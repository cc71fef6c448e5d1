import type { Words } from '#shared/domain/words.js';
import type { MailKind, Stream } from '../../domain/mail-kinds.js';
import type { MailText } from '../written-mail.js';
import type { QueuedMail } from './outbox.js';

/** Writes mails of one kind. */
export type MailWriter = {
  readonly kind: MailKind;
  readonly stream: Stream;

  /**
   * What the mail says now, or the seconds until it should be written; undefined if it is no longer needed. Its key is
   * one that mails of this kind were queued with.
   */
  write(mail: QueuedMail, words: Words): Promise<MailText | number | undefined>;
};

/** All kinds of mail. */
export abstract class MailWriters {
  abstract of(kind: MailKind): MailWriter;
}

/** The mail that replaces others beyond the hourly limit. */
export abstract class SummaryMail {
  /** Queues one for this hour. */
  abstract queue(userId: number | null): Promise<void>;
}
