export { Accounts } from './accounts/adapters/persistence/accounts.js';
export { erasing } from './leaving/adapters/row-erasure.js';
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
export { EnsureAdmin } from './administration/application/ensure-admin.js';
export { PurgeUnusedAccounts } from './leaving/application/purge-unused-accounts.js';
export { ReplayErasures } from './leaving/application/replay-erasures.js';
export { UnusedAccountWarnings } from './leaving/application/unused-account-warnings.js';
export { WarnUnusedAccounts } from './leaving/application/warn-unused-accounts.js';
export { makeFirstAdmin } from './administration/adapters/first-admin.js';
export { MailUnavailable } from './accounts/domain/identity-errors.js';
