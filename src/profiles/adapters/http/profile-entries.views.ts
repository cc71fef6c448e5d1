import { ApiProperty } from '@nestjs/swagger';
import { NullableText } from '#platform/http/api/fields.js';
import type { Certification, Education, Language, WorkExperience } from '../../domain/profile-entries.js';

export class LanguageBody implements Language {
  @ApiProperty() readonly language!: string;
  @ApiProperty() readonly proficiency!: string;
}

export class EducationBody implements Education {
  @ApiProperty() readonly institution!: string;
  @ApiProperty() readonly degree!: string;
  @NullableText() readonly fieldOfStudy!: string | null;
  @NullableText() readonly startDate!: string | null;
  @NullableText() readonly endDate!: string | null;
}

export class CertificationBody implements Certification {
  @ApiProperty() readonly name!: string;
  @ApiProperty() readonly issuingOrganization!: string;
  @NullableText() readonly issueDate!: string | null;
  @NullableText() readonly expirationDate!: string | null;
}

export class WorkExperienceBody implements WorkExperience {
  @ApiProperty() readonly title!: string;
  @ApiProperty() readonly company!: string;
  @NullableText() readonly location!: string | null;
  @NullableText() readonly startDate!: string | null;
  @NullableText() readonly endDate!: string | null;
  @NullableText() readonly description!: string | null;
}
