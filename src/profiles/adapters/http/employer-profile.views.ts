import { ApiProperty } from '@nestjs/swagger';
import { bodyOf } from '../../../shared/adapters/http/api/body.js';
import type { EmployerProfile } from '../../domain/employer-profile.js';

/** What applicants read about a company. */
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

/** A company as anyone sees it. */
export class PublicEmployerProfileBody extends CompanyBody {
  @ApiProperty({ description: 'Whether it is a verified employer' }) readonly isTrusted!: boolean;
}

/** Changes to a company profile that an admin has to approve. */
export class CompanyReviewBody {
  @ApiProperty({ type: 'integer' }) readonly employerId!: number;
  @ApiProperty({ type: 'integer', description: 'For If-Match' }) readonly version!: number;
  @ApiProperty({ description: 'Whether it is a verified employer' }) readonly isTrusted!: boolean;
  @ApiProperty({ type: CompanyBody, description: 'What applicants see now' }) readonly published!: CompanyBody;
  @ApiProperty({ type: CompanyBody, description: 'What they see once it is approved' }) readonly proposed!: CompanyBody;
}

/** A company's profile as its owner sees it. */
export class EmployerProfileBody extends PublicEmployerProfileBody {
  @ApiProperty({ type: 'integer' }) readonly id!: number;
  @ApiProperty({ type: 'integer' }) readonly userId!: number;
  @ApiProperty({ type: Date, nullable: true }) readonly verifiedAt!: Date | null;
  @ApiProperty({ type: String, nullable: true, description: 'Where a mail verified it; null where an admin did' })
  readonly verifiedDomain!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Why an admin withdrew its verification' })
  readonly withdrawalReason!: string | null;
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 100, description: 'Percent' }) readonly completion!: number;
  @ApiProperty({ description: 'Whether applicants see the changes only after an admin approves them' })
  readonly awaitsReview!: boolean;
}

export function employerProfileBody(profile: EmployerProfile): EmployerProfileBody {
  return bodyOf(EmployerProfileBody, profile, profile.details);
}
