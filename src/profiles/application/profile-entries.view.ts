import type { PaperKind } from '#shared/domain/values/papers.js';

export class LanguageBody {
  readonly language!: string;
  readonly proficiency!: string;
}

export class EducationBody {
  readonly institution!: string;
  readonly degree!: string;
  readonly fieldOfStudy!: string | null;
  readonly startDate!: string | null;
  readonly endDate!: string | null;
}

export class CertificationBody {
  readonly name!: string;
  readonly issuingOrganization!: string;
  readonly issueDate!: string | null;
  readonly expirationDate!: string | null;
}

export class WorkExperienceBody {
  readonly title!: string;
  readonly company!: string;
  readonly location!: string | null;
  readonly startDate!: string | null;
  readonly endDate!: string | null;
  readonly description!: string | null;
}

export class PaperBody {
  /** @enumName PaperKind */
  readonly kind!: PaperKind;
  /** Which, such as the country of a visa */
  readonly detail!: string | null;
  /** @format date */
  readonly validUntil!: string | null;
}
