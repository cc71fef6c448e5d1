import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsNumber, ValidateIf } from 'class-validator';
import { OptionalFlag, OptionalText } from '#platform/http/api/validation/inputs.js';
import { OptionalEntries, OptionalTexts } from '#platform/http/api/validation/list-inputs.js';
import type { TextRule } from '#shared/domain/field-checks.js';
import { JOB_SEEKER_LIMITS, MAX_EXPERIENCE } from '../../domain/job-seeker-profile.js';
import { ENTRY_LIMITS, MAX_LIST_ENTRIES } from '../../domain/profile-entries.js';
import {
  CertificationInput,
  EducationInput,
  LanguageInput,
  PaperInput,
  WorkExperienceInput,
} from './profile-entries.requests.js';

const LIST = { maxItems: MAX_LIST_ENTRIES };

function ShortTexts({ label, max }: TextRule): PropertyDecorator {
  const items = { type: 'string', minLength: 1, maxLength: max };
  return OptionalTexts({ ...LIST, type: 'array', items }, { entry: `${label} must be text` });
}

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

  @OptionalText({ label: 'The date until which you are available', example: '2026-10-15' })
  readonly availableUntil?: string | null;

  @ShortTexts(ENTRY_LIMITS.skill)
  readonly skills?: string[] | null;

  @ShortTexts(ENTRY_LIMITS.desiredRole)
  readonly desiredRoles?: string[] | null;

  @OptionalEntries(LanguageInput, LIST)
  readonly languages?: LanguageInput[] | null;

  @OptionalEntries(EducationInput, LIST)
  readonly education?: EducationInput[] | null;

  @OptionalEntries(CertificationInput, LIST)
  readonly certifications?: CertificationInput[] | null;

  @OptionalEntries(WorkExperienceInput, LIST)
  readonly workExperience?: WorkExperienceInput[] | null;

  @OptionalEntries(PaperInput, LIST)
  readonly papers?: PaperInput[] | null;

  @OptionalFlag({ default: true })
  readonly isPublic?: boolean | null;
}
