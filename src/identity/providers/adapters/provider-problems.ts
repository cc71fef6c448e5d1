import { AuthorizationResponseError, ClientError } from 'openid-client';
import type { DomainError } from '#shared/domain/domain-error.js';
import { ProviderDenied, ProviderSignInRefused, ProviderUnavailable } from '../../accounts/domain/identity-errors.js';

const DENIED = ['access_denied', 'consent_required', 'interaction_required', 'login_required'];
const UNAVAILABLE = [
  'server_error',
  'temporarily_unavailable',
  'OAUTH_ABORT',
  'OAUTH_TIMEOUT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
];

/** The error shown to the user. */
export function problemOf(error: unknown): DomainError {
  const reason = reasonOf(error);
  if (error instanceof AuthorizationResponseError && DENIED.includes(reason)) return new ProviderDenied();
  if (isUnreachable(error) || UNAVAILABLE.includes(reason)) return new ProviderUnavailable();
  return new ProviderSignInRefused();
}

/** `fetch` throws a TypeError if it cannot connect, which the library may wrap. */
function isUnreachable(error: unknown): boolean {
  const { name, cause } = error as { name?: unknown; cause?: { name?: unknown } };
  return name === 'TypeError' || cause?.name === 'TypeError';
}

/** The reason for the log: a code without tokens, addresses or personal data. */
export function reasonOf(error: unknown): string {
  const { error: oauth, code, name } = error as { error?: unknown; code?: unknown; name?: unknown };
  const reason = [oauth, error instanceof ClientError ? code : undefined, name].find(
    (one): one is string => typeof one === 'string' && /^[\w.-]{1,60}$/.test(one),
  );
  return reason ?? 'unknown';
}
