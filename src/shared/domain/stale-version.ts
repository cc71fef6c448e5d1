import { DomainError } from './domain-error.js';

/** The caller's version is no longer the latest. */
export class StaleVersion extends DomainError {
  readonly code = 'stale_version';
  readonly kind = 'stale';

  constructor() {
    super('Someone changed this in the meantime. Please load it again and repeat your change.');
  }
}
