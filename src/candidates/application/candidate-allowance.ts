import { TooManyAttempts, type RateLimiter } from '#shared/application/limits/rate-limiter.js';
import { msg } from '#shared/domain/words.js';

const DAY = 24 * 60 * 60;

type Limits = { readonly candidateLooksPerDay: number; readonly candidateRequestsPerDay: number };

const MESSAGES: Readonly<Record<keyof Limits, string>> = {
  candidateLooksPerDay: msg('Your company has looked at many people today. Please try again tomorrow.'),
  candidateRequestsPerDay: msg('Your company has asked many people today. Please try again tomorrow.'),
};

/** Limits the people whom a company looks at and asks per day; 0 for no limit. */
export class CandidateAllowance {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly limits: Limits,
  ) {}

  /**
   * Does something that counts unless it fails, or says that it was done before. Not in a transaction, which would hold
   * its connection while the limiter waits for one.
   * @throws TooManyAttempts
   */
  async use<Result extends { readonly isNew: boolean }>(
    name: keyof Limits,
    employerId: number,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const [allowance, key] = [{ name, points: this.limits[name], seconds: DAY }, `user:${employerId}`];
    const wait = await this.limiter.consume(allowance, key);
    if (wait > 0) throw new TooManyAttempts(MESSAGES[name], wait);
    let counts = false;
    try {
      const result = await work();
      counts = result.isNew;
      return result;
    } finally {
      if (!counts) await this.limiter.refund(allowance, key);
    }
  }
}
