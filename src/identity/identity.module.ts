import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { CompanyInvitationController } from './companies/adapters/http/company-invitation.controller.js';
import { TeamController } from './companies/adapters/http/team.controller.js';
import { ExportOfFormerMembers } from './companies/adapters/export-of-former-members.js';
import { Parties } from './companies/adapters/parties.js';
import { SqlCompanyInvitations } from './companies/adapters/sql-company-invitations.js';
import { SqlTeamQueries } from './companies/adapters/sql-team-queries.js';
import { SqlTeams } from './companies/adapters/sql-teams.js';
import { CompanyInvitations } from './companies/application/company-invitations.js';
import { JoinCompany } from './companies/application/join-company.js';
import { MemberInvitations } from './companies/application/member-invitations.js';
import { TeamMembers } from './companies/application/team-members.js';
import { TeamQueries } from './companies/application/team-queries.js';
import { Teams } from './companies/application/teams.js';
import { AuditOnEvents } from './accounts/adapters/audit-on-events.js';
import { VerificationOnRegistration } from './email/adapters/verification-on-registration.js';
import { AccountEmailController } from './email/adapters/http/account-email.controller.js';
import { AccountController } from './accounts/adapters/http/account.controller.js';
import { AccountLeavingController } from './leaving/adapters/http/account-leaving.controller.js';
import { IdentityController } from './sign-in/adapters/http/identity.controller.js';
import { LocalStrategy } from './sign-in/adapters/http/local.strategy.js';
import { PasswordResetController } from './password/adapters/http/password-reset.controller.js';
import { PasswordResetQueue } from './password/adapters/http/password-reset-queue.js';
import { SqlAccountExports } from './leaving/adapters/sql-account-exports.js';
import { SimpleWebAuthn } from './passkeys/adapters/simple-web-authn.js';
import { SqlPasskeys } from './passkeys/adapters/sql-passkeys.js';
import { PasskeysController } from './passkeys/adapters/http/passkeys.controller.js';
import { AdminInvitationsController } from './administration/adapters/http/admin-invitations.controller.js';
import { SecondFactorController } from './second-factor/adapters/http/second-factor.controller.js';
import { SqlAdminInvitations } from './administration/adapters/sql-admin-invitations.js';
import { OtpauthCodes } from './second-factor/adapters/otpauth-codes.js';
import { SqlSecondFactors } from './second-factor/adapters/sql-second-factors.js';
import { AcceptInvitation } from './administration/application/admins/accept-invitation.js';
import { InviteAdmin } from './administration/application/admins/invite-admin.js';
import { WithdrawInvitation } from './administration/application/admins/withdraw-invitation.js';
import { AdminInvitations } from './administration/application/admins/admin-invitations.js';
import { OneTimeCodes, SecondFactors } from './second-factor/application/second-factors.js';
import { CheckCode } from './second-factor/application/check-code.js';
import { DisableSecondFactor } from './second-factor/application/disable-second-factor.js';
import { EnableSecondFactor } from './second-factor/application/enable-second-factor.js';
import { ProposeSecondFactor } from './second-factor/application/propose-second-factor.js';
import { RenewRecoveryCodes } from './second-factor/application/renew-recovery-codes.js';
import { RequirePassedFactor } from './second-factor/application/require-passed-factor.js';
import { RequireSecondFactor } from './second-factor/application/require-second-factor.js';
import { RequireVerifiedAddress } from './second-factor/application/require-verified-address.js';
import { ResetSecondFactor } from './second-factor/application/reset-second-factor.js';
import { RegisterPasskey } from './passkeys/application/register-passkey.js';
import { RemovePasskey } from './passkeys/application/remove-passkey.js';
import { RenamePasskey } from './passkeys/application/rename-passkey.js';
import { SignInWithPasskey } from './passkeys/application/sign-in-with-passkey.js';
import { Passkeys, WebAuthn } from './passkeys/application/passkeys.js';
import { LinkedIdentitiesController } from './providers/adapters/http/linked-identities.controller.js';
import { PendingIdentities } from './providers/adapters/http/pending-identities.js';
import { ProviderIntents } from './providers/adapters/http/provider-intents.js';
import { ProviderSignInController } from './providers/adapters/http/provider-sign-in.controller.js';
import { OpenIdConnect } from './providers/adapters/openid-connect.js';
import { SqlLinkedIdentities } from './providers/adapters/sql-linked-identities.js';
import { IdentityProviders } from './providers/application/identity-providers.js';
import { LinkedIdentities } from './providers/application/linked-identities.js';
import { LinkIdentity } from './providers/application/link-identity.js';
import { FindWithPassword } from './providers/application/find-with-password.js';
import { RegisterWithProvider } from './providers/application/register-with-provider.js';
import { RequireWayToSignIn } from './providers/application/require-way-to-sign-in.js';
import { SignInWithProvider } from './providers/application/sign-in-with-provider.js';
import { UnlinkIdentity } from './providers/application/unlink-identity.js';
import { SessionChallenges } from '#platform/http/security/sessions/postgres-session-challenges.js';
import type { Settings } from '#platform/config/settings.js';
import { withSetting } from '#platform/config/config.module.js';
import { AuditLog } from '#shared/application/audit/audit-log.js';
import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { Actors } from '#shared/application/actors.js';
import { MikroOrmUserRepository } from './accounts/adapters/persistence/mikro-orm-user-repository.js';
import { CachedActors } from './accounts/adapters/persistence/cached-actors.js';
import { Accounts } from './accounts/adapters/persistence/accounts.js';
import { VerifiedEmailGuard } from './email/adapters/http/verified-email.guard.js';
import { SqlAccountTokens } from './accounts/adapters/persistence/sql-account-tokens.js';
import { SqlUnusedAccounts } from './leaving/adapters/sql-unused-accounts.js';
import { SqlKnownAddresses } from './accounts/adapters/persistence/sql-known-addresses.js';
import { SqlUserQueries } from './accounts/adapters/persistence/sql-user-queries.js';
import { UserSchema } from './accounts/adapters/persistence/user.schema.js';
import { ListedCommonPasswords } from './password/adapters/listed-common-passwords.js';
import { Argon2PasswordHasher } from './password/adapters/argon2-password-hasher.js';
import { SuspensionController } from './administration/adapters/http/suspension.controller.js';
import { ObjectionsController } from './administration/adapters/http/objections.controller.js';
import { SqlObjections } from './administration/adapters/sql-objections.js';
import { Objections } from './administration/application/suspension/objections.js';
import { ObjectToSuspension } from './administration/application/suspension/object-to-suspension.js';
import { RejectObjection } from './administration/application/suspension/reject-objection.js';
import { SqlSuspensions } from './administration/adapters/sql-suspensions.js';
import { Suspensions } from './administration/application/suspension/suspensions.js';
import { AdmitUser } from './sign-in/application/admit-user.js';
import { ReinstateUser } from './administration/application/suspension/reinstate-user.js';
import { EndInvitedAdmins } from './administration/application/admins/end-invited-admins.js';
import { SuspendAccount } from './administration/application/suspension/suspend-account.js';
import { SuspendUser } from './administration/application/suspension/suspend-user.js';
import { EndSessions } from './sign-in/application/end-sessions.js';
import { EnsureAdmin } from './administration/application/admins/ensure-admin.js';
import { ConfirmEmailChange } from './email/application/confirm-email-change.js';
import { RequestEmailChange } from './email/application/request-email-change.js';
import { RequestEmailVerification } from './email/application/request-email-verification.js';
import { UndoEmailChange } from './email/application/undo-email-change.js';
import { VerifyEmail } from './email/application/verify-email.js';
import { BuildExport } from './leaving/application/export/build-export.js';
import { DeleteOnRequest } from './leaving/application/deletion/delete-on-request.js';
import { ExportOnRequest } from './leaving/application/export/export-on-request.js';
import { LeavingPolicy } from './leaving/application/deletion/leaving-policy.js';
import { ApplicantDataController } from './leaving/adapters/http/applicant-data.controller.js';
import { ApplicantDataReadModel } from './leaving/adapters/applicant-data-read-model.js';
import { ApplicantData } from './leaving/application/applicants/applicant-data.js';
import { CompanyApplicants } from './leaving/application/applicants/company-applicants.js';
import { LeavingRequestsController } from './leaving/adapters/http/leaving-requests.controller.js';
import { DeleteAccount } from './leaving/application/deletion/delete-account.js';
import { EraseOwnedData } from './leaving/adapters/erase-owned-data.js';
import { IDENTITY_DATA } from './leaving/adapters/owned-data.js';
import { EraseAccount } from './leaving/application/deletion/erase-account.js';
import { Erasures } from './leaving/application/deletion/erasures.js';
import { PurgeUnusedAccounts } from './leaving/application/unused/purge-unused-accounts.js';
import { ReplayErasures } from './leaving/application/deletion/replay-erasures.js';
import { RequestExport } from './leaving/application/export/request-export.js';
import { SweepExports } from './leaving/application/export/sweep-exports.js';
import { UnusedAccountWarnings } from './leaving/application/unused/unused-account-warnings.js';
import { WarnUnusedAccounts } from './leaving/application/unused/warn-unused-accounts.js';
import { ChangePassword } from './password/application/change-password.js';
import { ConfirmPassword } from './password/application/confirm-password.js';
import { ConfirmedChange } from './password/application/confirmed-change.js';
import { CreatePasswordResetLink } from './password/application/create-password-reset-link.js';
import { RequestPasswordReset } from './password/application/request-password-reset.js';
import { ResetPassword } from './password/application/reset-password.js';
import { AccountExports } from './leaving/application/export/account-exports.js';
import { UnusedAccounts } from './leaving/application/unused/unused-accounts.js';
import { AccountTokens } from './accounts/application/ports/account-tokens.js';
import { CommonPasswords } from './password/application/common-passwords.js';
import { KnownAddresses } from './accounts/application/ports/known-addresses.js';
import { PasswordHasher } from './password/application/password-hasher.js';
import { UserQueries } from './accounts/application/ports/user-queries.js';
import { UserRepository } from './accounts/application/ports/user-repository.js';
import { ChangeLanguage } from './accounts/application/change-language.js';
import { ChangeTimeZone } from './accounts/application/change-time-zone.js';
import { RegisterUser } from './accounts/application/register-user.js';
import { RenameUser } from './accounts/application/rename-user.js';
import { RevokeAccess } from './accounts/application/revoke-access.js';
import { UseLink } from './accounts/application/use-link.js';
import { CompleteSignIn } from './sign-in/application/complete-sign-in.js';
import { EnterSignInCode } from './sign-in/application/enter-sign-in-code.js';
import { RenewSession } from './sign-in/application/renew-session.js';
import { SignOut } from './sign-in/application/sign-out.js';
import { StartSession } from './sign-in/application/start-session.js';
import { SignInLimits } from './sign-in/application/sign-in-limits.js';
import { SignIn } from './sign-in/application/sign-in.js';

