import { UseCase } from '#shared/application/use-case.js';
import { statusMail, type Recipient } from '../domain/mail.js';
import { ApplicationDirectory, ListingDirectory } from './ports/directories.js';
import type { QueuedMail } from './ports/outbox.js';
import { StatusMails } from './ports/status-mails.js';
import type { WrittenMail } from './written-mail.js';

/** Minimum seconds between two mails about the status of an application. */
const PAUSE = 10 * 60;

/** Seconds to wait for the outcome of a mail that is being sent. */
const WAIT = 5;

/** Writes a mail about the latest status of an application, unless the last mail named it or our team removed the job. */
@UseCase()
export class WriteStatusMail {
  constructor(
    private readonly statusMails: StatusMails,
    private readonly applications: ApplicationDirectory,
    private readonly listings: ListingDirectory,
  ) {}

  /** Returns the mail, or the seconds until it should be written; undefined if it is no longer needed. */
  async execute(
    { subject }: Pick<QueuedMail, 'subject'>,
    to: Recipient | undefined,
  ): Promise<WrittenMail | number | undefined> {
    const [applicationId = 0, change] = subject.split('.').map(Number);
    const state = await this.statusMails.find(applicationId);
    const application = state?.changes === change ? await this.applications.find(applicationId) : undefined;
    if (!state || !application || application.isWithdrawn) return undefined;
    if (state.isSending) return WAIT;
    const { status, message } = application;
    if (status === state.knownStatus) return undefined;
    if (state.secondsSinceMail < PAUSE) return PAUSE - state.secondsSinceMail;
    const listing = to && (await this.listings.findAsApproved(application.jobId));
    if (!listing || listing.isRemoved) return undefined;
    return {
      mail: statusMail(to, listing, status, message),
      senderId: listing.employerId,
      waitsForLimit: true,
      sent: () => this.statusMails.sent(applicationId, status),
    };
  }
}
