import { Injectable } from '@nestjs/common';
import { Applicants, ApplicationSubmitted } from '#applications';
import { Listings } from '#jobs';
import { On } from '#shared/application/event-bus.js';
import { isWithin } from '#shared/domain/actor.js';
import type { Words } from '#shared/domain/words.js';
import { ApplicationNotices } from '#notifications/application/ports/application-notices.js';
import { Outbox, type QueuedMail } from '#notifications/application/ports/outbox.js';
import { Recipients } from '#notifications/application/ports/recipients.js';
import type { MailText } from '#notifications/application/written-mail.js';
import { quoted } from '#notifications/domain/quoted.js';
import { KindOfMail } from '../kind-of-mail.js';

type Key = { readonly applicationId: number; readonly appliedAt: number };

/** Tells members of a company at once who applied, unless they may no longer read the application. */
@Injectable()
export class ApplicationReceivedMail extends KindOfMail<Key> {
  readonly kind = 'application-received';
  readonly stream = 'applications';

  constructor(
    outbox: Outbox,
    private readonly accounts: Recipients,
    private readonly applications: Applicants,
    private readonly listings: Listings,
    private readonly notices: ApplicationNotices,
  ) {
    super(outbox);
  }

  @On(ApplicationSubmitted, { outbound: true })
  async queue({ applicationId, jobId, appliedAt }: ApplicationSubmitted): Promise<void> {
    const listing = await this.listings.find(jobId);
    if (!listing) return;
    const { employerId, workplaceId } = listing;
    const people = await this.audiences.readers(employerId, workplaceId);
    const plan = await this.notices.plan({ id: applicationId, jobId, workplaceId }, people);
    const key = { applicationId, appliedAt: appliedAt.getTime() };
    await this.add(...plan.filter(({ notice }) => notice === 'at_once').map(({ userId }) => ({ key, userId })));
  }

  async write({ key: { applicationId }, userId }: QueuedMail<Key>, { t }: Words): Promise<MailText | undefined> {
    const application = await this.applications.find(applicationId);
    if (!application || application.isWithdrawn) return undefined;
    const { jobId, jobSeekerId } = application;
    const listing = await this.listings.find(jobId);
    if (!listing || listing.isRemoved || userId === null || !(await this.mayRead(userId, listing))) return undefined;
    const applicant = await this.accounts.find(jobSeekerId);
    if (!applicant) return undefined;
    const title = quoted(listing.title);
    return {
      senderId: jobSeekerId,
      content: {
        subject: t('New application: {title}', { title }),
        paragraphs: [t('{fullName} applied for “{title}”.', { fullName: quoted(applicant.fullName), title })],
        action: t('View Application'),
        path: `/employer/application/${applicationId}`,
      },
    };
  }

  private async mayRead(userId: number, listing: Parameters<typeof isWithin>[1]): Promise<boolean> {
    const reach = await this.audiences.reach(userId);
    return reach !== undefined && isWithin(reach, listing);
  }
}
