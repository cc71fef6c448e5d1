import { ApiProperty } from '@nestjs/swagger';
import { ROLES, type Role } from '../../../shared/domain/actor.js';
import type { ExportState } from '../../application/ports/privacy/account-exports.js';
import type { UserSession } from '../../../shared/application/sessions/user-sessions.js';

/** A user as the API shows it. */
export class UserBody {
  @ApiProperty({ type: 'integer' }) readonly id!: number;
  @ApiProperty() readonly username!: string;
  @ApiProperty() readonly email!: string;
  @ApiProperty() readonly fullName!: string;
  @ApiProperty({ enum: ROLES }) readonly role!: Role;
  @ApiProperty({ type: String, nullable: true }) readonly avatar!: string | null;
  @ApiProperty() readonly createdAt!: Date;
}

/** A user in the list for admins. */
export class ListedUserBody extends UserBody {
  @ApiProperty({ type: Date, nullable: true }) readonly suspendedAt!: Date | null;
}

/** A session as its user sees it. */
export class SessionBody implements UserSession {
  @ApiProperty({ type: 'integer' }) readonly id!: number;
  @ApiProperty() readonly startedAt!: Date;
  @ApiProperty({ description: 'To the day' }) readonly lastActiveAt!: Date;
  @ApiProperty({ type: String, nullable: true, description: 'Network address; for IPv6 the /64 network' })
  readonly address!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'User-Agent of the browser' })
  readonly userAgent!: string | null;
  @ApiProperty({ description: 'Whether this call belongs to it' }) readonly isCurrent!: boolean;
}

/** The email address of the signed-in user. */
export class AccountEmailBody {
  @ApiProperty() readonly email!: string;
  @ApiProperty() readonly isVerified!: boolean;
  @ApiProperty({ description: 'Whether applying, posting and messages need a verified address' })
  readonly mustBeVerified!: boolean;
  @ApiProperty({ type: String, nullable: true, description: 'A new address that was not confirmed yet' })
  readonly pendingEmail!: string | null;
  @ApiProperty({ description: 'Whether this site sends the mails that a change needs' }) readonly canChange!: boolean;
}

/** How to get a new password. */
export class PasswordRecoveryBody {
  @ApiProperty({ description: 'Whether links are mailed; otherwise admins hand them out' }) readonly byMail!: boolean;
}

/** A one-time link for a new password. */
export class PasswordResetLinkBody {
  @ApiProperty() readonly url!: string;
  @ApiProperty() readonly expiresAt!: Date;
}

/** The export of everything about the signed-in user. */
export class AccountExportBody {
  @ApiProperty({ enum: ['none', 'preparing', 'ready', 'failed'] })
  readonly state!: 'none' | ExportState;

  @ApiProperty({ type: Date, nullable: true }) readonly requestedAt!: Date | null;
  @ApiProperty({ type: Date, nullable: true }) readonly expiresAt!: Date | null;
  @ApiProperty({ type: String, nullable: true, description: 'Where its owner downloads it' })
  readonly url!: string | null;
}

/** A passkey as its owner sees it. */
export class PasskeyBody {
  @ApiProperty({ type: 'integer' }) readonly id!: number;
  @ApiProperty() readonly name!: string;
  @ApiProperty() readonly createdAt!: Date;
  @ApiProperty({ type: Date, nullable: true }) readonly lastUsedAt!: Date | null;
}

/** A site where people have accounts that they can sign in with. */
export class ProviderBody {
  @ApiProperty({ description: 'Part of `/api/auth/{provider}`' }) readonly name!: string;
  @ApiProperty() readonly label!: string;
}

/** Someone who came back from a provider and has no account yet. */
export class PendingIdentityBody {
  @ApiProperty({ description: 'As its button says it' }) readonly provider!: string;
  @ApiProperty({ enum: ['register', 'link'], description: 'Link: an account has the email address' })
  readonly next!: 'register' | 'link';

  @ApiProperty({ type: String, nullable: true }) readonly email!: string | null;
  @ApiProperty({ type: String, nullable: true }) readonly fullName!: string | null;
}

/** Where to send the browser. */
export class ProviderAddressBody {
  @ApiProperty() readonly url!: string;
}

/** An account at a provider, as its owner sees it. */
export class LinkedIdentityBody {
  @ApiProperty({ type: 'integer' }) readonly id!: number;
  @ApiProperty({ description: 'As its button says it' }) readonly provider!: string;
  @ApiProperty({ type: String, nullable: true, description: 'At the provider' }) readonly email!: string | null;
  @ApiProperty() readonly createdAt!: Date;
  @ApiProperty({ type: Date, nullable: true }) readonly lastUsedAt!: Date | null;
}

/** Codes of an authenticator app as a second factor. */
export class SecondFactorBody {
  @ApiProperty() readonly isOn!: boolean;
  @ApiProperty({ type: 'integer' }) readonly recoveryCodesLeft!: number;
  @ApiProperty({ description: 'Whether this account has to have a second factor: a passkey or codes' })
  readonly isRequired!: boolean;

  @ApiProperty({ description: 'Whether this session has to pass a second factor before it can do anything else' })
  readonly isMissing!: boolean;
}

/** For an authenticator app. */
export class ProposedSecondFactorBody {
  @ApiProperty({ description: 'In base 32' }) readonly secret!: string;
  @ApiProperty({ description: 'Of the form `otpauth://…`, for a QR code' }) readonly address!: string;
}

/** Codes that replace the app; each works once. */
export class RecoveryCodesBody {
  @ApiProperty({ type: [String] }) readonly recoveryCodes!: readonly string[];
}

/** An invitation to become an admin that waits. */
export class AdminInvitationBody {
  @ApiProperty({ type: 'integer' }) readonly id!: number;
  @ApiProperty() readonly email!: string;
  @ApiProperty({ description: 'Full name of the admin' }) readonly invitedBy!: string;
  @ApiProperty() readonly createdAt!: Date;
  @ApiProperty() readonly expiresAt!: Date;
}

/** An invitation that was mailed. */
export class InvitedAdminBody {
  @ApiProperty({ type: 'integer' }) readonly id!: number;
}

/** The ways to sign in to an account. */
export class SignInMethodsBody {
  @ApiProperty() readonly hasPassword!: boolean;
  @ApiProperty({ type: [LinkedIdentityBody] }) readonly identities!: readonly LinkedIdentityBody[];
  @ApiProperty({ type: [PasskeyBody] }) readonly passkeys!: readonly PasskeyBody[];
  @ApiProperty() readonly secondFactor!: SecondFactorBody;
}

/** A suspension of an account. */
export class SuspensionBody {
  @ApiProperty({ description: 'As the admin wrote it' }) readonly reason!: string;
  @ApiProperty() readonly suspendedAt!: Date;
  @ApiProperty({ type: Date, nullable: true, description: 'Null while it is in force' })
  readonly liftedAt!: Date | null;
}

/** A suspension that its user should learn the end of. */
export class LiftedSuspensionBody {
  @ApiProperty({ type: SuspensionBody, nullable: true }) readonly lifted!: SuspensionBody | null;
}
