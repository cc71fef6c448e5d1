import { Module, type DynamicModule } from '@nestjs/common';
import { ApplicationsModule } from '../applications/applications.module.js';
import { IdentityModule } from '../identity/identity.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import type { MailSettings } from '../shared/adapters/config/mail-settings.js';
import { NoticesOnEvents } from './adapters/events/notices-on-events.js';
import { AccountRecipients } from './adapters/identity/account-recipients.js';
import { PublishedListingDirectory } from './adapters/jobs/published-listing-directory.js';
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
        { provide: Postbox, useFactory: () => postboxOf(mail, publicUrl) },
        { provide: Recipients, useClass: AccountRecipients },
        { provide: ListingDirectory, useClass: PublishedListingDirectory },
      ],
    };
  }
}

/** Most installations send no mail: its library is loaded where they do. */
async function postboxOf(mail: MailSettings, publicUrl: string): Promise<Postbox> {
  const { SmtpPostbox } = await import('./adapters/smtp/smtp-postbox.js');
  return new SmtpPostbox(mail, publicUrl);
}
