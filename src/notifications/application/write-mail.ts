import { Languages } from '#shared/application/languages.js';
import { UseCase } from '#shared/application/use-case.js';
import { isolating } from '../domain/isolated.js';
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
    private readonly languages: Languages,
  ) {}

  /** Returns the mail, or the seconds until it should be written; undefined if it is no longer needed. */
  async execute(queued: QueuedMail): Promise<WrittenMail | number | undefined> {
    const account = queued.userId === null ? undefined : await this.accounts.find(queued.userId);
    const words = isolating(this.languages.words(account?.language ?? languageIn(queued), account?.timeZone));
    const text = await this.writers.of(queued.kind).write(queued, words);
    if (typeof text !== 'object') return text;
    const to = recipient(queued, account);
    return to && { ...text, mail: mailTo(words, to, queued.kind, text.content) };
  }
}

/** Mails to people without an account say their language in the key. */
function languageIn({ key }: QueuedMail): string | undefined {
  return key['language']?.toString();
}

/** Suspended users only get mails about their account. */
function recipient(
  { address, stream }: QueuedMail,
  account: Awaited<ReturnType<Recipients['find']>>,
): Recipient | undefined {
  if (account?.isSuspended && stream !== 'account') return undefined;
  if (!account) return address === null ? undefined : { fullName: '', email: address };
  return { fullName: account.fullName, email: address ?? account.email };
}
