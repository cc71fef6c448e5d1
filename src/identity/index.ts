export { MemberInvited, HiringEnded, MembershipChanged } from './companies/domain/company-events.js';
export { NAME_OF_PARTY } from './companies/adapters/team-read-model.js';
export { ApplicantErased } from './leaving/domain/applicant-erased.js';
export { Parties } from './companies/adapters/parties.js';
export { Accounts } from './accounts/adapters/persistence/accounts.js';
export {
  AccessRevoked,
  AccountDeleted,
  AdminInvited,
  AccountReinstated,
  AccountSuspended,
  EmailChanged,
  EmailChangeRequested,
  EmailRestored,
  EmailVerificationRequested,
  IdentityLinked,
  ObjectionRejected,
  PasskeyAdded,
  PasswordChanged,
  PasswordResetRequested,
  RecoveryCodesRenewed,
  RecoveryCodeUsed,
  SecondFactorDisabled,
  SecondFactorEnabled,
  UnusedAccountFound,
  UserRegistered,
} from './accounts/domain/user-events.js';
export { ResetSecondFactor } from './second-factor/application/reset-second-factor.js';
export { AccountTokens } from './accounts/application/ports/account-tokens.js';
export { ConfirmedRequest, LinkRequest } from './accounts/adapters/http/account.requests.js';
export { callerOf } from './accounts/adapters/http/caller.js';
export { ConfirmedChange } from './password/application/confirmed-change.js';
export { EnsureAdmin } from './administration/application/admins/ensure-admin.js';
export { DeleteOnRequest } from './leaving/application/deletion/delete-on-request.js';
export { ExportOnRequest } from './leaving/application/export/export-on-request.js';
export { PurgeUnusedAccounts } from './leaving/application/unused/purge-unused-accounts.js';
export { ReplayErasures } from './leaving/application/deletion/replay-erasures.js';
export { UnusedAccountWarnings } from './leaving/application/unused/unused-account-warnings.js';
export { WarnUnusedAccounts } from './leaving/application/unused/warn-unused-accounts.js';
export { Objections } from './administration/application/suspension/objections.js';
export { SuspendUser } from './administration/application/suspension/suspend-user.js';
export { makeFirstAdmin } from './administration/adapters/first-admin.js';
export { MailUnavailable } from './accounts/domain/identity-errors.js';
