import { ApiProperty } from '@nestjs/swagger';
import type { Certification, Education, Language, WorkExperience } from '../../domain/profile-entries.js';

export class LanguageBody implements Language {
  @ApiProperty() readonly language!: string;
  @ApiProperty() readonly proficiency!: string;
}

export class EducationBody implements Education {
  @ApiProperty() readonly institution!: string;
  @ApiProperty() readonly degree!: string;
  @ApiProperty({ type: String, nullable: true }) readonly fieldOfStudy!: string | null;
  @ApiProperty({ type: String, nullable: true }) readonly startDate!: string | null;
  @ApiProperty({ type: String, nullable: true }) readonly endDate!: string | null;
}

export class CertificationBody implements Certification {
  @ApiProperty() readonly name!: string;
  @ApiProperty() readonly issuingOrganization!: string;
  @ApiProperty({ type: String, nullable: true }) readonly issueDate!: string | null;
  @ApiProperty({ type: String, nullable: true }) readonly expirationDate!: string | null;
}

export class WorkExperienceBody implements WorkExperience {
  @ApiProperty() readonly title!: string;
  @ApiProperty() readonly company!: string;
  @ApiProperty({ type: String, nullable: true }) readonly location!: string | null;
  @ApiProperty({ type: String, nullable: true }) readonly startDate!: string | null;
  @ApiProperty({ type: String, nullable: true }) readonly endDate!: string | null;
  @ApiProperty({ type: String, nullable: true }) readonly description!: string | null;
}
