import type { CompanyDetails } from '../../domain/employer-profile.js';
import type { Certification, Education, Language, WorkExperience } from '../../domain/profile-entries.js';

export type PublicEmployerProfile = CompanyDetails & {
  readonly isTrusted: boolean;
  readonly controlledDomain: string | null;
};

/** A company profile with changes to approve. */
export type CompanyReview = {
  readonly employerId: number;
  readonly version: number;
  readonly isTrusted: boolean;
  /** The version applicants see now. */
  readonly published: CompanyDetails;
  /** The version they see after the approval. */
  readonly proposed: CompanyDetails;
};

/** The public data of a job seeker, without email address, phone and resume. */
export type PublicJobSeekerProfile = {
  readonly user: { readonly id: number; readonly fullName: string; readonly avatar: string | null };
  readonly title: string | null;
  readonly location: string | null;
  readonly yearsOfExperience: number | null;
  readonly desiredJobTypes: readonly string[];
  readonly summary: string | null;
  readonly workExperience: readonly WorkExperience[];
  readonly skills: readonly string[];
  readonly languages: readonly Language[];
  readonly education: readonly Education[];
  readonly certifications: readonly Certification[];
};

export abstract class ProfileQueries {
  /** Admins also see companies that are no longer shown, because our team removed their listings. */
  abstract publicEmployer(userId: number, isForAdmins?: boolean): Promise<PublicEmployerProfile | undefined>;

  /** The first page of profiles with changes to approve. */
  abstract companiesToReview(): Promise<readonly CompanyReview[]>;

  /** A hidden profile is found by its owner only; `viewerId` is undefined for visitors. */
  abstract publicJobSeeker(userId: number, viewerId: number | undefined): Promise<PublicJobSeekerProfile | undefined>;

  /** Whether the employer of an application may still read the resume that was sent with it. */
  abstract isSentWith(key: string, applicationId: number): Promise<boolean>;

  /** The file key of the resume on a job seeker's profile, if any. */
  abstract currentResume(userId: number): Promise<string | null>;
}
