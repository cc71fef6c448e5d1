import type { Certification, Education, Language, WorkExperience } from '../../domain/profile-entries.js';

/** What anyone may know about an employer. */
export type PublicEmployerProfile = {
  readonly companyName: string;
  readonly companyLogo: string | null;
  readonly companyWebsite: string | null;
  readonly industry: string | null;
  readonly companySize: string | null;
  readonly location: string | null;
  readonly about: string | null;
  readonly founded: string | null;
  readonly isTrusted: boolean;
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

  /** A hidden profile exists for its owner only; `viewerId` is undefined for visitors. */
  abstract publicJobSeeker(userId: number, viewerId: number | undefined): Promise<PublicJobSeekerProfile | undefined>;

  /** The file key of the resume that is on a job seeker's profile now; `null` if there is none. */
  abstract currentResume(userId: number): Promise<string | null>;
}
