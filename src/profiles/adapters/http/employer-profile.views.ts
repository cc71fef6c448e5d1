import { ApiProperty } from '@nestjs/swagger';
import type { PublicEmployerProfile } from '../../application/ports/profile-queries.js';
import type { EmployerProfile } from '../../domain/employer-profile.js';

/** A company as anyone sees it. */
export class PublicEmployerProfileBody {
  @ApiProperty() readonly companyName: string;
  @ApiProperty({ type: String, nullable: true }) readonly companyLogo: string | null;
  @ApiProperty({ type: String, nullable: true }) readonly companyWebsite: string | null;
  @ApiProperty({ type: String, nullable: true }) readonly industry: string | null;
  @ApiProperty({ type: String, nullable: true }) readonly companySize: string | null;
  @ApiProperty({ type: String, nullable: true }) readonly location: string | null;
  @ApiProperty({ type: String, nullable: true }) readonly about: string | null;
  @ApiProperty({ type: String, nullable: true }) readonly founded: string | null;
  @ApiProperty() readonly isTrusted: boolean;

  constructor(profile: PublicEmployerProfile) {
    this.companyName = profile.companyName;
    this.companyLogo = profile.companyLogo;
    this.companyWebsite = profile.companyWebsite;
    this.industry = profile.industry;
    this.companySize = profile.companySize;
    this.location = profile.location;
    this.about = profile.about;
    this.founded = profile.founded;
    this.isTrusted = profile.isTrusted;
  }
}

/** A company's profile as its owner sees it. */
export class EmployerProfileBody extends PublicEmployerProfileBody {
  @ApiProperty({ type: 'integer' }) readonly id: number;
  @ApiProperty({ type: 'integer' }) readonly userId: number;
  @ApiProperty({ type: Date, nullable: true }) readonly verifiedAt: Date | null;
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 100, description: 'Percent' }) readonly completion: number;

  constructor(profile: EmployerProfile) {
    super(profile);
    this.id = profile.id;
    this.userId = profile.userId;
    this.verifiedAt = profile.verifiedAt;
    this.completion = profile.completion;
  }
}
