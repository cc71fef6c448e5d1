import { hash, randomBytes } from 'node:crypto';

const BYTES = 32;

/** An unguessable secret for a link. */
export function newToken(): string {
  return randomBytes(BYTES).toString('base64url');
}

/** The form in which secrets are stored: SHA-256 in base64url. It suits random secrets only, not passwords. */
export function tokenHash(token: string): string {
  return hash('sha256', token, 'base64url');
}
