import { Injectable } from '@nestjs/common';
import { AskedPeople, ContactAccepted } from '#candidates';
import { On } from '#shared/application/event-bus.js';
import type { Words } from '#shared/domain/words.js';
import { Outbox, type QueuedMail } from '#notifications/application/ports/outbox.js';
import type { MailText } from '#notifications/application/written-mail.js';
import { quoted } from '#notifications/domain/quoted.js';
import { KindOfMail } from '../kind-of-mail.js';

type Key = { readonly requestId: number };

/** Tells a company that somebody accepted its request. */
@Injectable()
export class ContactAcceptedMail extends KindOfMail<Key> {
  readonly kind = 'contact-accepted';
  readonly stream = 'messages';

  constructor(
    outbox: Outbox,
    private readonly asked: AskedPeople,
  ) {
    super(outbox);
  }

  @On(ContactAccepted, { outbound: true })
  queue({ requestId, employerId }: ContactAccepted): Promise<void> {
    return this.addFor(employerId, { key: { requestId } });
  }

  async write({ key: { requestId } }: QueuedMail<Key>, { t }: Words): Promise<MailText | undefined> {
    const request = await this.asked.find(requestId);
    if (request?.conversationId == null) return undefined;
    const [name, title] = [quoted(request.name), quoted(request.title)];
    return {
      waitsForLimit: true,
      content: {
        subject: t('{name} accepted your request', { name }),
        paragraphs: [t('{name} would like to talk to you about this job: {title}.', { name, title })],
        action: t('Open the Conversation'),
        path: `/messages?conversationId=${request.conversationId}`,
      },
    };
  }
}
