import { ApiProperty } from '@nestjs/swagger';
import { Integer, NullableInteger, NullableText, NullableTime } from '#platform/http/api/fields.js';
import { ROLES, type Role } from '#shared/domain/actor.js';
import { USER_MEASURES, type UserDecision, type UserPage } from '#administration/application/ports/user-page.js';

const STATES = ['pending', 'rejected', 'published', 'hidden', 'archived'] as const;

class ShownSuspension {
  @ApiProperty() readonly reason!: string;
  @ApiProperty() readonly suspendedAt!: Date;
  @NullableTime() readonly liftedAt!: Date | null;
}

class ShownDecision implements UserDecision {
  @ApiProperty({ enum: USER_MEASURES, enumName: 'UserMeasure' }) readonly measure!: UserDecision['measure'];
  @NullableInteger('Null for the account and for deleted listings') readonly listingId!: number | null;
  @NullableText('Title of the listing at the time') readonly title!: string | null;
  @NullableText('One of the reasons of PUT /jobs/{id}/reject') readonly reason!: string | null;
  @NullableText('What the admin wrote') readonly text!: string | null;
  @ApiProperty() readonly decidedAt!: Date;
  @NullableInteger('Null if unknown') readonly adminId!: number | null;
  @NullableText() readonly adminName!: string | null;
}

class ShownSession {
  @Integer() readonly id!: number;
  @ApiProperty() readonly startedAt!: Date;
  @NullableText() readonly address!: string | null;
  @NullableText() readonly userAgent!: string | null;
}

class ShownCompany {
  @NullableText() readonly companyName!: string | null;
  @NullableText() readonly companyWebsite!: string | null;
  @ApiProperty({ description: 'Whether it is a verified employer' }) readonly isTrusted!: boolean;
  @Integer('For If-Match') readonly version!: number;
  @NullableTime() readonly verifiedAt!: string | null;
  @NullableText('The domain that an email proved it controls') readonly verifiedDomain!: string | null;
  @NullableText('Why an admin verified it') readonly verificationNote!: string | null;
  @NullableText('Why an admin withdrew its verification') readonly withdrawalReason!: string | null;
  @ApiProperty() readonly isReviewed!: boolean;
}

class ShownListing {
  @Integer() readonly id!: number;
  @ApiProperty() readonly title!: string;
  @ApiProperty() readonly postedAt!: Date;
  @ApiProperty({ enum: STATES }) readonly state!: (typeof STATES)[number];
}

class ShownApplication {
  @Integer() readonly id!: number;
  @Integer() readonly jobId!: number;
  @ApiProperty() readonly title!: string;
  @ApiProperty() readonly company!: string;
  @ApiProperty() readonly status!: string;
  @ApiProperty() readonly appliedAt!: Date;
}

/** GET /admin/users/{id}; lists hold the newest 50. */
export class UserPageBody implements UserPage {
  @Integer() readonly id!: number;
  @ApiProperty() readonly username!: string;
  @ApiProperty() readonly email!: string;
  @ApiProperty() readonly fullName!: string;
  @ApiProperty({ enum: ROLES }) readonly role!: Role;
  @NullableText() readonly avatar!: string | null;
  @ApiProperty() readonly createdAt!: Date;
  @NullableTime() readonly emailVerifiedAt!: Date | null;
  @NullableTime() readonly suspendedAt!: Date | null;
  @ApiProperty() readonly hasPassword!: boolean;
  @Integer() readonly passkeys!: number;
  @ApiProperty({ type: [ShownSuspension] }) readonly suspensions!: readonly ShownSuspension[];
  @ApiProperty({ type: [ShownDecision], description: 'About the account and its listings' })
  readonly decisions!: readonly ShownDecision[];
  @ApiProperty({ type: [ShownSession] }) readonly sessions!: readonly ShownSession[];
  @ApiProperty({ type: ShownCompany, nullable: true }) readonly company!: ShownCompany | null;
  @Integer() readonly listingCount!: number;
  @ApiProperty({ type: [ShownListing] }) readonly listings!: readonly ShownListing[];
  @Integer() readonly applicationCount!: number;
  @ApiProperty({ type: [ShownApplication] }) readonly applications!: readonly ShownApplication[];
}
