import { DomainError } from '../domain/domain-error.js';

const SECONDS_UNTIL_RETRY = 5;

/** More is asked at once than can be done soon. */
export class TooBusy extends DomainError {
  readonly code = 'too_busy';
  readonly kind = 'unavailable';
  override readonly retryAfterSeconds = SECONDS_UNTIL_RETRY;

  constructor() {
    super('There is a rush at the moment. Please try again in a few seconds.');
  }
}

/** The same, said without having waited for a turn. */
export class TurnedAway extends TooBusy {}
