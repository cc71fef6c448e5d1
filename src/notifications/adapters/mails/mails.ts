import type { MailWriter, MailWriters } from '../../application/ports/mail-writers.js';
import type { MailKind } from '../../domain/mail-kinds.js';
import { AccountDeletedMail } from './account/account-deleted.js';
import { AccountReinstatedMail } from './account/account-reinstated.js';
import { AccountSuspendedMail } from './account/account-suspended.js';
import { AccountUnusedMail } from './account/account-unused.js';
import { AdminInvitationMail } from './account/admin-invitation.js';
import { IntegrationChangedMail } from './account/integration-changed.js';
import { ObjectionRejectedMail } from './account/objection-rejected.js';
import { ApplicationReceivedMail } from './applications/application-received.js';
import { ApplicationSentMail } from './applications/application-sent.js';
import { ApplicationsDigestMail } from './applications/applications-digest.js';
import { ApplicationStatusMail } from './applications/application-status.js';
import { ApplicantErasedMail } from './applications/applicant-erased.js';
import { ConsentEndsMail } from './applications/consent-ends.js';
import { ContactAcceptedMail } from './applications/contact-accepted.js';
import { ContactRequestMail } from './applications/contact-request.js';
import { InterviewCancelledMail } from './interviews/interview-cancelled.js';
import { InterviewOfferedMail } from './interviews/interview-offered.js';
import { InterviewProposalMail } from './interviews/interview-proposal.js';
import { InterviewScheduledMail } from './interviews/interview-scheduled.js';
import { NoteMentionMail } from './applications/note-mention.js';
import { CompanyInvitationMail } from './company/company-invitation.js';
import { CompanyLapsedMail } from './company/company-lapsed.js';
import { CompanyVerificationMail } from './company/company-verification.js';
import { CompanyWithdrawnMail } from './company/company-withdrawn.js';
import { EmailChangeMail } from './email/email-change.js';
import { EmailChangedMail } from './email/email-changed.js';
import { EmailRestoredMail } from './email/email-restored.js';
import { EmailVerificationMail } from './email/email-verification.js';
import { JobAlertMail } from './listings/job-alert.js';
import { ListingApprovedMail } from './listings/listing-approved.js';
import { ListingEndsMail } from './listings/listing-ends.js';
import { ListingRestrictedMail } from './listings/listing-restricted.js';
import { ReportClosedMail } from './listings/report-closed.js';
import { MoreNewsMail } from './more-news.js';
import { IdentityLinkedMail } from './sign-in/identity-linked.js';
import { PasskeyAddedMail } from './sign-in/passkey-added.js';
import { PasswordChangedMail } from './sign-in/password-changed.js';
import { PasswordResetMail } from './sign-in/password-reset.js';
import { RecoveryCodeUsedMail } from './sign-in/recovery-code-used.js';
import { RecoveryCodesRenewedMail } from './sign-in/recovery-codes-renewed.js';
import { SecondFactorDisabledMail } from './sign-in/second-factor-disabled.js';
import { SecondFactorEnabledMail } from './sign-in/second-factor-enabled.js';
import { UnreadMessagesMail } from './unread-messages.js';

/** The kinds of mail. */
export const MAILS = [
  AccountDeletedMail,
  AccountReinstatedMail,
  AccountSuspendedMail,
  AccountUnusedMail,
  AdminInvitationMail,
  IntegrationChangedMail,
  ObjectionRejectedMail,
  ApplicationReceivedMail,
  ApplicationSentMail,
  ApplicationsDigestMail,
  ApplicationStatusMail,
  InterviewCancelledMail,
  ApplicantErasedMail,
  ConsentEndsMail,
  ContactAcceptedMail,
  ContactRequestMail,
  InterviewOfferedMail,
  InterviewProposalMail,
  InterviewScheduledMail,
  NoteMentionMail,
  CompanyInvitationMail,
  CompanyLapsedMail,
  CompanyVerificationMail,
  CompanyWithdrawnMail,
  EmailChangeMail,
  EmailChangedMail,
  EmailRestoredMail,
  EmailVerificationMail,
  JobAlertMail,
  ListingApprovedMail,
  ListingEndsMail,
  ListingRestrictedMail,
  ReportClosedMail,
  MoreNewsMail,
  IdentityLinkedMail,
  PasskeyAddedMail,
  PasswordChangedMail,
  PasswordResetMail,
  RecoveryCodeUsedMail,
  RecoveryCodesRenewedMail,
  SecondFactorDisabledMail,
  SecondFactorEnabledMail,
  UnreadMessagesMail,
] as const;

/** Finds the kinds of mail by their names. */
export class KindsOfMail implements MailWriters {
  private readonly byKind: ReadonlyMap<MailKind, MailWriter>;

  constructor(...writers: readonly MailWriter[]) {
    this.byKind = new Map(writers.map((writer) => [writer.kind, writer]));
  }

  of(kind: MailKind): MailWriter {
    const writer = this.byKind.get(kind);
    if (!writer) throw new Error(`There are no mails of the kind ${kind}`);
    return writer;
  }
}
