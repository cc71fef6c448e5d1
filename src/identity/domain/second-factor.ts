import { domainError } from '../../shared/domain/domain-error.js';

/** How many recovery codes an account gets at once. */
export const RECOVERY_CODES = 10;

/** As people read and type it, with blanks or dashes. */
export const CODE_RULE = { label: 'Code', min: 6, max: 30 } as const;

/** What someone entered: the code that an app shows at the moment, or a recovery code. */
export type EnteredCode = { readonly kind: 'app' | 'recovery'; readonly text: string };

/** Undefined for what can be neither. */
export function readCode(entered: string): EnteredCode | undefined {
  const text = entered.replaceAll(/[\s-]/g, '').toUpperCase();
  if (/^[0-9]{6}$/.test(text)) return { kind: 'app', text };
  if (/^[A-Z2-7]{16}$/.test(text)) return { kind: 'recovery', text };
  return undefined;
}

/** A code that is wrong, too old, or was used before; callers do not learn which. */
export class WrongCode extends domainError('invalid', 'wrong_code', 'This code is not valid. Please enter a new one.', {
  field: 'code',
}) {}

/** The password is right, but it is not enough. */
export class CodeRequired extends domainError(
  'unauthenticated',
  'second_factor_required',
  'Please enter the code from your authenticator app, too.',
) {}

export class SecondFactorIsOn extends domainError(
  'conflict',
  'second_factor_on',
  'Two-factor authentication is on already. Turn it off first.',
) {}

export class SecondFactorIsOff extends domainError(
  'conflict',
  'second_factor_off',
  'Two-factor authentication is not set up. Please start again.',
) {}

/** The settings require admins to keep one. */
export class SecondFactorNeeded extends domainError(
  'conflict',
  'second_factor_needed',
  'Admins need a second factor here. Add another one first.',
) {}

/** A password alone must not add a second factor to an account that has one. */
export class PassSecondFactorFirst extends domainError(
  'forbidden',
  'pass_second_factor_first',
  'Please sign out, and sign in with your passkey.',
) {}
