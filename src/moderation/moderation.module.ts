import { Module } from '@nestjs/common';
import { Listings, RejectJob, TakeDownJob } from '#jobs';
import { JobsModule } from '#jobs/jobs.module.js';
import { ReportsController } from './adapters/http/reports.controller.js';
import { ReviewController } from './adapters/http/review.controller.js';
import { REPORT_ERASURE } from './adapters/persistence/report-erasure.js';
import { ReviewReadModel } from './adapters/persistence/review-read-model.js';
import { SqlReports } from './adapters/persistence/sql-reports.js';
import { DecideReports } from './application/decide-reports.js';
import { ListingRejection, ListingTakedown, ListingDirectory } from './application/ports/listings.js';
import { Reports } from './application/ports/reports.js';
import { ReviewQueries } from './application/ports/review-queries.js';
import { ReportListing } from './application/report-listing.js';
import { SweepReports } from './application/sweep-reports.js';

/** Reports of listings, and background information for reviewing them. */
@Module({
  imports: [JobsModule],
  controllers: [ReportsController, ReviewController],
  providers: [
    ReportListing,
    DecideReports,
    SweepReports,
    REPORT_ERASURE,
    { provide: ReviewQueries, useClass: ReviewReadModel },
    { provide: Reports, useClass: SqlReports },
    { provide: ListingDirectory, useExisting: Listings },
    { provide: ListingRejection, useExisting: RejectJob },
    { provide: ListingTakedown, useExisting: TakeDownJob },
  ],
  exports: [Reports],
})
export class ModerationModule {}
