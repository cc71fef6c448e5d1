import { UseCase } from '#shared/application/use-case.js';
import { mailTo, type Recipient } from '../domain/mail.js';
import { MailWriters } from './ports/mail-writers.js';
import type { QueuedMail } from './ports/outbox.js';
import { Recipients } from './ports/recipients.js';
import type { WrittenMail } from './written-mail.js';

/** Writes a queued mail from the data at the time of sending. */
@UseCase()
export class WriteMail {
  constructor(
    private readonly writers: MailWriters,
    private readonly accounts: Recipients,
  ) {}

  /** Returns the mail, or the seconds until it should be written; undefined if it is no longer needed. */
  async execute(queued: QueuedMail): Promise<WrittenMail | number | undefined> {
    const text = await this.writers.of(queued.kind).write(queued);
    if (typeof text !== 'object') return text;
    const to = await this.recipient(queued);
    return to && { ...text, mail: mailTo(to, queued.kind, text.content) };
  }

  /** Suspended users only get mails about their account. */
  private async recipient({ userId, address, stream }: QueuedMail): Promise<Recipient | undefined> {
    const account = userId === null ? undefined : await this.accounts.find(userId);
    if (account?.isSuspended && stream !== 'account') return undefined;
    if (!account) return address === null ? undefined : { fullName: '', email: address };
    return { fullName: account.fullName, email: address ?? account.email };
  }
}
