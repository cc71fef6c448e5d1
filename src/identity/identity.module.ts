import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AuditOnEvents } from './adapters/events/audit-on-events.js';
import { VerificationOnRegistration } from './adapters/events/verification-on-registration.js';
import { AccountEmailController } from './adapters/http/email/account-email.controller.js';
import { AccountController } from './adapters/http/account/account.controller.js';
import { AccountLeavingController } from './adapters/http/leaving/account-leaving.controller.js';
import { IdentityController } from './adapters/http/sign-in/identity.controller.js';
import { LocalStrategy } from './adapters/http/sign-in/local.strategy.js';
import { PasswordResetController } from './adapters/http/password/password-reset.controller.js';
import { PasswordResetQueue } from './adapters/http/password/password-reset-queue.js';
import { EXPORT_WORKER } from './adapters/leaving/export-worker.js';
import { SqlAccountExports } from './adapters/leaving/sql-account-exports.js';
import { SimpleWebAuthn } from './adapters/passkeys/simple-web-authn.js';
import { SqlPasskeys } from './adapters/passkeys/sql-passkeys.js';
import { PasskeysController } from './adapters/http/passkeys/passkeys.controller.js';
import { AdminInvitationsController } from './adapters/http/admins/admin-invitations.controller.js';
import { SecondFactorController } from './adapters/http/second-factor/second-factor.controller.js';
import { SqlAdminInvitations } from './adapters/persistence/sql-admin-invitations.js';
import { OtpauthCodes } from './adapters/second-factor/otpauth-codes.js';
import { SqlSecondFactors } from './adapters/second-factor/sql-second-factors.js';
import { AcceptInvitation } from './application/admins/accept-invitation.js';
import { InviteAdmin } from './application/admins/invite-admin.js';
import { WithdrawInvitation } from './application/admins/withdraw-invitation.js';
import { AdminInvitations } from './application/ports/admin-invitations.js';
import { OneTimeCodes, SecondFactors } from './application/ports/second-factors.js';
import { CheckCode } from './application/second-factor/check-code.js';
import { DisableSecondFactor } from './application/second-factor/disable-second-factor.js';
import { EnableSecondFactor } from './application/second-factor/enable-second-factor.js';
import { ProposeSecondFactor } from './application/second-factor/propose-second-factor.js';
import { RenewRecoveryCodes } from './application/second-factor/renew-recovery-codes.js';
import { RequirePassedFactor } from './application/second-factor/require-passed-factor.js';
import { RequireSecondFactor } from './application/second-factor/require-second-factor.js';
import { RequireVerifiedAddress } from './application/second-factor/require-verified-address.js';
import { ResetSecondFactor } from './application/second-factor/reset-second-factor.js';
import { RegisterPasskey } from './application/passkeys/register-passkey.js';
import { RemovePasskey } from './application/passkeys/remove-passkey.js';
import { RenamePasskey } from './application/passkeys/rename-passkey.js';
import { SignInWithPasskey } from './application/passkeys/sign-in-with-passkey.js';
import { Passkeys, WebAuthn } from './application/ports/passkeys.js';
import { LinkedIdentitiesController } from './adapters/http/providers/linked-identities.controller.js';
import { PendingIdentities } from './adapters/http/providers/pending-identities.js';
import { ProviderIntents } from './adapters/http/providers/provider-intents.js';
import { ProviderSignInController } from './adapters/http/providers/provider-sign-in.controller.js';
import { OpenIdConnect } from './adapters/providers/openid-connect.js';
import { SqlLinkedIdentities } from './adapters/providers/sql-linked-identities.js';
import { IdentityProviders } from './application/ports/identity-providers.js';
import { LinkedIdentities } from './application/ports/linked-identities.js';
import { LinkIdentity } from './application/providers/link-identity.js';
import { FindWithPassword } from './application/providers/find-with-password.js';
import { RegisterWithProvider } from './application/providers/register-with-provider.js';
import { RequireWayToSignIn } from './application/providers/require-way-to-sign-in.js';
import { SignInWithProvider } from './application/providers/sign-in-with-provider.js';
import { UnlinkIdentity } from './application/providers/unlink-identity.js';
import { SessionChallenges } from '#platform/http/security/sessions/postgres-session-challenges.js';
import { withSetting } from '#platform/config/config.module.js';
import { AuditLog } from '#shared/application/audit/audit-log.js';
import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { Actors } from '#shared/application/actors.js';
import { MikroOrmUserRepository } from './adapters/persistence/mikro-orm-user-repository.js';
import { CachedActors } from './adapters/persistence/cached-actors.js';
import { Accounts } from './adapters/persistence/accounts.js';
import { VerifiedEmailGuard } from './adapters/http/email/verified-email.guard.js';
import { SqlAccountTokens } from './adapters/persistence/sql-account-tokens.js';
import { SqlUnusedAccounts } from './adapters/persistence/sql-unused-accounts.js';
import { SqlKnownAddresses } from './adapters/persistence/sql-known-addresses.js';
import { SqlUserQueries } from './adapters/persistence/sql-user-queries.js';
import { UserSchema } from './adapters/persistence/user.schema.js';
import { ListedCommonPasswords } from './adapters/security/listed-common-passwords.js';
import { Argon2PasswordHasher } from './adapters/security/argon2-password-hasher.js';
import { SuspensionController } from './adapters/http/suspension/suspension.controller.js';
import { SqlSuspensions } from './adapters/suspension/sql-suspensions.js';
import { Suspensions } from './application/ports/suspensions.js';
import { AdmitUser } from './application/sign-in/admit-user.js';
import { ReinstateUser } from './application/suspension/reinstate-user.js';
import { SuspendUser } from './application/suspension/suspend-user.js';
import { EndSessions } from './application/sign-in/end-sessions.js';
import { EnsureAdmin } from './application/ensure-admin.js';
import { ConfirmEmailChange } from './application/email/confirm-email-change.js';
import { RequestEmailChange } from './application/email/request-email-change.js';
import { RequestEmailVerification } from './application/email/request-email-verification.js';
import { UndoEmailChange } from './application/email/undo-email-change.js';
import { VerifyEmail } from './application/email/verify-email.js';
import { BuildExport } from './application/leaving/build-export.js';
import { DeleteAccount } from './application/leaving/delete-account.js';
import { EraseAccount } from './application/leaving/erase-account.js';
import { Erasures } from './application/leaving/erasures.js';
import { PurgeUnusedAccounts } from './application/leaving/purge-unused-accounts.js';
import { ReplayErasures } from './application/leaving/replay-erasures.js';
import { RequestExport } from './application/leaving/request-export.js';
import { SweepExports } from './application/leaving/sweep-exports.js';
import { UnusedAccountWarnings } from './application/leaving/unused-account-warnings.js';
import { WarnUnusedAccounts } from './application/leaving/warn-unused-accounts.js';
import { ChangePassword } from './application/password/change-password.js';
import { ConfirmPassword } from './application/password/confirm-password.js';
import { ConfirmedChange } from './application/password/confirmed-change.js';
import { CreatePasswordResetLink } from './application/password/create-password-reset-link.js';
import { RequestPasswordReset } from './application/password/request-password-reset.js';
import { ResetPassword } from './application/password/reset-password.js';
import { AccountExports } from './application/ports/privacy/account-exports.js';
import { UnusedAccounts } from './application/ports/privacy/unused-accounts.js';
import { AccountTokens } from './application/ports/account-tokens.js';
import { CommonPasswords } from './application/ports/common-passwords.js';
import { KnownAddresses } from './application/ports/known-addresses.js';
import { PasswordHasher } from './application/ports/password-hasher.js';
import { UserQueries } from './application/ports/user-queries.js';
import { UserRepository } from './application/ports/user-repository.js';
import { RegisterUser } from './application/register-user.js';
import { RenameUser } from './application/rename-user.js';
import { RevokeAccess } from './application/revoke-access.js';
import { UseLink } from './application/use-link.js';
import { CompleteSignIn } from './application/sign-in/complete-sign-in.js';
import { EnterSignInCode } from './application/sign-in/enter-sign-in-code.js';
import { RenewSession } from './application/sign-in/renew-session.js';
import { SignOut } from './application/sign-in/sign-out.js';
import { StartSession } from './application/sign-in/start-session.js';
import { SignInLimits } from './application/sign-in/sign-in-limits.js';
import { SignIn } from './application/sign-in/sign-in.js';

