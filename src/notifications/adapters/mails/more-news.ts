import { Injectable } from '@nestjs/common';
import { Clock } from '#shared/application/clock.js';
import type { Words } from '#shared/domain/words.js';
import type { SummaryMail } from '../../application/ports/mail-writers.js';
import { Outbox, type QueuedMail } from '../../application/ports/outbox.js';
import type { MailText } from '../../application/written-mail.js';
import { KindOfMail } from './kind-of-mail.js';

/** The length of an ISO time up to the hour, such as 2026-05-04T09. */
const HOUR_LENGTH = 13;

/** Replaces mails beyond the hourly limit. */
@Injectable()
export class MoreNewsMail extends KindOfMail implements SummaryMail {
  readonly kind = 'more-news';
  readonly stream = 'applications';

  constructor(
    outbox: Outbox,
    private readonly clock: Clock,
  ) {
    super(outbox);
  }

  queue(userId: number | null): Promise<void> {
    return this.add({ key: { hour: this.clock.now().toISOString().slice(0, HOUR_LENGTH) }, userId });
  }

  write(_mail: QueuedMail, { t }: Words): Promise<MailText> {
    const content = {
      subject: t('You have more news on Wayfare'),
      paragraphs: [
        t('A lot has happened in the last hour, so we paused emails to you for a while. See everything on Wayfare.'),
      ],
      action: t('Open Wayfare'),
      path: '/',
    };
    return Promise.resolve({ content });
  }
}