const unusedMonths = ({ retention }: Pick<Settings, 'retention'>) => retention.unusedAccountsMonths;

/** Users, sign-in and sessions. */
@Module({
  imports: [MikroOrmModule.forFeature([UserSchema])],
  controllers: [
    IdentityController,
    AccountController,
    AccountEmailController,
    AccountLeavingController,
    LeavingRequestsController,
    ApplicantDataController,
    SuspensionController,
    ObjectionsController,
    PasswordResetController,
    PasskeysController,
    LinkedIdentitiesController,
    ProviderSignInController,
    SecondFactorController,
    AdminInvitationsController,
    TeamController,
    CompanyInvitationController,
  ],
  providers: [
    RegisterUser,
    ChangeLanguage,
    ChangeTimeZone,
    SignIn,
    LocalStrategy,
    SignInLimits,
    EnsureAdmin,
    EndSessions,
    SuspendAccount,
    SuspendUser,
    ReinstateUser,
    withSetting(AdmitUser, [Suspensions, Objections, AuditLog], ({ publicUrl }) => publicUrl),
    ObjectToSuspension,
    RejectObjection,
    { provide: Suspensions, useClass: SqlSuspensions },
    { provide: Objections, useClass: SqlObjections },
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
    EndInvitedAdmins,
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
    EraseOwnedData,
    IDENTITY_DATA,
    DeleteAccount,
    LeavingPolicy,
    DeleteOnRequest,
    ExportOnRequest,
    ReplayErasures,
    CompanyApplicants,
    { provide: ApplicantData, useClass: ApplicantDataReadModel },
    RequestExport,
    BuildExport,
    SweepExports,
    { provide: UnusedAccounts, useClass: SqlUnusedAccounts },
    withSetting(WarnUnusedAccounts, [UnusedAccounts, UnitOfWork, Clock], unusedMonths),
    withSetting(UnusedAccountWarnings, [UnusedAccounts, Clock], unusedMonths),
    withSetting(PurgeUnusedAccounts, [UnusedAccounts, EraseAccount, Clock], unusedMonths),
    { provide: AccountExports, useClass: SqlAccountExports },
    { provide: APP_GUARD, useClass: VerifiedEmailGuard },
    { provide: AccountTokens, useClass: SqlAccountTokens },
    { provide: UserRepository, useClass: MikroOrmUserRepository },
    { provide: CommonPasswords, useClass: ListedCommonPasswords },
    { provide: KnownAddresses, useClass: SqlKnownAddresses },
    { provide: UserQueries, useClass: SqlUserQueries },
    Accounts,
    Parties,
    TeamMembers,
    ExportOfFormerMembers,
    withSetting(MemberInvitations, [Teams, CompanyInvitations, UnitOfWork, Clock, AuditLog], ({ publicUrl, mail }) => ({
      publicUrl,
      sendsMail: mail !== undefined,
    })),
    withSetting(
      JoinCompany,
      [CompanyInvitations, Teams, UserRepository, RegisterUser, UnitOfWork, AuditLog],
      ({ mail }) => mail !== undefined,
    ),
    { provide: Teams, useClass: SqlTeams },
    { provide: TeamQueries, useClass: SqlTeamQueries },
    { provide: CompanyInvitations, useClass: SqlCompanyInvitations },
    { provide: PasswordHasher, useClass: Argon2PasswordHasher },
    { provide: Actors, useClass: CachedActors },
  ],
  exports: [ConfirmedChange, Actors, Accounts, Parties, AccountTokens, Objections, SuspendUser, UnusedAccountWarnings],
})
export class IdentityModule {}
