import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { AlreadyReported, CannotReport, checkReport } from '../domain/report.js';
import { ListingReported } from '../domain/report-events.js';
import { PublishedListings } from './ports/listings.js';
import { Reports, type Reporter } from './ports/reports.js';

type ReportListingCommand = {
  readonly jobId: number;
  readonly reporter: Reporter;
  /** The company of a reporting employer. */
  readonly employerId?: number;
  readonly reason: string | null | undefined;
  readonly text: string | null | undefined;
};

/**
 * Reports a published listing to the admins, once per account or address.
 * @throws InvalidFields, CannotReport, AlreadyReported
 */
@UseCase()
export class ReportListing {
  constructor(
    private readonly listings: PublishedListings,
    private readonly reports: Reports,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ jobId, reporter, employerId, reason, text }: ReportListingCommand): Promise<void> {
    const checked = checkReport(reason, text);
    await this.unitOfWork.run(async () => {
      const listing = await this.listings.findPublished(jobId);
      if (!listing || employerId === listing.employerId) throw new CannotReport();
      if (!(await this.reports.add({ listing, reporter, ...checked, now: this.clock.now() })))
        throw new AlreadyReported();
      this.unitOfWork.record([new ListingReported(jobId)]);
    });
  }
}
