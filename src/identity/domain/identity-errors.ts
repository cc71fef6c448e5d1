import { DomainError, domainError } from '../../shared/domain/domain-error.js';

/** Someone has this username, or one that looks like it. */
export class UsernameTaken extends domainError('conflict', 'username_taken', 'Username is already taken', {
  field: 'username',
}) {}

/** Someone registered with this email address. */
export class EmailTaken extends domainError('conflict', 'email_taken', 'Email is already registered', {
  field: 'email',
}) {}

/** An unknown name or a wrong password; callers do not learn which. */
export class WrongCredentials extends domainError(
  'unauthenticated',
  'wrong_credentials',
  'Invalid username or password',
) {}

/** The password that confirms a change is wrong. */
export class WrongPassword extends DomainError {
  constructor(field: string) {
    super('invalid', 'wrong_password', 'This is not your current password', { field });
  }
}

/** No such account. */
export class UserNotFound extends domainError('not-found', 'user_not_found', 'This user does not exist.') {}

/** No such session of the user. */
export class SessionNotFound extends domainError('not-found', 'session_not_found', 'This session does not exist.') {}

/** Links cannot be mailed, because no mail server is set up. */
export class MailUnavailable extends domainError(
  'conflict',
  'mail_unavailable',
  'This site does not send mail, so this is not possible here.',
) {}

/** The settings require a verified email address for this. */
export class EmailNotVerified extends domainError(
  'forbidden',
  'email_not_verified',
  'Please verify your email address first. Your settings send you a link.',
) {}

/** Someone without a password has to confirm a change by a recent sign-in. */
export class SignInAgain extends domainError(
  'forbidden',
  'sign_in_again',
  'Please sign out and in again to confirm that this is you.',
) {}

/** Somebody has to be able to administer the site. */
export class LastAdmin extends domainError(
  'conflict',
  'last_admin',
  'You are the only admin, so your account cannot be deleted.',
) {}

/** The export does not exist or has expired. */
export class ExportNotFound extends domainError(
  'not-found',
  'export_not_found',
  'There is no export of your data. Please request a new one.',
) {}

/** A passkey that is unknown, or whose answer is not genuine or too late; callers do not learn which. */
export class PasskeyRefused extends DomainError {
  constructor(kind: 'invalid' | 'unauthenticated') {
    super(kind, 'passkey_refused', 'This passkey could not be used. Please try again.');
  }
}

/** No such passkey, or someone else's. */
export class PasskeyNotFound extends domainError('not-found', 'passkey_not_found', 'This passkey does not exist.') {}

/** No such invitation, or it was accepted. */
export class InvitationNotFound extends domainError(
  'not-found',
  'invitation_not_found',
  'This invitation does not exist.',
) {}

/** Nobody may lock themselves out. */
export class LastWayToSignIn extends domainError(
  'conflict',
  'last_way_to_sign_in',
  'This is your only way to sign in. Add another one first.',
) {}

/** The settings do not name this provider. */
export class ProviderNotFound extends domainError(
  'not-found',
  'provider_not_found',
  'This way to sign in does not exist.',
) {}

/** The provider does not answer, or not as it should. */
export class ProviderUnavailable extends domainError(
  'unavailable',
  'provider_unavailable',
  "The provider can't be reached right now. Please try again later or sign in another way.",
) {}

/** The person did not agree, or the provider refused. */
export class ProviderDenied extends domainError('forbidden', 'provider_denied', 'The sign-in was canceled.') {}

/** What came back from a provider belongs to no sign-in of this browser, or is not genuine. */
export class ProviderSignInRefused extends domainError(
  'unauthenticated',
  'provider_refused',
  'This sign-in did not work or has expired. Please try again.',
) {}

/** Nobody came back from a provider in this browser, or too long ago. */
export class NothingPending extends domainError(
  'gone',
  'nothing_pending',
  'This sign-in has expired. Please start again.',
) {}

/** Someone's account has this identity. */
export class IdentityTaken extends domainError(
  'conflict',
  'identity_taken',
  'This sign-in belongs to another account.',
) {}

/** No such identity, or someone else's. */
export class IdentityNotFound extends domainError(
  'not-found',
  'identity_not_found',
  'This way to sign in does not exist.',
) {}
