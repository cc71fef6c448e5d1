import { conflict, domainError, DomainError, forbidden, notFound } from '#shared/domain/domain-error.js';

/** Another account has this username, or one that looks like it. */
export class UsernameTaken extends conflict('username_taken', 'Username is already taken', { field: 'username' }) {}

export class EmailTaken extends conflict('email_taken', 'Email is already registered', { field: 'email' }) {}

/** An unknown name or a wrong password; the response does not reveal which. */
export class WrongCredentials extends domainError(
  'unauthenticated',
  'wrong_credentials',
  'Invalid username or password',
) {}

export class WrongPassword extends DomainError {
  constructor(field: string) {
    super('invalid', 'wrong_password', 'This is not your current password', { field });
  }
}

export class UserNotFound extends notFound('user_not_found', 'This user does not exist.') {}

export class SessionNotFound extends notFound('session_not_found', 'This session does not exist.') {}

/** No mail server is configured. */
export class MailUnavailable extends conflict(
  'mail_unavailable',
  'This is not available, because this site does not send email.',
) {}

export class EmailNotVerified extends forbidden(
  'email_not_verified',
  'Please verify your email address first. You can request a link in your settings.',
) {}

/** A user without a password must confirm a change by signing in again. */
export class SignInAgain extends forbidden(
  'sign_in_again',
  'Please sign out and in again to confirm that this is you.',
) {}

/** At least one admin must remain. */
export class LastAdmin extends conflict('last_admin', 'The only admin account can be neither suspended nor deleted.') {}

/** The export does not exist or has expired. */
export class ExportNotFound extends notFound(
  'export_not_found',
  'There is no export of your data. Please request a new one.',
) {}

/** The passkey is unknown, or its response invalid or late; the response does not reveal which. */
export class PasskeyRefused extends DomainError {
  constructor(kind: 'invalid' | 'unauthenticated') {
    super(kind, 'passkey_refused', 'This passkey could not be used. Please try again.');
  }
}

/** No such passkey, or another user's. */
export class PasskeyNotFound extends notFound('passkey_not_found', 'This passkey does not exist.') {}

/** No such invitation, or it was accepted. */
export class InvitationNotFound extends notFound('invitation_not_found', 'This invitation does not exist.') {}

export class LastWayToSignIn extends conflict(
  'last_way_to_sign_in',
  'This is your only way to sign in. Add another one first.',
) {}

/** The provider is not configured. */
export class ProviderNotFound extends notFound('provider_not_found', 'This sign-in method does not exist.') {}

/** The provider does not respond, or its response is malformed. */
export class ProviderUnavailable extends domainError(
  'unavailable',
  'provider_unavailable',
  "The provider can't be reached right now. Please try again later or sign in another way.",
) {}

/** The user declined, or the provider refused. */
export class ProviderDenied extends forbidden('provider_denied', 'The sign-in was canceled.') {}

/** The provider's response does not belong to a sign-in of this browser, or is not genuine. */
export class ProviderSignInRefused extends domainError(
  'unauthenticated',
  'provider_refused',
  'This sign-in did not work or has expired. Please try again.',
) {}

/** The session has no pending sign-in, or it has expired. */
export class NothingPending extends domainError(
  'gone',
  'nothing_pending',
  'This sign-in has expired. Please start again.',
) {}

/** The identity is linked to another account. */
export class IdentityTaken extends conflict('identity_taken', 'This sign-in belongs to another account.') {}

/** No such identity, or another user's. */
export class IdentityNotFound extends notFound('identity_not_found', 'This sign-in method does not exist.') {}
