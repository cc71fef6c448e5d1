import { ApiProperty } from '@nestjs/swagger';
import { bodyOf } from '#platform/http/api/body.js';
import { Integer, NullableText } from '#platform/http/api/fields.js';
import { MAX_EXPERIENCE, type JobSeekerProfile } from '../../domain/job-seeker-profile.js';
import { OWN_RESUME } from './uploads/uploads.views.js';
import { CertificationBody, EducationBody, LanguageBody, WorkExperienceBody } from './profile-entries.views.js';

/** A job seeker's profile as shown to its owner. */
export class JobSeekerProfileBody {
  @Integer() readonly id!: number;
  @Integer() readonly userId!: number;
  @NullableText() readonly headline!: string | null;
  @NullableText() readonly bio!: string | null;
  @NullableText('Download address, for its owner only') readonly resume!: string | null;
  @ApiProperty({ type: 'integer', nullable: true, minimum: 0, maximum: MAX_EXPERIENCE })
  readonly experience!: number | null;
  @ApiProperty({ type: [CertificationBody] }) readonly certifications!: readonly CertificationBody[];
  @ApiProperty({ type: [LanguageBody] }) readonly languages!: readonly LanguageBody[];
  @ApiProperty({ type: [String] }) readonly desiredRoles!: readonly string[];
  @NullableText() readonly location!: string | null;
  @ApiProperty({ type: String, format: 'date', nullable: true }) readonly availableFrom!: string | null;
  @ApiProperty({ type: [String] }) readonly skills!: readonly string[];
  @ApiProperty({ type: [EducationBody] }) readonly education!: readonly EducationBody[];
  @NullableText() readonly phone!: string | null;
  @ApiProperty({ type: [WorkExperienceBody] }) readonly workExperience!: readonly WorkExperienceBody[];
  @ApiProperty() readonly isPublic!: boolean;
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 100, description: 'Percent' }) readonly completion!: number;
}

export function jobSeekerProfileBody(profile: JobSeekerProfile): JobSeekerProfileBody {
  return bodyOf(JobSeekerProfileBody, profile, { ...profile.details, resume: profile.resume && OWN_RESUME });
}

export class ProfileUserBody {
  @Integer() readonly id!: number;
  @ApiProperty() readonly fullName!: string;
  @NullableText() readonly avatar!: string | null;
}

/** A job seeker's public profile, without email address, phone and resume. */
export class PublicJobSeekerProfileBody {
  @ApiProperty() readonly user!: ProfileUserBody;
  @NullableText() readonly title!: string | null;
  @NullableText() readonly location!: string | null;
  @ApiProperty({ type: 'integer', nullable: true, minimum: 0, maximum: MAX_EXPERIENCE })
  readonly yearsOfExperience!: number | null;
  @ApiProperty({ type: [String] }) readonly desiredJobTypes!: readonly string[];
  @NullableText() readonly summary!: string | null;
  @ApiProperty({ type: [WorkExperienceBody] }) readonly workExperience!: readonly WorkExperienceBody[];
  @ApiProperty({ type: [String] }) readonly skills!: readonly string[];
  @ApiProperty({ type: [LanguageBody] }) readonly languages!: readonly LanguageBody[];
  @ApiProperty({ type: [EducationBody] }) readonly education!: readonly EducationBody[];
  @ApiProperty({ type: [CertificationBody] }) readonly certifications!: readonly CertificationBody[];
}
