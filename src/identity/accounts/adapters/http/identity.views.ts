import { ApiProperty } from '@nestjs/swagger';
import { Integer, NullableText, NullableTime } from '#platform/http/api/fields.js';
import { ROLES, type Role } from '#shared/domain/actor.js';
import type { ExportState } from '#identity/leaving/application/account-exports.js';
import type { UserSession } from '#shared/application/sessions/user-sessions.js';

export class UserBody {
  @Integer() readonly id!: number;
  @ApiProperty() readonly username!: string;
  @ApiProperty() readonly email!: string;
  @ApiProperty() readonly fullName!: string;
  @ApiProperty({ enum: ROLES }) readonly role!: Role;
  @NullableText() readonly avatar!: string | null;
  @ApiProperty() readonly createdAt!: Date;
}

/** A user in the admins' list. */
export class ListedUserBody extends UserBody {
  @NullableTime() readonly suspendedAt!: Date | null;
}

export class SessionBody implements UserSession {
  @Integer() readonly id!: number;
  @ApiProperty() readonly startedAt!: Date;
  @ApiProperty({ description: 'Accurate to the day' }) readonly lastActiveAt!: Date;
  @NullableText('Network address; for IPv6 the /64 network') readonly address!: string | null;
  @NullableText('User-Agent header') readonly userAgent!: string | null;
  @ApiProperty({ description: 'Whether this request belongs to it' }) readonly isCurrent!: boolean;
}

export class AccountEmailBody {
  @ApiProperty() readonly email!: string;
  @ApiProperty() readonly isVerified!: boolean;
  @ApiProperty({ description: 'Whether applying, posting and messaging require a verified address' })
  readonly mustBeVerified!: boolean;
  @NullableText('A new address, not confirmed yet') readonly pendingEmail!: string | null;
  @ApiProperty({ description: 'Whether this site can send the confirmation email' }) readonly canChange!: boolean;
}

/** How to reset a forgotten password. */
export class PasswordRecoveryBody {
  @ApiProperty({ description: 'Whether links are emailed; if not, admins hand them out' }) readonly byMail!: boolean;
}

/** A one-time link that sets a new password. */
export class PasswordResetLinkBody {
  @ApiProperty() readonly url!: string;
  @ApiProperty() readonly expiresAt!: Date;
}

/** The export of the signed-in user's data. */
export class AccountExportBody {
  @ApiProperty({ enum: ['none', 'preparing', 'ready', 'failed'] })
  readonly state!: 'none' | ExportState;

  @NullableTime() readonly requestedAt!: Date | null;
  @NullableTime() readonly expiresAt!: Date | null;
  @NullableText('Download address, for its owner only') readonly url!: string | null;
}

export class PasskeyBody {
  @Integer() readonly id!: number;
  @ApiProperty() readonly name!: string;
  @ApiProperty() readonly createdAt!: Date;
  @NullableTime() readonly lastUsedAt!: Date | null;
}

/** A site whose accounts can sign in here. */
export class ProviderBody {
  @ApiProperty({ description: 'The `provider` in `/api/auth/{provider}`' }) readonly name!: string;
  @ApiProperty() readonly label!: string;
}

/** An identity from a provider that no account is linked to yet. */
export class PendingIdentityBody {
  @ApiProperty({ description: 'Name of the provider, as on its button' }) readonly provider!: string;
  @ApiProperty({ enum: ['register', 'link'], description: '`link` if an account with the email address exists' })
  readonly next!: 'register' | 'link';

  @NullableText() readonly email!: string | null;
  @NullableText() readonly fullName!: string | null;
}

/** The provider's page to send the browser to. */
export class ProviderAddressBody {
  @ApiProperty() readonly url!: string;
}

/** An account at a provider, linked to an account here. */
export class LinkedIdentityBody {
  @Integer() readonly id!: number;
  @ApiProperty({ description: 'Name of the provider, as on its button' }) readonly provider!: string;
  @NullableText('Email address at the provider') readonly email!: string | null;
  @ApiProperty() readonly createdAt!: Date;
  @NullableTime() readonly lastUsedAt!: Date | null;
}

/** The state of two-factor authentication with an authenticator app. */
export class SecondFactorBody {
  @ApiProperty() readonly isOn!: boolean;
  @Integer() readonly recoveryCodesLeft!: number;
  @ApiProperty({ description: 'Whether this account must have a second factor: a passkey or an authenticator app' })
  readonly isRequired!: boolean;

  @ApiProperty({ description: 'Whether this session must pass a second factor before it can do anything else' })
  readonly isMissing!: boolean;
}

/** The secret to enter in an authenticator app. */
export class ProposedSecondFactorBody {
  @ApiProperty({ description: 'Base32' }) readonly secret!: string;
  @ApiProperty({ description: 'An `otpauth://` address for a QR code' }) readonly address!: string;
}

/** Codes that replace the authenticator app; each works once. */
export class RecoveryCodesBody {
  @ApiProperty({ type: [String] }) readonly recoveryCodes!: readonly string[];
}

/** A pending invitation to become an admin. */
export class AdminInvitationBody {
  @Integer() readonly id!: number;
  @ApiProperty() readonly email!: string;
  @ApiProperty({ description: 'Full name of the inviting admin' }) readonly invitedBy!: string;
  @ApiProperty() readonly createdAt!: Date;
  @ApiProperty() readonly expiresAt!: Date;
}

export class InvitedAdminBody {
  @Integer() readonly id!: number;
}

/** The ways to sign in to an account. */
export class SignInMethodsBody {
  @ApiProperty() readonly hasPassword!: boolean;
  @ApiProperty({ type: [LinkedIdentityBody] }) readonly identities!: readonly LinkedIdentityBody[];
  @ApiProperty({ type: [PasskeyBody] }) readonly passkeys!: readonly PasskeyBody[];
  @ApiProperty() readonly secondFactor!: SecondFactorBody;
}

export class SuspensionBody {
  @ApiProperty({ description: 'Written by the admin' }) readonly reason!: string;
  @ApiProperty() readonly suspendedAt!: Date;
  @NullableTime('Null while it is in force') readonly liftedAt!: Date | null;
}

/** A lifted suspension that its user has not acknowledged. */
export class LiftedSuspensionBody {
  @ApiProperty({ type: SuspensionBody, nullable: true }) readonly lifted!: SuspensionBody | null;
}
