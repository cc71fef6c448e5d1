import { ApiProperty } from '@nestjs/swagger';
import { OptionalText, RequiredText } from '#platform/http/api/validation/inputs.js';
import { PAPER_KINDS, type PaperKind } from '#shared/domain/values/papers.js';
import { ENTRY_LIMITS, PROFICIENCIES } from '../../domain/profile-entries.js';

export class LanguageInput {
  @RequiredText(ENTRY_LIMITS.language)
  readonly language!: string;

  @ApiProperty({ enum: PROFICIENCIES })
  @RequiredText(ENTRY_LIMITS.proficiency)
  readonly proficiency!: string;
}

export class EducationInput {
  @RequiredText(ENTRY_LIMITS.institution)
  readonly institution!: string;

  @RequiredText(ENTRY_LIMITS.degree)
  readonly degree!: string;

  @OptionalText(ENTRY_LIMITS.fieldOfStudy)
  readonly fieldOfStudy?: string | null;

  @OptionalText({ ...ENTRY_LIMITS.date, example: 'Sep 2015' })
  readonly startDate?: string | null;

  @OptionalText({ ...ENTRY_LIMITS.date, example: 'Jun 2018' })
  readonly endDate?: string | null;
}

export class CertificationInput {
  @RequiredText(ENTRY_LIMITS.certificationName)
  readonly name!: string;

  @RequiredText(ENTRY_LIMITS.issuingOrganization)
  readonly issuingOrganization!: string;

  @OptionalText(ENTRY_LIMITS.date)
  readonly issueDate?: string | null;

  @OptionalText(ENTRY_LIMITS.date)
  readonly expirationDate?: string | null;
}

export class WorkExperienceInput {
  @RequiredText(ENTRY_LIMITS.jobTitle)
  readonly title!: string;

  @RequiredText(ENTRY_LIMITS.company)
  readonly company!: string;

  @OptionalText(ENTRY_LIMITS.location)
  readonly location?: string | null;

  @OptionalText(ENTRY_LIMITS.date)
  readonly startDate?: string | null;

  @OptionalText(ENTRY_LIMITS.date)
  readonly endDate?: string | null;

  @OptionalText(ENTRY_LIMITS.workDescription)
  readonly description?: string | null;
}

export class PaperInput {
  @ApiProperty({ enum: PAPER_KINDS, enumName: 'PaperKind' })
  @RequiredText({ label: 'Kind', max: 20 })
  readonly kind!: PaperKind;

  @OptionalText(ENTRY_LIMITS.paperDetail)
  readonly detail?: string | null;

  @OptionalText({ label: 'Valid until', example: '2028-06-15' })
  readonly validUntil?: string | null;
}
