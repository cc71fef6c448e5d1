import { DomainError } from '../domain/domain-error.js';

const SECONDS_UNTIL_RETRY = 5;

/** The queue is full, or its wait timed out. */
export class TooBusy extends DomainError {
  readonly code = 'too_busy';
  readonly kind = 'unavailable';
  override readonly retryAfterSeconds = SECONDS_UNTIL_RETRY;

  constructor() {
    super('Wayfare is very busy right now. Please try again in a few seconds.');
  }
}

/** Rejected without queueing. */
export class TurnedAway extends TooBusy {}
