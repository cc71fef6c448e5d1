import { Injectable } from '@nestjs/common';
import { Listings } from '#jobs';
import { ScheduledTask } from '#shared/application/background/scheduled-task.js';
import type { Words } from '#shared/domain/words.js';
import { Outbox, type QueuedMail } from '#notifications/application/ports/outbox.js';
import type { MailText } from '#notifications/application/written-mail.js';
import { quoted } from '#notifications/domain/quoted.js';
import { KindOfMail } from '../kind-of-mail.js';

/** Periods before the end of a listing, in days. The employer gets one reminder in each. */
const PERIODS = [
  { after: 1, within: 7 },
  { after: 0, within: 1 },
] as const;

/** `closesAt`: in milliseconds, so that there is one reminder per period and end. */
type Key = { readonly jobId: number; readonly days: number; readonly closesAt: number };

/** Reminds an employer of the end of a listing, unless it was closed, archived or renewed in the meantime. */
@Injectable()
export class ListingEndsMail extends KindOfMail<Key> {
  readonly kind = 'listing-ends';
  readonly stream = 'reminders';

  constructor(
    outbox: Outbox,
    private readonly listings: Listings,
  ) {
    super(outbox);
  }

  @ScheduledTask('remind-of-ends', '40 * * * *')
  async queue(): Promise<void> {
    for (const days of PERIODS) {
      for (let afterId = 0; ;) {
        const ending = await this.listings.ending(days, afterId);
        const last = ending.at(-1);
        if (!last) break;
        for (const { id, employerId, closesAt } of ending) {
          await this.addFor(employerId, { key: { jobId: id, days: days.within, closesAt: closesAt.getTime() } });
        }
        afterId = last.id;
      }
    }
  }

  async write(
    { key: { jobId, closesAt } }: QueuedMail<Key>,
    { t, date, zone, timeZone }: Words,
  ): Promise<MailText | undefined> {
    const listing = await this.listings.find(jobId);
    if (!listing?.isOpen || listing.closesAt?.getTime() !== closesAt) return undefined;
    const title = quoted(listing.title);
    return {
      waitsForLimit: true,
      content: {
        subject: t('Your listing ends soon: {title}', { title }),
        paragraphs: [
          t(
            '“{title}” closes on {date} ({zone}). Renew it to keep receiving applications; no new approval is needed.',
            {
              title,
              date: date(listing.closesAt, { dateStyle: 'long', timeStyle: 'short' }),
              zone: zone(timeZone),
            },
          ),
        ],
        action: t('Renew Listing'),
        path: `/employer/job/${jobId}`,
      },
    };
  }
}
