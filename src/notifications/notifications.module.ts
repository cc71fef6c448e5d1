import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { ApplicationsModule } from '#applications/applications.module.js';
import { Applicants } from '#applications';
import { IdentityModule } from '#identity/identity.module.js';
import { Accounts, UnusedAccountWarnings as IdentityWarnings } from '#identity';
import { Decisions, Listings } from '#jobs';
import { InterviewReadModel } from '#interviews';
import { InterviewsModule } from '#interviews/interviews.module.js';
import { JobsModule } from '#jobs/jobs.module.js';
import { UnreadMessages } from '#messaging';
import { MessagingModule } from '#messaging/messaging.module.js';
import { Reports } from '#moderation';
import { ModerationModule } from '#moderation/moderation.module.js';
import { MakeAlerts, MatchSearches, ReadAlert } from '#saved-searches';
import { SavedSearchesModule } from '#saved-searches/saved-searches.module.js';
import type { MailSettings } from '#platform/config/mail-settings.js';
import type { Settings } from '#platform/config/settings.js';
import { RateLimiter } from '#shared/application/limits/rate-limiter.js';
import { AccountMailsOnEvents } from './adapters/events/account-mails-on-events.js';
import { InterviewMailsOnEvents } from './adapters/events/interview-mails-on-events.js';
import { MailWorker } from './adapters/events/mail-worker.js';
import { MailsOnEvents } from './adapters/events/mails-on-events.js';
import { FailedMailsController } from './adapters/http/failed-mails.controller.js';
import { NotificationsController } from './adapters/http/notifications.controller.js';
import { AccountAccessReadModel } from './adapters/persistence/account-access-read-model.js';
import { MailErasure } from './adapters/persistence/mail-erasure.js';
import { SqlOutbox } from './adapters/persistence/sql-outbox.js';
import { SqlSubscriptions } from './adapters/persistence/sql-subscriptions.js';
import { SqlStatusMails } from './adapters/persistence/sql-status-mails.js';
import { DeliverMails } from './application/deliver-mails.js';
import { MailLimits } from './application/mail-limits.js';
import { AlertDirectory, AlertMaker, SearchMatcher } from './application/ports/alerts.js';
import {
  ApplicationDirectory,
  DecisionDirectory,
  InterviewDirectory,
  ReportDirectory,
  ListingDirectory,
  AccessDirectory,
  AccountDirectory,
  UnreadDirectory,
  UnusedAccountWarnings,
} from './application/ports/directories.js';
import { Mailer } from './application/ports/mailer.js';
import { Outbox } from './application/ports/outbox.js';
import { Subscriptions } from './application/ports/subscriptions.js';
import { StatusMails } from './application/ports/status-mails.js';
import { RetryMails } from './application/retry-mails.js';
import { RemindOfEnds } from './application/remind-of-ends.js';
import { SendAlerts } from './application/send-alerts.js';
import { WriteInterviewMail } from './application/write-interview-mail.js';
import { WriteMail } from './application/write-mail.js';
import { WriteStatusMail } from './application/write-status-mail.js';

/** Mails about listings, applications and accounts. Without a mail server nothing is queued. */
@Module({})
export class NotificationsModule {
  static with({ mail, mailLimits, publicUrl }: Settings): DynamicModule {
    return {
      module: NotificationsModule,
      imports: [
        IdentityModule,
        JobsModule,
        ApplicationsModule,
        InterviewsModule,
        MessagingModule,
        ModerationModule,
        SavedSearchesModule,
      ],
      controllers: [NotificationsController, FailedMailsController],
      providers: [
        MailErasure,
        { provide: AccountDirectory, useExisting: Accounts },
        { provide: Subscriptions, useClass: SqlSubscriptions },
        { provide: Outbox, useClass: SqlOutbox },
        RetryMails,
        ...(mail ? sending(mail, mailLimits, publicUrl) : []),
      ],
    };
  }
}

function sending(mail: MailSettings, limits: Settings['mailLimits'], publicUrl: string): Provider[] {
  return [
    AccountMailsOnEvents,
    MailsOnEvents,
    InterviewMailsOnEvents,
    MailWorker,
    DeliverMails,
    SendAlerts,
    RemindOfEnds,
    WriteMail,
    WriteStatusMail,
    WriteInterviewMail,
    {
      provide: MailLimits,
      inject: [RateLimiter],
      useFactory: (limiter: RateLimiter) => new MailLimits(limiter, limits),
    },
    { provide: Mailer, useFactory: () => smtpMailer(mail, publicUrl) },
    { provide: AccessDirectory, useClass: AccountAccessReadModel },
    { provide: StatusMails, useClass: SqlStatusMails },
    { provide: ListingDirectory, useExisting: Listings },
    { provide: ReportDirectory, useExisting: Reports },
    { provide: DecisionDirectory, useExisting: Decisions },
    { provide: ApplicationDirectory, useExisting: Applicants },
    { provide: InterviewDirectory, useExisting: InterviewReadModel },
    { provide: SearchMatcher, useExisting: MatchSearches },
    { provide: AlertMaker, useExisting: MakeAlerts },
    { provide: AlertDirectory, useExisting: ReadAlert },
    { provide: UnreadDirectory, useExisting: UnreadMessages },
    { provide: UnusedAccountWarnings, useExisting: IdentityWarnings },
  ];
}

/** Imports the mail library only if a mail server is configured. */
async function smtpMailer(mail: MailSettings, publicUrl: string): Promise<Mailer> {
  const { SmtpMailer } = await import('./adapters/smtp/smtp-mailer.js');
  return new SmtpMailer(mail, publicUrl);
}
