import { Injectable } from '@nestjs/common';
import { JobApproved, Listings } from '#jobs';
import { On } from '#shared/application/event-bus.js';
import type { Words } from '#shared/domain/words.js';
import { Outbox, type QueuedMail } from '#notifications/application/ports/outbox.js';
import type { MailText } from '#notifications/application/written-mail.js';
import { quoted } from '#notifications/domain/quoted.js';
import { KindOfMail } from '../kind-of-mail.js';

type Key = { readonly jobId: number };

/** Tells an employer that a listing is live, unless it no longer is. */
@Injectable()
export class ListingApprovedMail extends KindOfMail<Key> {
  readonly kind = 'listing-approved';
  readonly stream = 'applications';

  constructor(
    outbox: Outbox,
    private readonly listings: Listings,
  ) {
    super(outbox);
  }

  @On(JobApproved, { outbound: true })
  async queue({ jobId }: JobApproved): Promise<void> {
    const listing = await this.listings.find(jobId);
    if (listing) await this.addFor(listing.employerId, { key: { jobId } });
  }

  async write({ key: { jobId } }: QueuedMail<Key>, { t }: Words): Promise<MailText | undefined> {
    const listing = await this.listings.find(jobId);
    if (!listing?.isOpen) return undefined;
    const title = quoted(listing.title);
    return {
      content: {
        subject: t('Your listing is live: {title}', { title }),
        paragraphs: [t('“{title}” was approved. Job seekers can now find it and apply.', { title })],
        action: t('View Listing'),
        path: `/jobs/${jobId}`,
      },
    };
  }
}