/** Users, sign-in and sessions. */
@Module({
  imports: [MikroOrmModule.forFeature([UserSchema])],
  controllers: [
    IdentityController,
    AccountController,
    AccountEmailController,
    AccountLeavingController,
    SuspensionController,
    PasswordResetController,
    PasskeysController,
    LinkedIdentitiesController,
    ProviderSignInController,
    SecondFactorController,
    AdminInvitationsController,
  ],
  providers: [
    RegisterUser,
    SignIn,
    LocalStrategy,
    SignInLimits,
    EnsureAdmin,
    EndSessions,
    SuspendUser,
    ReinstateUser,
    withSetting(
      AdmitUser,
      [Suspensions, AuditLog],
      ({ site, publicUrl }) => site.contactEmail ?? `${publicUrl}/about/contact-us`,
    ),
    { provide: Suspensions, useClass: SqlSuspensions },
    RenameUser,
    ConfirmPassword,
    ConfirmedChange,
    ChangePassword,
    RequestPasswordReset,
    PasswordResetQueue,
    CreatePasswordResetLink,
    ResetPassword,
    UseLink,
    RevokeAccess,
    RequestEmailChange,
    ConfirmEmailChange,
    UndoEmailChange,
    RequestEmailVerification,
    VerifyEmail,
    VerificationOnRegistration,
    AuditOnEvents,
    CompleteSignIn,
    EnterSignInCode,
    StartSession,
    RenewSession,
    SignOut,
    RegisterPasskey,
    RenamePasskey,
    RemovePasskey,
    SignInWithPasskey,
    CheckCode,
    ProposeSecondFactor,
    EnableSecondFactor,
    DisableSecondFactor,
    RenewRecoveryCodes,
    ResetSecondFactor,
    RequirePassedFactor,
    withSetting(RequireVerifiedAddress, [UserRepository], ({ mail }) => mail !== undefined),
    withSetting(
      RequireSecondFactor,
      [Passkeys, SecondFactors],
      ({ requireAdminSecondFactor }) => requireAdminSecondFactor,
    ),
    { provide: SecondFactors, useClass: SqlSecondFactors },
    { provide: OneTimeCodes, useClass: OtpauthCodes },
    InviteAdmin,
    WithdrawInvitation,
    AcceptInvitation,
    { provide: AdminInvitations, useClass: SqlAdminInvitations },
    { provide: Passkeys, useClass: SqlPasskeys },
    { provide: WebAuthn, useClass: SimpleWebAuthn },
    SessionChallenges,
    SignInWithProvider,
    RegisterWithProvider,
    FindWithPassword,
    LinkIdentity,
    UnlinkIdentity,
    RequireWayToSignIn,
    PendingIdentities,
    ProviderIntents,
    { provide: IdentityProviders, useClass: OpenIdConnect },
    { provide: LinkedIdentities, useClass: SqlLinkedIdentities },
    Erasures,
    EraseAccount,
    DeleteAccount,
    ReplayErasures,
    RequestExport,
    BuildExport,
    SweepExports,
    EXPORT_WORKER,
    { provide: UnusedAccounts, useClass: SqlUnusedAccounts },
    withSetting(
      WarnUnusedAccounts,
      [UnusedAccounts, UnitOfWork, Clock],
      ({ retention }) => retention.unusedAccountsMonths,
    ),
    withSetting(UnusedAccountWarnings, [UnusedAccounts, Clock], ({ retention }) => retention.unusedAccountsMonths),
    withSetting(
      PurgeUnusedAccounts,
      [UnusedAccounts, EraseAccount, Clock],
      ({ retention }) => retention.unusedAccountsMonths,
    ),
    { provide: AccountExports, useClass: SqlAccountExports },
    { provide: APP_GUARD, useClass: VerifiedEmailGuard },
    { provide: AccountTokens, useClass: SqlAccountTokens },
    { provide: UserRepository, useClass: MikroOrmUserRepository },
    { provide: CommonPasswords, useClass: ListedCommonPasswords },
    { provide: KnownAddresses, useClass: SqlKnownAddresses },
    { provide: UserQueries, useClass: SqlUserQueries },
    Accounts,
    { provide: PasswordHasher, useClass: Argon2PasswordHasher },
    { provide: Actors, useClass: CachedActors },
  ],
  exports: [ConfirmedChange, Actors, Accounts, AccountTokens, UnusedAccountWarnings],
})
export class IdentityModule {}
