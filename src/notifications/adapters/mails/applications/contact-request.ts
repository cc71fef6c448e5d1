import { Injectable } from '@nestjs/common';
import { AskedPeople, ContactRequested } from '#candidates';
import { On } from '#shared/application/event-bus.js';
import type { Words } from '#shared/domain/words.js';
import { Outbox, type QueuedMail } from '#notifications/application/ports/outbox.js';
import type { MailText } from '#notifications/application/written-mail.js';
import { quoted } from '#notifications/domain/quoted.js';
import { KindOfMail } from '../kind-of-mail.js';

type Key = { readonly requestId: number };

/** Tells a job seeker that a company would like to write. */
@Injectable()
export class ContactRequestMail extends KindOfMail<Key> {
  readonly kind = 'contact-request';
  readonly stream = 'messages';

  constructor(
    outbox: Outbox,
    private readonly asked: AskedPeople,
  ) {
    super(outbox);
  }

  @On(ContactRequested, { outbound: true })
  queue({ requestId, jobSeekerId }: ContactRequested): Promise<void> {
    return this.add({ key: { requestId }, userId: jobSeekerId });
  }

  async write({ key: { requestId } }: QueuedMail<Key>, { t }: Words): Promise<MailText | undefined> {
    const request = await this.asked.find(requestId);
    if (request?.state !== 'pending' || !request.isPublished) return undefined;
    const [company, title] = [quoted(request.company), quoted(request.title)];
    return {
      waitsForLimit: true,
      content: {
        subject: t('{company} would like to talk to you', { company }),
        paragraphs: [
          t('{company} found your profile and would like to talk to you about this job: {title}.', { company, title }),
          t(
            'They see neither your address nor your phone number. If you accept, a conversation opens; if you decline or do not answer within 14 days, they hear nothing more.',
          ),
        ],
        action: t('Read the Request'),
        path: '/job-seeker/dashboard',
      },
    };
  }
}
