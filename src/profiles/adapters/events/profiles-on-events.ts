import { Injectable } from '@nestjs/common';
import { UserRegistered } from '#identity';
import { JobApproved, Listings } from '#jobs';
import { On } from '#shared/application/event-bus.js';
import { AuditLog } from '#shared/application/audit/audit-log.js';
import { CreateProfile } from '../../application/create-profile.js';
import { ReviewCompanyWithListing } from '../../application/review-company-with-listing.js';
import { CompanyVerificationLapsed } from '../../domain/verification/verification-events.js';

/** Reactions of profiles to events. */
@Injectable()
export class ProfilesOnEvents {
  constructor(
    private readonly createProfile: CreateProfile,
    private readonly listings: Listings,
    private readonly reviewCompany: ReviewCompanyWithListing,
    private readonly audit: AuditLog,
  ) {}

  @On(UserRegistered)
  registered(event: UserRegistered): Promise<void> {
    return this.createProfile.execute(event);
  }

  /** A company's profile is approved together with its first listing. */
  @On(JobApproved)
  async approved({ jobId }: JobApproved): Promise<void> {
    const listing = await this.listings.find(jobId);
    if (listing) await this.reviewCompany.execute(listing);
  }

  @On(CompanyVerificationLapsed)
  lapsed({ userId }: CompanyVerificationLapsed): Promise<void> {
    return this.audit.add({ action: 'company.verification-lapsed', subject: { kind: 'company', id: userId } });
  }
}
