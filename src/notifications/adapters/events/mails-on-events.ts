import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ApplicationStatusChanged, ApplicationSubmitted } from '#applications';
import { JobApproved, JobRestricted } from '#jobs';
import { MessageSent } from '#messaging';
import { ReportClosed } from '#moderation';
import { EventBus } from '#shared/application/event-bus.js';
import { ListingDirectory, UnreadDirectory } from '../../application/ports/directories.js';
import { Outbox, type NewMail } from '../../application/ports/outbox.js';
import { StatusMails } from '../../application/ports/status-mails.js';

/** Seconds before a mail about an unread message is sent. */
const UNREAD_DELAY = 10 * 60;

/** Seconds in which an employer can undo a status change before it is mailed. */
const UNDO_DELAY = 10;

/** Queues mails about listings, applications and messages, in the transaction that causes them. */
@Injectable()
export class MailsOnEvents implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly listings: ListingDirectory,
    private readonly statusMails: StatusMails,
    private readonly unread: UnreadDirectory,
    private readonly outbox: Outbox,
  ) {}

  onModuleInit(): void {
    this.events.subscribeOutbound(JobApproved, ({ jobId }) => this.mailToEmployer('listing-approved', jobId, jobId));
    this.events.subscribeOutbound(JobRestricted, ({ decisionId, employerId }) =>
      this.outbox.add({ kind: 'listing-restricted', subject: String(decisionId), userId: employerId }),
    );
    this.events.subscribeOutbound(ReportClosed, ({ reportId, reporterId }) =>
      this.outbox.add({ kind: 'report-closed', subject: String(reportId), userId: reporterId }),
    );
    this.events.subscribeOutbound(ApplicationSubmitted, async ({ applicationId, jobId }) => {
      await this.statusMails.reset(applicationId);
      await this.mailToEmployer('application-received', applicationId, jobId);
    });
    this.events.subscribeOutbound(MessageSent, (sent) => this.mailUnread(sent));
    this.events.subscribeOutboundToAll(ApplicationStatusChanged, (changes) => this.mailStatuses(changes));
  }

  /** A change that is not mailed still supersedes the mails about earlier changes. */
  private async mailStatuses(changes: readonly ApplicationStatusChanged[]): Promise<void> {
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

  private async mailUnread({ conversationId, recipientId }: MessageSent): Promise<void> {
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
