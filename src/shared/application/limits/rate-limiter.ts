import { DomainError, domainError } from '../../domain/domain-error.js';

/** A rate limit is used up; `retryAfterSeconds` says when to try again. */
export class TooManyAttempts extends DomainError {
  constructor(message: string, retryAfterSeconds: number) {
    super('too-many', 'too_many_attempts', message, { retryAfterSeconds });
  }
}

/** The limiter is unavailable. Attempts that cannot be counted are rejected. */
export class RateLimiterFailed extends domainError(
  'unavailable',
  'temporarily_unavailable',
  'Temporarily unavailable. Please try again in a few seconds.',
  { retryAfterSeconds: 5 },
) {}

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
   * The attempts that are left, without counting one; infinite without a limit.
   * @throws RateLimiterFailed
   */
  abstract left(allowance: Allowance, key: string): Promise<number>;

  /**
   * Refunds an attempt that `consume` allowed.
   * @throws RateLimiterFailed
   */
  abstract refund(allowance: Allowance, key: string): Promise<void>;
}
