import { Module, type DynamicModule } from '@nestjs/common';
import { ApplicationsModule } from '../applications/applications.module.js';
import { Applicants } from '../applications/index.js';
import { IdentityModule } from '../identity/identity.module.js';
import { Accounts } from '../identity/index.js';
import { Listings } from '../jobs/index.js';
import { JobsModule } from '../jobs/jobs.module.js';
import type { MailSettings } from '../shared/adapters/config/mail-settings.js';
import type { Settings } from '../shared/adapters/config/settings.js';
import { RateLimiter } from '../shared/application/limits/rate-limiter.js';
import { UnitOfWork } from '../shared/application/unit-of-work.js';
import { AccountMailsOnEvents } from './adapters/events/account-mails-on-events.js';
import { MailOnEvents } from './adapters/events/mail-on-events.js';
import { StatusMailRunner } from './adapters/events/status-mail-runner.js';
import { SqlStatusMails } from './adapters/persistence/sql-status-mails.js';
import { LimitedMailer } from './application/limited-mailer.js';
import { NotifyApplicantOfStatus } from './application/notify-applicant-of-status.js';
import { NotifyEmployerOfApplication } from './application/notify-employer-of-application.js';
import { NotifyEmployerOfApproval } from './application/notify-employer-of-approval.js';
import { ApplicationDirectory, ListingDirectory, Recipients } from './application/ports/directories.js';
import { Mailer } from './application/ports/mailer.js';
import { StatusMails } from './application/ports/status-mails.js';

/** Mails about listings, applications and accounts. */
@Module({})
export class NotificationsModule {
  static with(mail: MailSettings, { publicUrl, mailLimits }: Settings): DynamicModule {
    return {
      module: NotificationsModule,
      imports: [IdentityModule, JobsModule, ApplicationsModule],
      providers: [
        NotifyEmployerOfApproval,
        NotifyEmployerOfApplication,
        NotifyApplicantOfStatus,
        MailOnEvents,
        AccountMailsOnEvents,
        StatusMailRunner,
        {
          provide: LimitedMailer,
          inject: [Mailer, RateLimiter, UnitOfWork],
          useFactory: (mailer: Mailer, limiter: RateLimiter, unitOfWork: UnitOfWork) =>
            new LimitedMailer(mailer, limiter, mailLimits, unitOfWork),
        },
        { provide: Mailer, useFactory: () => smtpMailer(mail, publicUrl) },
        { provide: StatusMails, useClass: SqlStatusMails },
        { provide: Recipients, useExisting: Accounts },
        { provide: ListingDirectory, useExisting: Listings },
        { provide: ApplicationDirectory, useExisting: Applicants },
      ],
    };
  }
}

/** Loads the mail library only where mail is sent. */
async function smtpMailer(mail: MailSettings, publicUrl: string): Promise<Mailer> {
  const { SmtpMailer } = await import('./adapters/smtp/smtp-mailer.js');
  return new SmtpMailer(mail, publicUrl);
}
