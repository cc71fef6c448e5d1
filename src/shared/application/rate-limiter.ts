import { DomainError } from '../domain/domain-error.js';

/** A rate limit is used up; `retryAfterSeconds` says when to try again. */
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

/** The limiter is unavailable. Attempts that cannot be counted are rejected. */
export class RateLimiterFailed extends DomainError {
  readonly code = 'temporarily_unavailable';
  readonly kind = 'unavailable';
  override readonly retryAfterSeconds = 5;

  constructor() {
    super('Temporarily unavailable. Please try again in a few seconds.');
  }
}

/** Number of attempts allowed in a period; 0 points means no limit. */
export type Allowance = { readonly name: string; readonly points: number; readonly seconds: number };

/** Counts attempts by key. A count starts with the first attempt and ends after `seconds`. */
export abstract class RateLimiter {
  /**
   * Counts one attempt. Returns the seconds to wait if the allowance is used up, otherwise 0.
   * @throws RateLimiterFailed
   */
  abstract consume(allowance: Allowance, key: string): Promise<number>;

  /**
   * Takes back an attempt that `consume` allowed.
   * @throws RateLimiterFailed
   */
  abstract refund(allowance: Allowance, key: string): Promise<void>;
}
