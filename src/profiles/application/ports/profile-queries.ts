import type { CompanyDetails } from '../../domain/employer-profile.js';
import type { Certification, Education, Language, WorkExperience } from '../../domain/profile-entries.js';

/** What anyone may know about an employer. */
export type PublicEmployerProfile = CompanyDetails & { readonly isTrusted: boolean };

/** Changes to a company profile that an admin has to approve. */
export type CompanyReview = {
  readonly employerId: number;
  readonly version: number;
  readonly isTrusted: boolean;
  /** What applicants see now. */
  readonly published: CompanyDetails;
  /** What they see once it is approved. */
  readonly proposed: CompanyDetails;
};

/** What anyone may know about a job seeker: no email address, phone or resume. */
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

/** Reads of profiles. */
export abstract class ProfileQueries {
  abstract publicEmployer(userId: number): Promise<PublicEmployerProfile | undefined>;

  /** Profiles with changes to approve, up to a page of them. */
  abstract companiesToReview(): Promise<readonly CompanyReview[]>;

  /** A hidden profile exists for its owner only; `viewerId` is undefined for visitors. */
  abstract publicJobSeeker(userId: number, viewerId: number | undefined): Promise<PublicJobSeekerProfile | undefined>;

  /** The file key of the resume that is on a job seeker's profile now; `null` if there is none. */
  abstract currentResume(userId: number): Promise<string | null>;
}
