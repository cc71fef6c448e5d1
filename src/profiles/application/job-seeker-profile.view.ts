import type { JobSeekerProfile } from '../domain/job-seeker-profile.js';
import type { UploadedFile } from '../domain/uploaded-file.js';
import type {
  CertificationBody,
  EducationBody,
  LanguageBody,
  PaperBody,
  WorkExperienceBody,
} from './profile-entries.view.js';
import { OWN_RESUME } from './uploads/uploads.view.js';

export class ResumeFileBody {
  readonly fileName!: string;
  readonly uploadedAt!: Date;
}

/** A job seeker's profile as shown to its owner. */
export class JobSeekerProfileBody {
  readonly id!: number;
  readonly userId!: number;
  readonly headline!: string | null;
  readonly bio!: string | null;
  /** Download address, for its owner only */
  readonly resume!: string | null;
  readonly resumeFile!: ResumeFileBody | null;
  /**
   * @minimum 0
   * @maximum 50
   */
  readonly experience!: number | null;
  readonly certifications!: readonly CertificationBody[];
  readonly languages!: readonly LanguageBody[];
  readonly desiredRoles!: readonly string[];
  readonly location!: string | null;
  /** @format date */
  readonly availableFrom!: string | null;
  /** @format date */
  readonly availableUntil!: string | null;
  readonly skills!: readonly string[];
  readonly education!: readonly EducationBody[];
  readonly phone!: string | null;
  readonly workExperience!: readonly WorkExperienceBody[];
  /** Sent with applications only */
  readonly papers!: readonly PaperBody[];
  readonly isPublic!: boolean;
  /**
   * Percent
   * @minimum 0
   * @maximum 100
   */
  readonly completion!: number;
}

/** The profile with the address and the file of its resume. */
export function jobSeekerProfileBody(profile: JobSeekerProfile, file: UploadedFile | undefined): JobSeekerProfileBody {
  const { id, userId, details, resume, completion } = profile;
  const resumeFile = file ? { fileName: file.fileName, uploadedAt: file.uploadedAt } : null;
  return { id, userId, ...details, resume: resume && OWN_RESUME, resumeFile, completion };
}

export class ProfileUserBody {
  readonly id!: number;
  readonly fullName!: string;
  readonly avatar!: string | null;
}

/** A job seeker's public profile, without email address, phone, papers and resume. */
export class PublicJobSeekerProfileBody {
  readonly user!: ProfileUserBody;
  readonly title!: string | null;
  readonly location!: string | null;
  /**
   * @minimum 0
   * @maximum 50
   */
  readonly yearsOfExperience!: number | null;
  readonly desiredJobTypes!: readonly string[];
  readonly summary!: string | null;
  readonly workExperience!: readonly WorkExperienceBody[];
  readonly skills!: readonly string[];
  readonly languages!: readonly LanguageBody[];
  readonly education!: readonly EducationBody[];
  readonly certifications!: readonly CertificationBody[];
}
