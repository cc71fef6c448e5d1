import { MikroOrmModule } from '@mikro-orm/nestjs';
import { IdentityModule } from '#identity/identity.module.js';
import { Module } from '@nestjs/common';
import { SqlOpenListings } from './adapters/persistence/sql-open-listings.js';
import { OpenListings } from './application/ports/open-listings.js';
import { BookmarksController } from './adapters/http/bookmarks.controller.js';
import { FeedsController } from './adapters/feeds/feeds.controller.js';
import { CompanyEmbedController } from './adapters/pages/company-embed.controller.js';
import { JobTemplatesController } from './adapters/http/listings/drafts/job-templates.controller.js';
import { JobDraftsController } from './adapters/http/listings/drafts/job-drafts.controller.js';
import { ChangeListingsController } from './adapters/http/listings/change-listings.controller.js';
import { JobListsController } from './adapters/http/listings/job-lists.controller.js';
import { CompanyPageController } from './adapters/pages/company-page.controller.js';
import { CompaniesController } from './adapters/http/companies.controller.js';
import { JobPageController } from './adapters/pages/job-page.controller.js';
import { JobsController } from './adapters/http/listings/jobs.controller.js';
import { SitemapController } from './adapters/pages/sitemap.controller.js';
import { JobSchema } from './adapters/persistence/job.schema.js';
import { MikroOrmJobRepository } from './adapters/persistence/mikro-orm-job-repository.js';
import { ExchangeRates } from './adapters/pay/exchange-rates.js';
import { SETTINGS, withSetting } from '#platform/config/config.module.js';
import { AuditLog } from '#shared/application/audit/audit-log.js';
import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import type { Settings } from '#platform/config/settings.js';
import { SqlJobTemplates } from './adapters/persistence/sql-job-templates.js';
import { SqlJobDrafts } from './adapters/persistence/sql-job-drafts.js';
import { SqlBookmarks } from './adapters/persistence/sql-bookmarks.js';
import { JobReadModel } from './adapters/persistence/read-model/job-read-model.js';
import { Places } from './application/ports/places.js';
import { ListingSuspension } from './adapters/events/listing-suspension.js';
import { ArchiveOnErasure } from './adapters/events/archive-on-erasure.js';
import { LISTING_DATA } from './adapters/persistence/owned-data.js';
import { ListingPublisher } from './adapters/intake/listing-publisher.js';
import { PremiumListings } from './adapters/persistence/premium-listings.js';
import { Listings } from './adapters/persistence/listings.js';
import { DecisionsOnEvents } from './adapters/events/decisions-on-events.js';
import { Decisions } from './adapters/persistence/decisions.js';
import { SqlViewCounter } from './adapters/views/sql-view-counter.js';
import { ViewerHash } from './adapters/views/viewer-hash.js';
import { ApproveJobsController } from './adapters/http/approval/approve-jobs.controller.js';
import { ListingReview } from './application/review/listing-review.js';
import { OwnListings } from './application/own-listings.js';
import { ApproveJobs } from './application/review/approve-jobs.js';
import { ChangeListings } from './application/change-listings.js';
import { CountView } from './application/count-view.js';
import { DuplicateJob } from './application/duplicate-job.js';
import { Bookmarks } from './application/ports/bookmarks.js';
import { JobTemplates } from './application/ports/job-templates.js';
import { JobDrafts } from './application/ports/job-drafts.js';
import { JobQueries } from './application/ports/job-queries.js';
import { JobRepository } from './application/ports/job-repository.js';
import { ViewCounter } from './application/ports/view-counter.js';
import { Workplaces, WorkplaceQueries } from './application/ports/workplaces.js';
import { ApproveWorkplace } from './application/workplaces/approve-workplace.js';
import { WorkplacePolicy } from './application/workplaces/workplace-policy.js';
import { OwnWorkplaces } from './application/workplaces/own-workplaces.js';
import { WorkplaceReviewController } from './adapters/http/workplaces/workplace-review.controller.js';
import { WorkplacesController } from './adapters/http/workplaces/workplaces.controller.js';
import { MikroOrmWorkplaces } from './adapters/persistence/workplaces/mikro-orm-workplaces.js';
import { WorkplaceReadModel } from './adapters/persistence/workplaces/workplace-read-model.js';
import { WorkplaceSchema } from './adapters/persistence/workplaces/workplace.schema.js';
import { PostJob } from './application/post-job.js';
import { LocateListing } from './application/upkeep/locate-listing.js';
import { PublishDueJobs } from './application/upkeep/publish-due-jobs.js';
import { PurgeArchivedJobs } from './application/upkeep/purge-archived-jobs.js';
import { ReadSimilarJobs } from './application/read-similar-jobs.js';
import { ReadJob } from './application/read-job.js';
import { PremiumTerms } from './application/review/premium-terms.js';
import { ProposedTextsController } from './adapters/http/listings/proposed-texts.controller.js';
import { SaveTemplate } from './application/save-template.js';
import { SaveDraft } from './application/save-draft.js';
import { SaveJob } from './application/save-job.js';
import { SweepViewMarks } from './application/upkeep/sweep-view-marks.js';

