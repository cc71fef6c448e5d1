import { Injectable } from '@nestjs/common';
import { Listings } from '../../../jobs/index.js';
import { ListingDirectory, type OwnedListing } from '../../application/ports/listing-directory.js';

/** Listings as the jobs module publishes them. */
@Injectable()
export class PublishedListingDirectory extends ListingDirectory {
  constructor(private readonly listings: Listings) {
    super();
  }

  override find(jobId: number): Promise<OwnedListing | undefined> {
    return this.listings.find(jobId);
  }
}
