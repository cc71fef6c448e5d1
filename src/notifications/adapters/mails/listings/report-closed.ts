import { Injectable } from '@nestjs/common';
import { ReportClosed, Reports } from '#moderation';
import { On } from '#shared/application/event-bus.js';
import type { Words } from '#shared/domain/words.js';
import { Outbox, type QueuedMail } from '#notifications/application/ports/outbox.js';
import type { MailText } from '#notifications/application/written-mail.js';
import { quoted } from '#notifications/domain/quoted.js';
import { howToObject } from '../how-to-object.js';
import { KindOfMail } from '../kind-of-mail.js';

type Key = { readonly reportId: number };

/** Tells a reporter the outcome. */
@Injectable()
export class ReportClosedMail extends KindOfMail<Key> {
  readonly kind = 'report-closed';
  readonly stream = 'account';

  constructor(
    outbox: Outbox,
    private readonly reports: Reports,
  ) {
    super(outbox);
  }

  @On(ReportClosed, { outbound: true })
  queue({ reportId, reporterId }: ReportClosed): Promise<void> {
    return this.add({ key: { reportId }, userId: reporterId });
  }

  async write({ key }: QueuedMail<Key>, words: Words): Promise<MailText | undefined> {
    const { t } = words;
    const report = await this.reports.find(key.reportId);
    if (!report) return undefined;
    const title = quoted(report.title);
    const outcome =
      report.outcome === 'dismissed'
        ? [t('We found no violation of our rules, so the listing stays online.'), howToObject.listing(words)]
        : [t('We took the listing off the site. We told the employer why, but not who reported it.')];
    return {
      content: {
        subject: t('Your report: {title}', { title }),
        paragraphs: [
          t('Thank you for reporting “{title}” at {company}. A person reviewed it.', {
            title,
            company: quoted(report.company),
          }),
          ...outcome,
        ],
        action: t('View Your Reports'),
        path: '/settings',
      },
    };
  }
}
