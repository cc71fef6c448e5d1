import { Module, type DynamicModule } from '@nestjs/common';
import { AdministrationModule } from '#administration/administration.module.js';
import { ApplicationsModule } from '#applications/applications.module.js';
import { IdentityModule } from '#identity/identity.module.js';
import { InterviewsModule } from '#interviews/interviews.module.js';
import { IntegrationsModule } from '#integrations/integrations.module.js';
import { JobsModule } from '#jobs/jobs.module.js';
import { MessagingModule } from '#messaging/messaging.module.js';
import { ModerationModule } from '#moderation/moderation.module.js';
import { NotificationsModule } from '#notifications/notifications.module.js';
import { PaymentsModule } from '#payments/payments.module.js';
import { ProfilesModule } from '#profiles/profiles.module.js';
import { SearchModule } from '#search/search.module.js';
import { SavedSearchesModule } from '#saved-searches/saved-searches.module.js';
import { CandidatesModule } from '#candidates/candidates.module.js';
import { TalentPoolModule } from '#talent-pool/talent-pool.module.js';
import type { Settings } from '#platform/config/settings.js';
import { WebAppModule } from '#platform/web/web-app.module.js';
import { PlatformModule } from '#platform/platform.module.js';

/** The modules that make up the application. */
@Module({})
export class AppModule {
  static with(settings: Settings, databaseUrl: string, secret: string): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.with(settings, databaseUrl, secret),
        IdentityModule,
        SearchModule,
        JobsModule,
        PaymentsModule,
        ModerationModule,
        ProfilesModule,
        SavedSearchesModule,
        ApplicationsModule,
        TalentPoolModule,
        CandidatesModule,
        InterviewsModule,
        IntegrationsModule,
        MessagingModule,
        NotificationsModule.with(settings),
        AdministrationModule,
        WebAppModule,
      ],
    };
  }
}
