import type { CompanyReviewBody, PublicEmployerProfileBody } from '../employer-profile.view.js';
import type { PublicJobSeekerProfileBody } from '../job-seeker-profile.view.js';

/** A member of the company that received an application, or an API key of it. */
export type ResumeReader = { readonly memberId: number } | { readonly apiKeyId: number };

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

  /** Whether a reader may still read the resume that was sent with an application. */
  abstract isSentWith(key: string, applicationId: number, reader: ResumeReader): Promise<boolean>;

  /** The file key of the resume on a job seeker's profile, if any. */
  abstract currentResume(userId: number): Promise<string | null>;
}
