import { UseCase } from '#shared/application/use-case.js';
import { accountMail, accountUnusedMail, isAccountMail, type AccountMailKind } from '../domain/account-mail.js';
import { alertMail } from '../domain/alert-mail.js';
import { endingMail } from '../domain/ending-mail.js';
import { applicationMail, approvalMail, messagesMail, moreNewsMail, type Mail } from '../domain/mail.js';
import { AlertDirectory } from './ports/alerts.js';
import {
  AccessDirectory,
  ApplicationDirectory,
  DecisionDirectory,
  ReportDirectory,
  ListingDirectory,
  AccountDirectory,
  UnreadDirectory,
  UnusedAccountWarnings,
} from './ports/directories.js';
import { reportMail, restrictionMail } from '../domain/moderation-mail.js';
import type { QueuedMail } from './ports/outbox.js';
import { WriteInterviewMail } from './write-interview-mail.js';
import { WriteStatusMail } from './write-status-mail.js';
import type { WrittenMail } from './written-mail.js';

/** Writes a queued mail from the data at the time of sending. */
@UseCase()
export class WriteMail {
  constructor(
    private readonly accounts: AccountDirectory,
    private readonly access: AccessDirectory,
    private readonly listings: ListingDirectory,
    private readonly applications: ApplicationDirectory,
    private readonly unread: UnreadDirectory,
    private readonly alerts: AlertDirectory,
    private readonly decisions: DecisionDirectory,
    private readonly reports: ReportDirectory,
    private readonly unusedAccounts: UnusedAccountWarnings,
    private readonly writeStatusMail: WriteStatusMail,
    private readonly writeInterviewMail: WriteInterviewMail,
  ) {}

  /** Returns the mail, or the seconds until it should be written; undefined if it is no longer needed. */
  async execute(queued: QueuedMail): Promise<WrittenMail | number | undefined> {
    const { kind, subject } = queued;
    if (isAccountMail(kind)) {
      return this.account({ ...queued, kind });
    }
    switch (kind) {
      case 'account-unused':
        return this.unused(queued);
      case 'listing-approved':
        return this.approval(queued, Number(subject));
      case 'listing-restricted':
        return this.restriction(queued, Number(subject));
      case 'report-closed':
        return this.report(queued, Number(subject));
      case 'application-received':
        return this.application(queued, Number(subject));
      case 'application-status':
        return this.writeStatusMail.execute(queued, await this.recipient(queued));
      case 'unread-messages':
        return this.messages(queued, subject);
      case 'interview-offered':
      case 'interview-scheduled':
      case 'interview-cancelled':
        return this.writeInterviewMail.execute({ ...queued, kind }, await this.recipient(queued));
      case 'listing-ends':
        return this.ending(queued, subject);
      case 'job-alert':
        return this.alert(queued, Number(subject));
      case 'more-news': {
        const to = await this.recipient(queued);
        return to && { mail: moreNewsMail(to) };
      }
    }
  }

  /** A new password ends no other access, so its notice lists that. */
  private async account(queued: QueuedMail & { readonly kind: AccountMailKind }): Promise<WrittenMail | undefined> {
    const { kind, userId, secret } = queued;
    const to = await this.recipient(queued);
    const listsAccess = userId !== null && (kind === 'password-changed' || kind === 'email-restored');
    const access = to && listsAccess ? await this.access.of(userId) : [];
    return to && { mail: accountMail(to, kind, secret ?? '', access) };
  }

  private async unused(queued: QueuedMail): Promise<WrittenMail | undefined> {
    const { userId } = queued;
    const account = userId === null ? undefined : await this.unusedAccounts.find(userId);
    const to = account && (await this.recipient(queued));
    if (userId === null || !to) return undefined;
    const warned = () => this.unusedAccounts.warned(userId);
    return { mail: accountUnusedMail(to, account), sent: warned, refused: warned };
  }

  private async approval(queued: QueuedMail, jobId: number): Promise<WrittenMail | undefined> {
    const listing = await this.listings.find(jobId);
    const employer = listing && (await this.recipient(queued));
    return employer && { mail: approvalMail(employer, listing) };
  }

  private async restriction(queued: QueuedMail, decisionId: number): Promise<WrittenMail | undefined> {
    const decision = await this.decisions.find(decisionId);
    const employer = decision && (await this.recipient(queued));
    return employer && { mail: restrictionMail(employer, decision) };
  }

  /** Undefined if the listing was closed, archived or renewed in the meantime. */
  private async ending(queued: QueuedMail, subject: string): Promise<WrittenMail | undefined> {
    const [jobId = 0, , closesAt = 0] = subject.split('.').map(Number);
    const listing = await this.listings.find(jobId);
    if (!listing?.isOpen || listing.closesAt?.getTime() !== closesAt) return undefined;
    const employer = await this.recipient(queued);
    return employer && { mail: endingMail(employer, { ...listing, closesAt: listing.closesAt }), waitsForLimit: true };
  }

  private async report(queued: QueuedMail, reportId: number): Promise<WrittenMail | undefined> {
    const report = await this.reports.find(reportId);
    const reporter = report && (await this.recipient(queued));
    return reporter && { mail: reportMail(reporter, report) };
  }

  /** Undefined if the employer may no longer read the application. */
  private async application(queued: QueuedMail, applicationId: number): Promise<WrittenMail | undefined> {
    const application = await this.applications.find(applicationId);
    const listing = application && !application.isWithdrawn && (await this.listings.find(application.jobId));
    const applicant = listing && !listing.isRemoved && (await this.accounts.find(application.jobSeekerId));
    const employer = applicant && (await this.recipient(queued));
    if (!employer) return undefined;
    const { fullName } = applicant;
    return { mail: applicationMail(employer, listing, { applicationId, fullName }), senderId: application.jobSeekerId };
  }

  /**
   * One mail per conversation until the recipient reads it. Undefined if they have read messages since it was queued.
   */
  private async messages(queued: QueuedMail, subject: string): Promise<WrittenMail | undefined> {
    const [conversationId = 0, lastReadId] = subject.split('.').map(Number);
    const conversation = queued.userId === null ? undefined : await this.unread.find(conversationId, queued.userId);
    if (!conversation || conversation.unread === 0 || conversation.lastReadId !== lastReadId) return undefined;
    const sender = await this.accounts.find(conversation.otherId);
    const to = sender && (await this.recipient(queued));
    return (
      to && { mail: messagesMail(to, sender, conversation.unread), senderId: conversation.otherId, waitsForLimit: true }
    );
  }

  private async alert(queued: QueuedMail, alertId: number): Promise<WrittenMail | undefined> {
    const sections = await this.alerts.execute(alertId);
    const to = sections.length === 0 ? undefined : await this.recipient(queued);
    return to && { mail: alertMail(to, sections), waitsForLimit: true };
  }

  /** Suspended users only get mails about their account. */
  private async recipient({ userId, address, stream }: QueuedMail): Promise<Mail['to'] | undefined> {
    const account = userId === null ? undefined : await this.accounts.find(userId);
    if (account?.isSuspended && stream !== 'account') return undefined;
    if (!account) return address === null ? undefined : { fullName: '', email: address };
    return { fullName: account.fullName, email: address ?? account.email };
  }
}
