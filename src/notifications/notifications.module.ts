import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { CandidatesModule } from '#candidates/candidates.module.js';
import { ApplicationsModule } from '#applications/applications.module.js';
import { Accounts, Parties } from '#identity';
import { Listings, OwnWorkplaces } from '#jobs';
import { IdentityModule } from '#identity/identity.module.js';
import { InterviewsModule } from '#interviews/interviews.module.js';
import { JobsModule } from '#jobs/jobs.module.js';
import { MessagingModule } from '#messaging/messaging.module.js';
import { ModerationModule } from '#moderation/moderation.module.js';
import { SavedSearchesModule } from '#saved-searches/saved-searches.module.js';
import { TalentPoolModule } from '#talent-pool/talent-pool.module.js';
import { Outbound } from '#platform/outbound/outbound.js';
import type { PushSettings } from '#platform/config/services/push-settings.js';
import type { MailSettings } from '#platform/config/services/mail-settings.js';
import type { Settings } from '#platform/config/settings.js';
import { RateLimiter } from '#shared/application/limits/rate-limiter.js';
import { ApplicationNoticesController } from './adapters/http/application-notices.controller.js';
import { FailedMailsController } from './adapters/http/failed-mails.controller.js';
import { PushController } from './adapters/http/push.controller.js';
import { NotificationsController } from './adapters/http/notifications.controller.js';
import { KindsOfMail, MAILS } from './adapters/mails/mails.js';
import { MoreNewsMail } from './adapters/mails/more-news.js';
import { AccountAccessReadModel } from './adapters/persistence/account-access-read-model.js';
import { MAIL_DATA } from './adapters/persistence/owned-data.js';
import { MailsOfFormerMembers } from './adapters/persistence/mails-of-former-members.js';
import { SqlApplicationNotices } from './adapters/persistence/sql-application-notices.js';
import { SqlOutbox } from './adapters/persistence/sql-outbox.js';
import { SqlPushes } from './adapters/persistence/sql-pushes.js';
import { PushOnEvents } from './adapters/push/push-on-events.js';
import { PushTexts } from './adapters/push/push-texts.js';
import { SqlSubscriptions } from './adapters/persistence/sql-subscriptions.js';
import { SqlStatusMails } from './adapters/persistence/sql-status-mails.js';
import { ChooseNotices } from './application/choose-notices.js';
import { DeliverMails } from './application/deliver-mails.js';
import { MailLimits } from './application/mail-limits.js';
import { MailWriters, SummaryMail, type MailWriter } from './application/ports/mail-writers.js';
import { ApplicationNotices } from './application/ports/application-notices.js';
import { Audiences } from './application/ports/audiences.js';
import { Mailer } from './application/ports/mailer.js';
import { NoticedListings } from './application/ports/noticed-listings.js';
import { NoticedWorkplaces } from './application/ports/noticed-workplaces.js';
import { Outbox } from './application/ports/outbox.js';
import { Recipients } from './application/ports/recipients.js';
import { Subscriptions } from './application/ports/subscriptions.js';
import { StatusMails } from './application/ports/status-mails.js';
import { PushSender, PushWriter } from './application/ports/push-sender.js';
import { Pushes } from './application/ports/pushes.js';
import { DeliverPushes } from './application/push/deliver-pushes.js';
import { PushBrowsers } from './application/push/push-browsers.js';
import { RetryMails } from './application/retry-mails.js';
import { WriteMail } from './application/write-mail.js';

/** Mails about listings, applications and accounts, and push messages. Without a mail server or keys nothing is queued. */
@Module({})
export class NotificationsModule {
  static with({ mail, mailLimits, publicUrl, push }: Settings): DynamicModule {
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
        TalentPoolModule,
        CandidatesModule,
      ],
      controllers: [ApplicationNoticesController, NotificationsController, FailedMailsController, PushController],
      providers: [
        MAIL_DATA,
        { provide: Recipients, useExisting: Accounts },
        { provide: Audiences, useExisting: Parties },
        { provide: Subscriptions, useClass: SqlSubscriptions },
        { provide: Outbox, useClass: SqlOutbox },
        { provide: ApplicationNotices, useClass: SqlApplicationNotices },
        { provide: NoticedListings, useExisting: Listings },
        { provide: NoticedWorkplaces, useExisting: OwnWorkplaces },
        ChooseNotices,
        RetryMails,
        MailsOfFormerMembers,
        { provide: Pushes, useClass: SqlPushes },
        {
          provide: PushBrowsers,
          inject: [Pushes, { token: PushSender, optional: true }],
          useFactory: (pushes: Pushes, sender?: PushSender) => new PushBrowsers(pushes, sender ?? null),
        },
        ...(push ? pushing(push) : []),
        ...(mail ? sending(mail, mailLimits, publicUrl) : []),
      ],
    };
  }
}

function sending(mail: MailSettings, limits: Settings['mailLimits'], publicUrl: string): Provider[] {
  return [
    ...MAILS,
    { provide: MailWriters, inject: [...MAILS], useFactory: (...all: MailWriter[]) => new KindsOfMail(...all) },
    { provide: SummaryMail, useExisting: MoreNewsMail },
    DeliverMails,
    WriteMail,
    {
      provide: MailLimits,
      inject: [RateLimiter],
      useFactory: (limiter: RateLimiter) => new MailLimits(limiter, limits),
    },
    { provide: Mailer, useFactory: () => smtpMailer(mail, publicUrl) },
    { provide: StatusMails, useClass: SqlStatusMails },
    AccountAccessReadModel,
  ];
}

function pushing(push: PushSettings): Provider[] {
  return [
    PushOnEvents,
    DeliverPushes,
    { provide: PushWriter, useClass: PushTexts },
    {
      provide: PushSender,
      inject: [Outbound],
      useFactory: async (outbound: Outbound): Promise<PushSender> => {
        // Loaded only where it is used.
        const { WebPushSender } = await import('./adapters/push/web-push-sender.js');
        return new WebPushSender(push, outbound);
      },
    },
  ];
}

/** Imports the mail library only if a mail server is configured. */
async function smtpMailer(mail: MailSettings, publicUrl: string): Promise<Mailer> {
  const { SmtpMailer } = await import('./adapters/smtp/smtp-mailer.js');
  return new SmtpMailer(mail, publicUrl);
}