/** Listings: posting, approval, archiving, reading. */
@Module({
  imports: [MikroOrmModule.forFeature([JobSchema, WorkplaceSchema]), IdentityModule],
  controllers: [
    JobListsController,
    ChangeListingsController,
    JobsController,
    ProposedTextsController,
    JobDraftsController,
    JobTemplatesController,
    BookmarksController,
    ApproveJobsController,
    JobPageController,
    CompanyPageController,
    CompaniesController,
    WorkplacesController,
    WorkplaceReviewController,
    CompanyEmbedController,
    FeedsController,
    SitemapController,
  ],
  providers: [
    PostJob,
    OwnListings,
    ChangeListings,
    WorkplacePolicy,
    withSetting(
      OwnWorkplaces,
      [Workplaces, Places, UnitOfWork, Clock, AuditLog],
      ({ companies }) => companies.workplaces,
    ),
    ApproveWorkplace,
    { provide: Workplaces, useClass: MikroOrmWorkplaces },
    { provide: WorkplaceQueries, useClass: WorkplaceReadModel },
    ListingReview,
    ApproveJobs,
    SaveDraft,
    SaveTemplate,
    DuplicateJob,
    ReadJob,
    ReadSimilarJobs,
    CountView,
    SaveJob,
    PurgeArchivedJobs,
    PublishDueJobs,
    LocateListing,
    SweepViewMarks,
    ArchiveOnErasure,
    LISTING_DATA,
    ListingSuspension,
    DecisionsOnEvents,
    Decisions,
    { provide: JobRepository, useClass: MikroOrmJobRepository },
    {
      provide: ExchangeRates,
      useFactory: ({ exchangeRatesFile }: Settings) => ExchangeRates.load(exchangeRatesFile),
      inject: [SETTINGS],
    },
    { provide: JobQueries, useClass: JobReadModel },
    { provide: JobDrafts, useClass: SqlJobDrafts },
    { provide: JobTemplates, useClass: SqlJobTemplates },
    { provide: Bookmarks, useClass: SqlBookmarks },
    { provide: ViewCounter, useClass: SqlViewCounter },
    ViewerHash,
    Listings,
    PremiumListings,
    {
      provide: PremiumTerms,
      useFactory: ({ stripe }: Settings) => new PremiumTerms(stripe !== undefined),
      inject: [SETTINGS],
    },
    ListingPublisher,
    { provide: OpenListings, useClass: SqlOpenListings },
  ],
  exports: [
    OwnWorkplaces,
    Listings,
    PremiumListings,
    ListingPublisher,
    Decisions,
    ExchangeRates,
    ListingReview,
    LocateListing,
    JobQueries,
    ReadSimilarJobs,
  ],
})
export class JobsModule {}
