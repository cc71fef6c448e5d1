import { Injectable } from '@nestjs/common';
import { Applicants, ApplicationSubmitted } from '#applications';
import { Listings } from '#jobs';
import { On } from '#shared/application/event-bus.js';
import type { Words } from '#shared/domain/words.js';
import { Outbox, type QueuedMail } from '#notifications/application/ports/outbox.js';
import type { MailText } from '#notifications/application/written-mail.js';
import { quoted } from '#notifications/domain/quoted.js';
import { KindOfMail } from '../kind-of-mail.js';

type Key = { readonly applicationId: number; readonly appliedAt: number };

/** Tells a job seeker that the employer has the application, and what happens next. */
@Injectable()
export class ApplicationSentMail extends KindOfMail<Key> {
  readonly kind = 'application-sent';
  readonly stream = 'applications';

  constructor(
    outbox: Outbox,
    private readonly applications: Applicants,
    private readonly listings: Listings,
  ) {
    super(outbox);
  }

  @On(ApplicationSubmitted, { outbound: true })
  queue({ applicationId, jobSeekerId, appliedAt }: ApplicationSubmitted): Promise<void> {
    return this.add({ key: { applicationId, appliedAt: appliedAt.getTime() }, userId: jobSeekerId });
  }

  async write({ key: { applicationId } }: QueuedMail<Key>, { t }: Words): Promise<MailText | undefined> {
    const application = await this.applications.find(applicationId);
    if (!application || application.isWithdrawn) return undefined;
    const listing = await this.listings.find(application.jobId);
    if (!listing || listing.isRemoved) return undefined;
    const title = quoted(listing.title);
    const company = quoted(listing.company);
    return {
      waitsForLimit: true,
      content: {
        subject: t('You applied: {title}', { title }),
        paragraphs: [
          t('{company} has your application for “{title}”.', { company, title }),
          t(
            'You will hear by email when they decide or want to meet you. Until they open it, you can change your letter and your resume, and you can withdraw it as long as they have not decided.',
          ),
          t('Never pay for a job, and keep your passport: honest employers ask for neither.'),
        ],
        action: t('View Application'),
        path: `/job-seeker/application/${applicationId}`,
      },
    };
  }
}
