import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Outbox, type NewMail, type QueuedMail } from '#notifications/application/ports/outbox.js';
import { Recipients } from '#notifications/application/ports/recipients.js';
import type { Words } from '#shared/domain/words.js';
import type { MailText } from '#notifications/application/written-mail.js';
import type { MailContent } from '#notifications/domain/mail.js';
import { KindOfMail } from '../kind-of-mail.js';

/** A mail about the recipient's own account. */
@Injectable()
export abstract class AccountMail extends KindOfMail {
  readonly stream = 'account';

  constructor(
    outbox: Outbox,
    private readonly accounts: Recipients,
  ) {
    super(outbox);
  }

  /** `secret`: the token of its link, a reason, or what was changed. */
  abstract content(words: Words, secret: string, mail: QueuedMail): MailContent | Promise<MailContent>;

  async write(mail: QueuedMail, words: Words): Promise<MailText> {
    return { content: await this.content(words, mail.secret ?? '', mail) };
  }

  /** Queues it to the owners of a company, as `toOwner` does. */
  protected async toOwners(companyId: number, mail: Pick<NewMail, 'secret'> = {}): Promise<void> {
    for (const userId of await this.audiences.owners(companyId)) await this.toOwner(userId, mail);
  }

  /** Queues it to an address; by default the account's, as it is now. */
  protected async toOwner(
    userId: number,
    { address, ...rest }: Pick<NewMail, 'secret' | 'address'> = {},
  ): Promise<void> {
    const to = address ?? (await this.accounts.find(userId))?.email;
    // A random key, because each of these events is mailed.
    if (to) await this.add({ key: { id: randomUUID() }, userId, address: to, ...rest });
  }
}
