import type { CompanyReviewBody, PublicEmployerProfileBody } from '../employer-profile.view.js';
import type { PublicJobSeekerProfileBody } from '../job-seeker-profile.view.js';

export abstract class ProfileQueries {
  /** Admins also see companies that are no longer shown, because our team removed their listings. */
  abstract publicEmployer(userId: number, isForAdmins?: boolean): Promise<PublicEmployerProfileBody | undefined>;

  /** The first page of profiles with changes to approve. */
  abstract companiesToReview(): Promise<readonly CompanyReviewBody[]>;

  /** A hidden profile is found by its owner only; `viewerId` is undefined for visitors. */
  abstract publicJobSeeker(
    userId: number,
    viewerId: number | undefined,
  ): Promise<PublicJobSeekerProfileBody | undefined>;

  /** Whether the employer of an application, or their API key, may still read the resume that was sent with it. */
  abstract isSentWith(key: string, applicationId: number, apiKeyId?: number): Promise<boolean>;

  /** The file key of the resume on a job seeker's profile, if any. */
  abstract currentResume(userId: number): Promise<string | null>;
}
