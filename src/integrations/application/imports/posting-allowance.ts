import type { RateLimiter } from '../../../shared/application/limits/rate-limiter.js';
import type { EmployerDirectory } from '../ports/listing-publisher.js';

const DAY = 24 * 60 * 60;

/** Imported and manually posted listings share the daily limit, so that a feed cannot bypass it. */
export class PostingAllowance {
  /** `perDay`: 0 for no limit. */
  constructor(
    private readonly limiter: RateLimiter,
    private readonly employers: EmployerDirectory,
    private readonly perDay: number,
  ) {}

  /** Counts a listing; returns false if the limit is exhausted. Verified employers have no limit. */
  async take(employerId: number): Promise<boolean> {
    if ((await this.employers.publicEmployer(employerId))?.isTrusted) return true;
    const allowance = { name: 'listingsPerDay', points: this.perDay, seconds: DAY };
    return (await this.limiter.consume(allowance, `user:${employerId}`)) === 0;
  }
}
