import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobApproved, Listings } from '../../../jobs/index.js';
import { EventBus } from '../../../shared/application/event-bus.js';
import { ReviewCompanyWithListing } from '../../application/review-company-with-listing.js';

/** Approves a company's profile together with its first listing. */
@Injectable()
export class ReviewOnApproval implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly listings: Listings,
    private readonly reviewCompany: ReviewCompanyWithListing,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(JobApproved, async ({ jobId }) => {
      const listing = await this.listings.find(jobId);
      if (listing) await this.reviewCompany.execute(listing);
    });
  }
}
