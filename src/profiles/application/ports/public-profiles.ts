import type { Certification, Education, Language, WorkExperience } from '../../domain/profile-entries.js';

/** What anyone may know of an employer. */
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

/** What anyone may know of a job seeker: no address, no phone, no resume. */
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

/** The profiles as others see them. */
export abstract class PublicProfiles {
  abstract ofEmployer(userId: number): Promise<PublicEmployerProfile | undefined>;

  /** A hidden profile is there for its owner alone; `viewerId` is undefined for visitors. */
  abstract ofJobSeeker(userId: number, viewerId: number | undefined): Promise<PublicJobSeekerProfile | undefined>;
}
