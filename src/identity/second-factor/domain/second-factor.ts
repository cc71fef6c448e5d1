import { conflict, domainError, forbidden } from '#shared/domain/domain-error.js';

/** Number of recovery codes in a set. */
export const RECOVERY_CODES = 10;

/** Length as typed, including spaces or dashes. */
export const CODE_RULE = { label: 'Code', min: 6, max: 30 } as const;

/** A code from the authenticator app, or a recovery code. */
export type EnteredCode = { readonly kind: 'app' | 'recovery'; readonly text: string };

/** Undefined if the text is neither. */
export function readCode(entered: string): EnteredCode | undefined {
  const text = entered.replaceAll(/[\s-]/g, '').toUpperCase();
  if (/^[0-9]{6}$/.test(text)) return { kind: 'app', text };
  if (/^[A-Z2-7]{16}$/.test(text)) return { kind: 'recovery', text };
  return undefined;
}

/** The code is wrong, expired or used; the response does not reveal which. */
export class WrongCode extends domainError('invalid', 'wrong_code', 'This code is not valid. Please enter a new one.', {
  field: 'code',
}) {}

/** The first step succeeded; a code is required. */
export class CodeRequired extends domainError(
  'unauthenticated',
  'second_factor_required',
  'Please also enter the code from your authenticator app.',
) {}

export class SecondFactorIsOn extends conflict(
  'second_factor_on',
  'Two-factor authentication is already on. Turn it off first.',
) {}

export class SecondFactorIsOff extends conflict(
  'second_factor_off',
  'Two-factor authentication is not set up. Please start again.',
) {}

/** The settings require admins to have a second factor. */
export class SecondFactorNeeded extends conflict(
  'second_factor_needed',
  'Admins need two-factor authentication on this site. Add another method first.',
) {}

/** A password alone must not add a second factor to an account that has one. */
export class PassSecondFactorFirst extends forbidden(
  'pass_second_factor_first',
  'Please sign out and sign in with your passkey.',
) {}
