import { Module, type DynamicModule } from '@nestjs/common';
import { ApplicationsModule } from '../applications/applications.module.js';
import { IdentityModule } from '../identity/identity.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import type { MailSettings } from '../shared/adapters/config/mail-settings.js';
import { NoticesOnEvents } from './adapters/events/notices-on-events.js';
import { AccountRecipients } from './adapters/identity/account-recipients.js';
import { PublishedListingDirectory } from './adapters/jobs/published-listing-directory.js';
import { SmtpPostbox } from './adapters/smtp/smtp-postbox.js';
import { ListingDirectory } from './application/ports/listing-directory.js';
import { Postbox } from './application/ports/postbox.js';
import { Recipients } from './application/ports/recipients.js';
import { TellOfApplication } from './application/tell-of-application.js';
import { TellOfApproval } from './application/tell-of-approval.js';
import { TellOfStatus } from './application/tell-of-status.js';

/** Letters to people about what happened to their listings and applications. */
@Module({})
export class NoticesModule {
  static with(mail: MailSettings, publicUrl: string): DynamicModule {
    return {
      module: NoticesModule,
      imports: [IdentityModule, JobsModule, ApplicationsModule],
      providers: [
        TellOfApproval,
        TellOfApplication,
        TellOfStatus,
        NoticesOnEvents,
        { provide: Postbox, useFactory: () => new SmtpPostbox(mail, publicUrl) },
        { provide: Recipients, useClass: AccountRecipients },
        { provide: ListingDirectory, useClass: PublishedListingDirectory },
      ],
    };
  }
}
