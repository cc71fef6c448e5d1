import { Injectable } from '@nestjs/common';
import { ScheduledTask } from '#shared/application/background/scheduled-task.js';
import type { Words } from '#shared/domain/words.js';
import { EndingConsents } from '#talent-pool';
import { Outbox, type QueuedMail } from '#notifications/application/ports/outbox.js';
import type { MailText } from '#notifications/application/written-mail.js';
import { quoted } from '#notifications/domain/quoted.js';
import { KindOfMail } from '../kind-of-mail.js';

/** `expiresAt`: in milliseconds, so that there is one mail per consent. */
type Key = { readonly memberId: number; readonly expiresAt: number };

/** Asks people whose consent ends soon whether a company may keep them in mind for longer. */
@Injectable()
export class ConsentEndsMail extends KindOfMail<Key> {
  readonly kind = 'consent-ends';
  readonly stream = 'reminders';

  constructor(
    outbox: Outbox,
    private readonly consents: EndingConsents,
  ) {
    super(outbox);
  }

  @ScheduledTask('ask-for-consents', '25 2 * * *')
  async queue(): Promise<void> {
    for (let afterId = 0; ;) {
      const ending = await this.consents.ending(afterId);
      const last = ending.at(-1);
      if (!last) return;
      await this.add(
        ...ending.map(({ id, jobSeekerId, expiresAt }) => ({
          userId: jobSeekerId,
          key: { memberId: id, expiresAt: expiresAt.getTime() },
        })),
      );
      afterId = last.id;
    }
  }

  async write({ key: { memberId, expiresAt } }: QueuedMail<Key>, { t, date }: Words): Promise<MailText | undefined> {
    const consent = await this.consents.find(memberId);
    if (consent?.expiresAt.getTime() !== expiresAt) return undefined;
    const company = quoted(consent.company);
    return {
      waitsForLimit: true,
      content: {
        subject: t('May {company} keep you in mind?', { company }),
        paragraphs: [
          t('You agreed that {company} keeps you in mind for other jobs. This ends on {date}.', {
            company,
            date: date(consent.expiresAt, { dateStyle: 'long' }),
          }),
          t(
            'If you would like to stay, renew it in your settings. Otherwise you need to do nothing: they forget you then.',
          ),
        ],
        action: t('Open Settings'),
        path: '/settings',
      },
    };
  }
}
