import type { DomainEvent } from '#shared/domain/domain-event.js';
import { flatDetails, type FlatJobDetails } from './job-details.js';
import type { Job } from './job.js';

/** What a public listing says. */
export type PublicListing = FlatJobDetails & Pick<Job, 'id' | 'postedAt' | 'closesAt'>;

/** A listing can be found from now on. */
export class ListingPublished {
  constructor(readonly listing: PublicListing) {}
}

/** A public listing was stored again. */
export class ListingChanged {
  constructor(readonly listing: PublicListing) {}
}

/** A listing can no longer be found. */
export class ListingWithdrawn {
  constructor(readonly jobId: number) {}
}

/** What storing a listing means for those who find it. */
export function publication(job: Job, wasPublic: boolean): DomainEvent[] {
  const { id, postedAt, closesAt, isPublished } = job;
  if (!isPublished) return wasPublic ? [new ListingWithdrawn(id)] : [];
  const listing = { ...flatDetails(job.details), id, postedAt, closesAt };
  return [wasPublic ? new ListingChanged(listing) : new ListingPublished(listing)];
}
