import { DomainError } from '../domain/domain-error.js';

/** Too much of something in a while; `retryAfterSeconds` says when to try again. */
export class TooManyAttempts extends DomainError {
  readonly code = 'too_many_attempts';
  readonly kind = 'too-many';

  constructor(
    message: string,
    override readonly retryAfterSeconds: number,
  ) {
    super(message);
  }
}

/** How many of something are allowed within how long; a limit of 0 points allows any number. */
export type Allowance = { readonly name: string; readonly points: number; readonly seconds: number };

/** Counts attempts by key over a sliding start: a count begins with the first attempt and is forgotten after `seconds`. */
export abstract class RateLimiter {
  /** Counts one attempt. Returns the seconds to wait when the allowance is used up, else 0. */
  abstract consume(allowance: Allowance, key: string): Promise<number>;

  /** The seconds to wait when the allowance is used up, else 0; counts nothing. */
  abstract blockedFor(allowance: Allowance, key: string): Promise<number>;
}
