import { Module } from '@nestjs/common';
import { ConfirmedChange } from '#identity';
import { IdentityModule } from '#identity/identity.module.js';
import { ListingPublisher as JobsPublisher } from '#jobs';
import { JobsModule } from '#jobs/jobs.module.js';
import { ProfileQueries } from '#profiles';
import { ProfilesModule } from '#profiles/profiles.module.js';
import { withSetting } from '#platform/config/config.module.js';
import { RateLimiter } from '#shared/application/limits/rate-limiter.js';
import { ApiCallers } from '#shared/application/api-callers.js';
import { AccountPostingRights } from './adapters/accounts/account-posting-rights.js';
import { AccessRevocation } from './adapters/events/access-revocation.js';
import { AccessController } from './adapters/http/access.controller.js';
import { ApiKeysController } from './adapters/http/api-keys.controller.js';
import { WebhooksController } from './adapters/http/webhooks.controller.js';
import { INTEGRATION_DATA } from './adapters/persistence/owned-data.js';
import { HttpFeedReader } from './adapters/feeds/http-feed-reader.js';
import { ProcessFeedParser } from './adapters/feeds/process-feed-parser.js';
import { FetchedApplicationsController } from './adapters/http/fetched-applications.controller.js';
import { ApplicationFeedReadModel } from './adapters/persistence/application-feed-read-model.js';
import { FetchApplication } from './application/fetching/fetch-application.js';
import { ApplicationFeed } from './application/ports/application-feed.js';
import { ImportPreviewsController } from './adapters/http/import-previews.controller.js';
import { ImportsController } from './adapters/http/imports.controller.js';
import { ClosedListingsReadModel } from './adapters/persistence/closed-listings-read-model.js';
import { SqlImportAddresses } from './adapters/persistence/sql-import-addresses.js';
import { SqlImportedListings } from './adapters/persistence/sql-imported-listings.js';
import { SqlImports } from './adapters/persistence/sql-imports.js';
import { ApplyImport } from './application/imports/apply-import.js';
import { FeedParser } from './application/ports/feed-parser.js';
import { FeedReader, ImportAddresses } from './application/ports/import-address.js';
import { ImportedListings, Imports } from './application/ports/imports.js';
import { EmployerDirectory, ListingPublisher } from './application/ports/listing-publisher.js';
import { PostingRights } from './application/ports/posting-rights.js';
import { PostingAllowance } from './application/imports/posting-allowance.js';
import { ReceiveImport } from './application/imports/receive-import.js';
import { PreviewAddress } from './application/imports/preview-address.js';
import { PreviewImport } from './application/imports/preview-import.js';
import { ChangeAccess } from './application/change-access.js';
import { EndAccess } from './application/end-access.js';
import { RemoveImportAddress } from './application/imports/remove-import-address.js';
import { OwnerConfirmation } from './application/ports/owner-confirmation.js';
import { SetImportAddress } from './application/imports/set-import-address.js';
import { FetchAllowance } from './application/imports/fetch-allowance.js';
import { FetchFeeds } from './application/imports/fetch-feeds.js';
import { SqlApiKeys } from './adapters/persistence/sql-api-keys.js';
import { SqlWebhookDeliveries } from './adapters/persistence/sql-webhook-deliveries.js';
import { SqlWebhooks } from './adapters/persistence/sql-webhooks.js';
import { HttpWebhookSender } from './adapters/webhooks/http-webhook-sender.js';
import { WebhookWorker } from './adapters/webhooks/webhook-worker.js';
import { CreateApiKey } from './application/api-keys/create-api-key.js';
import { DeliverWebhooks } from './application/webhooks/deliver-webhooks.js';
import { AddWebhook } from './application/webhooks/add-webhook.js';
import { ChangeWebhook } from './application/webhooks/change-webhook.js';
import { RemoveWebhook } from './application/webhooks/remove-webhook.js';
import { RotateWebhookSecret } from './application/webhooks/rotate-webhook-secret.js';
import { ApiKeys } from './application/ports/api-keys.js';
import { WebhookDeliveries } from './application/ports/webhook-deliveries.js';
import { WebhookSender } from './application/ports/webhook-sender.js';
import { Webhooks } from './application/ports/webhooks.js';
import { RevokeApiKey } from './application/api-keys/revoke-api-key.js';

/** Integration with employers' own systems: API keys, imports and webhooks. */
@Module({
  imports: [IdentityModule, JobsModule, ProfilesModule],
  controllers: [
    AccessController,
    ApiKeysController,
    FetchedApplicationsController,
    WebhooksController,
    ImportsController,
    ImportPreviewsController,
  ],
  providers: [
    ChangeAccess,
    EndAccess,
    AccessRevocation,
    { provide: OwnerConfirmation, useExisting: ConfirmedChange },
    CreateApiKey,
    RevokeApiKey,
    SqlApiKeys,
    FetchApplication,
    { provide: ApplicationFeed, useClass: ApplicationFeedReadModel },
    { provide: ApiKeys, useExisting: SqlApiKeys },
    { provide: ApiCallers, useExisting: SqlApiKeys },
    AddWebhook,
    ChangeWebhook,
    RotateWebhookSecret,
    RemoveWebhook,
    DeliverWebhooks,
    WebhookWorker,
    { provide: Webhooks, useClass: SqlWebhooks },
    { provide: WebhookDeliveries, useClass: SqlWebhookDeliveries },
    { provide: WebhookSender, useClass: HttpWebhookSender },
    ReceiveImport,
    ApplyImport,
    FetchFeeds,
    PreviewAddress,
    PreviewImport,
    SetImportAddress,
    RemoveImportAddress,
    { provide: PostingRights, useClass: AccountPostingRights },
    { provide: Imports, useClass: SqlImports },
    { provide: ImportedListings, useClass: SqlImportedListings },
    { provide: ImportAddresses, useClass: SqlImportAddresses },
    { provide: FeedParser, useClass: ProcessFeedParser },
    { provide: FeedReader, useClass: HttpFeedReader },
    withSetting(FetchAllowance, [RateLimiter], ({ limits }) => limits.importsPerDay),
    withSetting(PostingAllowance, [RateLimiter, EmployerDirectory], ({ limits }) => limits.listingsPerDay),
    { provide: EmployerDirectory, useExisting: ProfileQueries },
    { provide: ListingPublisher, useExisting: JobsPublisher },
    ClosedListingsReadModel,
    INTEGRATION_DATA,
  ],
})
export class IntegrationsModule {}
