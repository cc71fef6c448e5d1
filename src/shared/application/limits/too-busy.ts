import { domainError } from '../../domain/domain-error.js';

const SECONDS_UNTIL_RETRY = 5;

/** The queue is full, or its wait timed out. */
export class TooBusy extends domainError(
  'unavailable',
  'too_busy',
  'Wayfare is very busy right now. Please try again in a few seconds.',
  { retryAfterSeconds: SECONDS_UNTIL_RETRY },
) {}

/** Rejected without queueing. */
export class TurnedAway extends TooBusy {}
