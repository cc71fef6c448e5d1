export { Accounts } from './adapters/persistence/accounts.js';
export { erasing } from './adapters/leaving/row-erasure.js';
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
} from './domain/user-events.js';
export { ResetSecondFactor } from './application/second-factor/reset-second-factor.js';
export { AccountTokens } from './application/ports/account-tokens.js';
export { ConfirmedRequest, LinkRequest } from './adapters/http/account/account.requests.js';
export { callerOf } from './adapters/http/account/caller.js';
export { ConfirmedChange } from './application/password/confirmed-change.js';
export { EnsureAdmin } from './application/ensure-admin.js';
export { PurgeUnusedAccounts } from './application/leaving/purge-unused-accounts.js';
export { ReplayErasures } from './application/leaving/replay-erasures.js';
export { UnusedAccountWarnings } from './application/leaving/unused-account-warnings.js';
export { WarnUnusedAccounts } from './application/leaving/warn-unused-accounts.js';
export { makeFirstAdmin } from './adapters/config/first-admin.js';
export { MailUnavailable } from './domain/identity-errors.js';
