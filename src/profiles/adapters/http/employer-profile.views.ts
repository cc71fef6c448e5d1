import { ApiProperty } from '@nestjs/swagger';
import { bodyOf } from '#platform/http/api/body.js';
import { CONTROLLED_DOMAIN, Integer, NullableText, NullableTime } from '#platform/http/api/fields.js';
import type { EmployerProfile } from '../../domain/employer-profile.js';

/** A company as shown to applicants. */
export class CompanyBody {
  @ApiProperty() readonly companyName!: string;
  @NullableText() readonly companyLogo!: string | null;
  @NullableText() readonly companyWebsite!: string | null;
  @NullableText() readonly industry!: string | null;
  @NullableText() readonly companySize!: string | null;
  @NullableText() readonly location!: string | null;
  @NullableText() readonly about!: string | null;
  @NullableText() readonly founded!: string | null;
}

export class PublicEmployerProfileBody extends CompanyBody {
  @ApiProperty({ description: 'Whether it is a verified employer' }) readonly isTrusted!: boolean;
  @NullableText(CONTROLLED_DOMAIN) readonly controlledDomain!: string | null;
}

/** A company profile with changes to approve. */
export class CompanyReviewBody {
  @Integer() readonly employerId!: number;
  @Integer('For If-Match') readonly version!: number;
  @ApiProperty({ description: 'Whether it is a verified employer' }) readonly isTrusted!: boolean;
  @ApiProperty({ type: CompanyBody, description: 'The version applicants see now' }) readonly published!: CompanyBody;
  @ApiProperty({ type: CompanyBody, description: 'The version they see after the approval' })
  readonly proposed!: CompanyBody;
}

/** A company profile as shown to its owner. */
export class EmployerProfileBody extends PublicEmployerProfileBody {
  @Integer() readonly id!: number;
  @Integer() readonly userId!: number;
  @NullableTime('When our team verified its name') readonly verifiedAt!: Date | null;
  @NullableText('The domain that an email proved it controls') readonly verifiedDomain!: string | null;
  @NullableText('Why an admin withdrew its verification') readonly withdrawalReason!: string | null;
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 100, description: 'Percent' }) readonly completion!: number;
  @ApiProperty({ description: "Whether changes are waiting for an admin's approval" })
  readonly awaitsReview!: boolean;
}

export function employerProfileBody(profile: EmployerProfile): EmployerProfileBody {
  return bodyOf(EmployerProfileBody, profile, profile.details);
}
