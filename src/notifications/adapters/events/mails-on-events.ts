import { Injectable } from '@nestjs/common';
import { ApplicationStatusChanged, ApplicationSubmitted } from '#applications';
import { JobApproved, JobRestricted } from '#jobs';
import { MessageSent } from '#messaging';
import { ReportClosed } from '#moderation';
import { On, OnAll } from '#shared/application/event-bus.js';
import { ListingDirectory, UnreadDirectory } from '../../application/ports/directories.js';
import { Outbox, type NewMail } from '../../application/ports/outbox.js';
import { StatusMails } from '../../application/ports/status-mails.js';

/** Seconds before a mail about an unread message is sent. */
const UNREAD_DELAY = 10 * 60;

/** Seconds in which an employer can undo a status change before it is mailed. */
const UNDO_DELAY = 10;

/** Queues mails about listings, applications and messages, in the transaction that causes them. */
@Injectable()
export class MailsOnEvents {
  constructor(
    private readonly listings: ListingDirectory,
    private readonly statusMails: StatusMails,
    private readonly unread: UnreadDirectory,
    private readonly outbox: Outbox,
  ) {}

  @On(JobApproved, { outbound: true })
  approved({ jobId }: JobApproved): Promise<void> {
    return this.mailToEmployer('listing-approved', jobId, jobId);
  }

  @On(JobRestricted, { outbound: true })
  restricted({ decisionId, employerId }: JobRestricted): Promise<void> {
    return this.outbox.add({ kind: 'listing-restricted', subject: String(decisionId), userId: employerId });
  }

  @On(ReportClosed, { outbound: true })
  reportClosed({ reportId, reporterId }: ReportClosed): Promise<void> {
    return this.outbox.add({ kind: 'report-closed', subject: String(reportId), userId: reporterId });
  }

  @On(ApplicationSubmitted, { outbound: true })
  async submitted({ applicationId, jobId }: ApplicationSubmitted): Promise<void> {
    await this.statusMails.reset(applicationId);
    await this.mailToEmployer('application-received', applicationId, jobId);
  }

  /** A change that is not mailed still supersedes the mails about earlier changes. */
  @OnAll(ApplicationStatusChanged, { outbound: true })
  async statusesChanged(changes: readonly ApplicationStatusChanged[]): Promise<void> {
    const last = new Map(changes.map((change) => [change.applicationId, change]));
    const counts = await this.statusMails.changed([...last.keys()]);
    const mails = counts.flatMap(({ applicationId, changes: count }): NewMail[] => {
      const change = last.get(applicationId);
      if (!change?.isMailed) return [];
      const subject = `${applicationId}.${count}`;
      return [{ kind: 'application-status', subject, userId: change.jobSeekerId, delaySeconds: UNDO_DELAY }];
    });
    await this.outbox.add(...mails);
  }

  @On(MessageSent, { outbound: true })
  async messageSent({ conversationId, recipientId }: MessageSent): Promise<void> {
    const conversation = await this.unread.find(conversationId, recipientId);
    if (!conversation) return;
    const subject = `${conversationId}.${conversation.lastReadId}`;
    await this.outbox.add({ kind: 'unread-messages', subject, userId: recipientId, delaySeconds: UNREAD_DELAY });
  }

  private async mailToEmployer(kind: NewMail['kind'], subject: number, jobId: number): Promise<void> {
    const listing = await this.listings.find(jobId);
    if (listing) await this.outbox.add({ kind, subject: String(subject), userId: listing.employerId });
  }
}
