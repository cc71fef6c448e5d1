import { domainError } from './domain-error.js';

/** The caller's version is outdated. */
export class StaleVersion extends domainError(
  'stale',
  'stale_version',
  'Someone changed this in the meantime. Please load it again and repeat your change.',
) {}

/** The versions a caller has seen and accepts; undefined accepts any. */
export type Versions = readonly number[] | undefined;

/** @throws StaleVersion if the current version is not accepted */
export function requireVersion(current: number, accepted: Versions): void {
  if (accepted?.includes(current) === false) throw new StaleVersion();
}
