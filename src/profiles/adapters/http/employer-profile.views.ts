import { ApiProperty } from '@nestjs/swagger';
import { bodyOf } from '../../../shared/adapters/http/api/body.js';
import type { EmployerProfile } from '../../domain/employer-profile.js';

/** A company as shown to applicants. */
export class CompanyBody {
  @ApiProperty() readonly companyName!: string;
  @ApiProperty({ type: String, nullable: true }) readonly companyLogo!: string | null;
  @ApiProperty({ type: String, nullable: true }) readonly companyWebsite!: string | null;
  @ApiProperty({ type: String, nullable: true }) readonly industry!: string | null;
  @ApiProperty({ type: String, nullable: true }) readonly companySize!: string | null;
  @ApiProperty({ type: String, nullable: true }) readonly location!: string | null;
  @ApiProperty({ type: String, nullable: true }) readonly about!: string | null;
  @ApiProperty({ type: String, nullable: true }) readonly founded!: string | null;
}

export class PublicEmployerProfileBody extends CompanyBody {
  @ApiProperty({ description: 'Whether it is a verified employer' }) readonly isTrusted!: boolean;
}

/** A company profile with changes to approve. */
export class CompanyReviewBody {
  @ApiProperty({ type: 'integer' }) readonly employerId!: number;
  @ApiProperty({ type: 'integer', description: 'For If-Match' }) readonly version!: number;
  @ApiProperty({ description: 'Whether it is a verified employer' }) readonly isTrusted!: boolean;
  @ApiProperty({ type: CompanyBody, description: 'The version applicants see now' }) readonly published!: CompanyBody;
  @ApiProperty({ type: CompanyBody, description: 'The version they see after the approval' })
  readonly proposed!: CompanyBody;
}

/** A company profile as shown to its owner. */
export class EmployerProfileBody extends PublicEmployerProfileBody {
  @ApiProperty({ type: 'integer' }) readonly id!: number;
  @ApiProperty({ type: 'integer' }) readonly userId!: number;
  @ApiProperty({ type: Date, nullable: true }) readonly verifiedAt!: Date | null;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The domain verified by email; null if an admin verified it',
  })
  readonly verifiedDomain!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Why an admin withdrew its verification' })
  readonly withdrawalReason!: string | null;
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 100, description: 'Percent' }) readonly completion!: number;
  @ApiProperty({ description: "Whether changes are waiting for an admin's approval" })
  readonly awaitsReview!: boolean;
}

export function employerProfileBody(profile: EmployerProfile): EmployerProfileBody {
  return bodyOf(EmployerProfileBody, profile, profile.details);
}
