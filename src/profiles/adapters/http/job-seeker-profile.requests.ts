import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsNumber, IsOptional, ValidateIf } from 'class-validator';
import { OptionalText } from '../../../shared/adapters/http/api/inputs.js';
import { JOB_SEEKER_LIMITS, MAX_EXPERIENCE } from '../../domain/job-seeker-profile.js';
import { ENTRY_LIMITS } from '../../domain/profile-entries.js';
import { OptionalEntries, OptionalTexts } from './list-inputs.js';
import { CertificationInput, EducationInput, LanguageInput, WorkExperienceInput } from './profile-entries.requests.js';

/** PUT /profile/job-seeker: omitted fields stay unchanged; `null` or empty text clears a field. */
export class EditJobSeekerProfileRequest {
  @OptionalText(JOB_SEEKER_LIMITS.headline)
  readonly headline?: string | null;

  @OptionalText(JOB_SEEKER_LIMITS.bio)
  readonly bio?: string | null;

  @OptionalText(JOB_SEEKER_LIMITS.location)
  readonly location?: string | null;

  @OptionalText(JOB_SEEKER_LIMITS.phone)
  readonly phone?: string | null;

  @ApiPropertyOptional({
    description: 'Whole years; empty text clears it',
    oneOf: [
      { type: 'integer', minimum: 0, maximum: MAX_EXPERIENCE, nullable: true },
      { type: 'string', enum: [''] },
    ],
  })
  @ValidateIf((_object, value) => value !== undefined && value !== null && value !== '')
  @IsNumber({}, { message: 'Experience must be a number' })
  readonly experience?: number | '' | null;

  @OptionalText({ label: 'The date from which you are available', example: '2026-06-15' })
  readonly availableFrom?: string | null;

  @OptionalTexts(ENTRY_LIMITS.skill)
  readonly skills?: string[] | null;

  @OptionalTexts(ENTRY_LIMITS.desiredRole)
  readonly desiredRoles?: string[] | null;

  @OptionalEntries(LanguageInput)
  readonly languages?: LanguageInput[] | null;

  @OptionalEntries(EducationInput)
  readonly education?: EducationInput[] | null;

  @OptionalEntries(CertificationInput)
  readonly certifications?: CertificationInput[] | null;

  @OptionalEntries(WorkExperienceInput)
  readonly workExperience?: WorkExperienceInput[] | null;

  @ApiPropertyOptional({ type: Boolean, nullable: true, default: true })
  @IsOptional()
  @IsBoolean({ message: 'isPublic must be true or false' })
  readonly isPublic?: boolean | null;
}
