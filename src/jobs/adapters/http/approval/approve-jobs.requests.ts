import { MAX_APPROVALS } from '#jobs/application/review/approve-jobs.js';
import { SeenListings, type SeenListingInput } from './seen-listings.js';

/** PUT /admin/pending-jobs/approve */
export class ApproveJobsRequest {
  @SeenListings(MAX_APPROVALS)
  readonly listings!: readonly SeenListingInput[];
}
