import { Module } from '@nestjs/common';
import { Parties, SuspendUser } from '#identity';
import { IdentityModule } from '#identity/identity.module.js';
import { ListingReview, Listings } from '#jobs';
import { JobsModule } from '#jobs/jobs.module.js';
import { SearchModule } from '#search/search.module.js';
import { ReportsController } from './adapters/http/reports.controller.js';
import { RestrictionsController } from './adapters/http/restrictions.controller.js';
import { ReviewController } from './adapters/http/review.controller.js';
import { REPORT_DATA } from './adapters/persistence/owned-data.js';
import { ReviewReadModel } from './adapters/persistence/review-read-model.js';
import { SqlReports } from './adapters/persistence/sql-reports.js';
import { DecideReports } from './application/decide-reports.js';
import { AccountSuspension, CompanyMembers } from './application/ports/account-suspension.js';
import { ListingRestrictions, PublishedListings, WaitingListings } from './application/ports/listings.js';
import { Reports } from './application/ports/reports.js';
import { ReviewQueries } from './application/ports/review-queries.js';
import { ReportListing } from './application/report-listing.js';
import { RestrictListings } from './application/restrict-listings.js';
import { ShutDownEmployer } from './application/shut-down-employer.js';
import { SweepReports } from './application/sweep-reports.js';

/** Reports of listings, and background information for reviewing them. */
@Module({
  imports: [IdentityModule, JobsModule, SearchModule],
  controllers: [ReportsController, ReviewController, RestrictionsController],
  providers: [
    ReportListing,
    DecideReports,
    SweepReports,
    RestrictListings,
    ShutDownEmployer,
    REPORT_DATA,
    { provide: ReviewQueries, useClass: ReviewReadModel },
    { provide: Reports, useClass: SqlReports },
    { provide: PublishedListings, useExisting: Listings },
    { provide: ListingRestrictions, useExisting: ListingReview },
    { provide: WaitingListings, useExisting: Listings },
    { provide: AccountSuspension, useExisting: SuspendUser },
    { provide: CompanyMembers, useExisting: Parties },
  ],
  exports: [Reports],
})
export class ModerationModule {}
