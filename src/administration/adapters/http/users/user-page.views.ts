import { ApiProperty } from '@nestjs/swagger';
import { ROLES, type Role } from '../../../../shared/domain/actor.js';
import { USER_MEASURES, type UserDecision, type UserPage } from '../../../application/ports/user-pages.js';

const INTEGER = { type: 'integer' } as const;
const OPTIONAL_TEXT = { type: String, nullable: true } as const;
const OPTIONAL_DATE = { type: Date, nullable: true } as const;
const STATES = ['pending', 'rejected', 'published', 'hidden', 'archived'] as const;

class ShownSuspension {
  @ApiProperty() readonly reason!: string;
  @ApiProperty() readonly suspendedAt!: Date;
  @ApiProperty(OPTIONAL_DATE) readonly liftedAt!: Date | null;
}

class ShownDecision implements UserDecision {
  @ApiProperty({ enum: USER_MEASURES, enumName: 'UserMeasure' }) readonly measure!: UserDecision['measure'];
  @ApiProperty({ type: 'integer', nullable: true, description: 'Null for the account and for deleted listings' })
  readonly listingId!: number | null;
  @ApiProperty({ ...OPTIONAL_TEXT, description: 'Title of the listing at the time' })
  readonly title!: string | null;
  @ApiProperty({ ...OPTIONAL_TEXT, description: 'One of the reasons of PUT /jobs/{id}/reject' })
  readonly reason!: string | null;
  @ApiProperty({ ...OPTIONAL_TEXT, description: 'What the admin wrote' }) readonly text!: string | null;
  @ApiProperty() readonly decidedAt!: Date;
  @ApiProperty({ type: 'integer', nullable: true, description: 'Null if unknown' }) readonly adminId!: number | null;
  @ApiProperty(OPTIONAL_TEXT) readonly adminName!: string | null;
}

class ShownSession {
  @ApiProperty(INTEGER) readonly id!: number;
  @ApiProperty() readonly startedAt!: Date;
  @ApiProperty(OPTIONAL_TEXT) readonly address!: string | null;
  @ApiProperty(OPTIONAL_TEXT) readonly userAgent!: string | null;
}

class ShownCompany {
  @ApiProperty(OPTIONAL_TEXT) readonly companyName!: string | null;
  @ApiProperty(OPTIONAL_TEXT) readonly companyWebsite!: string | null;
  @ApiProperty({ description: 'Whether it is a verified employer' }) readonly isTrusted!: boolean;
  @ApiProperty({ ...INTEGER, description: 'For If-Match' }) readonly version!: number;
  @ApiProperty({ ...OPTIONAL_TEXT, format: 'date-time' }) readonly verifiedAt!: string | null;
  @ApiProperty({ ...OPTIONAL_TEXT, description: 'The domain verified by email; null if an admin verified it' })
  readonly verifiedDomain!: string | null;
  @ApiProperty({ ...OPTIONAL_TEXT, description: 'Why an admin verified it' }) readonly verificationNote!: string | null;
  @ApiProperty({ ...OPTIONAL_TEXT, description: 'Why an admin withdrew its verification' })
  readonly withdrawalReason!: string | null;
  @ApiProperty() readonly isReviewed!: boolean;
}

class ShownListing {
  @ApiProperty(INTEGER) readonly id!: number;
  @ApiProperty() readonly title!: string;
  @ApiProperty() readonly postedAt!: Date;
  @ApiProperty({ enum: STATES }) readonly state!: (typeof STATES)[number];
}

class ShownApplication {
  @ApiProperty(INTEGER) readonly id!: number;
  @ApiProperty(INTEGER) readonly jobId!: number;
  @ApiProperty() readonly title!: string;
  @ApiProperty() readonly company!: string;
  @ApiProperty() readonly status!: string;
  @ApiProperty() readonly appliedAt!: Date;
}

/** GET /admin/users/{id}; lists hold the newest 50. */
export class UserPageBody implements UserPage {
  @ApiProperty(INTEGER) readonly id!: number;
  @ApiProperty() readonly username!: string;
  @ApiProperty() readonly email!: string;
  @ApiProperty() readonly fullName!: string;
  @ApiProperty({ enum: ROLES }) readonly role!: Role;
  @ApiProperty(OPTIONAL_TEXT) readonly avatar!: string | null;
  @ApiProperty() readonly createdAt!: Date;
  @ApiProperty(OPTIONAL_DATE) readonly emailVerifiedAt!: Date | null;
  @ApiProperty(OPTIONAL_DATE) readonly suspendedAt!: Date | null;
  @ApiProperty() readonly hasPassword!: boolean;
  @ApiProperty(INTEGER) readonly passkeys!: number;
  @ApiProperty({ type: [ShownSuspension] }) readonly suspensions!: readonly ShownSuspension[];
  @ApiProperty({ type: [ShownDecision], description: 'About the account and its listings' })
  readonly decisions!: readonly ShownDecision[];
  @ApiProperty({ type: [ShownSession] }) readonly sessions!: readonly ShownSession[];
  @ApiProperty({ type: ShownCompany, nullable: true }) readonly company!: ShownCompany | null;
  @ApiProperty(INTEGER) readonly listingCount!: number;
  @ApiProperty({ type: [ShownListing] }) readonly listings!: readonly ShownListing[];
  @ApiProperty(INTEGER) readonly applicationCount!: number;
  @ApiProperty({ type: [ShownApplication] }) readonly applications!: readonly ShownApplication[];
}
