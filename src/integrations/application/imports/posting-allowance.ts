import type { Allowance, RateLimiter } from '#shared/application/limits/rate-limiter.js';
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
    if (await this.isUnlimited(employerId)) return true;
    return (await this.limiter.consume(this.allowance, `user:${employerId}`)) === 0;
  }

  /** How many more listings may be posted today; infinite without a limit. */
  async left(employerId: number): Promise<number> {
    return (await this.isUnlimited(employerId)) ? Infinity : this.limiter.left(this.allowance, `user:${employerId}`);
  }

  private get allowance(): Allowance {
    return { name: 'listingsPerDay', points: this.perDay, seconds: DAY };
  }

  private async isUnlimited(employerId: number): Promise<boolean> {
    return (await this.employers.publicEmployer(employerId))?.isTrusted === true;
  }
}
