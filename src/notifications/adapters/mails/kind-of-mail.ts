import { Inject, Injectable } from '@nestjs/common';
import type { Words } from '#shared/domain/words.js';
import type { MailWriter } from '../../application/ports/mail-writers.js';
import { Audiences } from '../../application/ports/audiences.js';
import { Outbox, type MailKey, type NewMail, type QueuedMail } from '../../application/ports/outbox.js';
import type { MailText } from '../../application/written-mail.js';
import type { MailKind, Stream } from '../../domain/mail-kinds.js';

/**
 * One kind of mail: its stream, the event that causes it, the key that identifies what it is about, and its text, which
 * is written from the data at the time of sending.
 */
@Injectable()
export abstract class KindOfMail<Key extends MailKey = MailKey> implements MailWriter {
  abstract readonly kind: MailKind;
  abstract readonly stream: Stream;

  @Inject(Audiences) protected readonly audiences!: Audiences;

  constructor(private readonly outbox: Outbox) {}

  abstract write(mail: QueuedMail<Key>, words: Words): Promise<MailText | number | undefined>;

  /** Queues a mail to everyone who hires for a company, or to the person. */
  protected async addFor(partyId: number, mail: Omit<NewMail<Key>, 'kind' | 'stream' | 'userId'>): Promise<void> {
    const people = await this.audiences.people(partyId);
    await this.add(...people.map((userId) => ({ ...mail, userId })));
  }

  /** Queues mails of this kind in the current transaction. */
  protected add(...mails: readonly Omit<NewMail<Key>, 'kind' | 'stream'>[]): Promise<void> {
    return this.outbox.add(...mails.map((mail) => ({ ...mail, kind: this.kind, stream: this.stream })));
  }
}
