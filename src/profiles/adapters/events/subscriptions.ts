import { UserRegistered } from '#identity';
import { JobApproved, Listings } from '#jobs';
import { on } from '#platform/subscriptions.js';
import { AuditLog } from '#shared/application/audit/audit-log.js';
import { CreateProfile } from '../../application/create-profile.js';
import { ReviewCompanyWithListing } from '../../application/review-company-with-listing.js';
import { CompanyVerificationLapsed } from '../../domain/verification/verification-events.js';

/** Reactions of profiles to events. */
export const SUBSCRIPTIONS = [
  on(UserRegistered, [CreateProfile], (event, createProfile) => createProfile.execute(event)),

  // A company's profile is approved together with its first listing.
  on(JobApproved, [Listings, ReviewCompanyWithListing], async ({ jobId }, listings, reviewCompany) => {
    const listing = await listings.find(jobId);
    if (listing) await reviewCompany.execute(listing);
  }),

  on(CompanyVerificationLapsed, [AuditLog], ({ userId }, audit) =>
    audit.add({ action: 'company.verification-lapsed', subject: { kind: 'company', id: userId } }),
  ),
];
