import { domainError } from './domain-error.js';

/** The caller's version is outdated. */
export class StaleVersion extends domainError(
  'stale',
  'stale_version',
  'Someone changed this in the meantime. Please load it again and repeat your change.',
) {}
