import type { RateLimiter } from '#shared/application/limits/rate-limiter.js';

const DAY = 24 * 60 * 60;
/** Failing or slow fetches of an employer in a day, which a new address does not reset. */
const MAX_STRIKES = 8;

/** Fetched and sent feeds share the daily limit, so that setting an address again and again does not bypass it. */
export class FetchAllowance {
  /** `perDay`: 0 for no limit. */
  constructor(
    private readonly limiter: RateLimiter,
    private readonly perDay: number,
  ) {}

  /** Counts a fetch, for now as one that fails; returns false if the employer has to wait until tomorrow. */
  async take(employerId: number): Promise<boolean> {
    const key = `user:${employerId}`;
    if ((await this.limiter.consume(STRIKES, key)) > 0) return false;
    return (await this.limiter.consume({ name: 'importsPerDay', points: this.perDay, seconds: DAY }, key)) === 0;
  }

  /** Forgives a fetch that was fast and succeeded. */
  async forgive(employerId: number): Promise<void> {
    await this.limiter.refund(STRIKES, `user:${employerId}`);
  }
}

const STRIKES = { name: 'feedStrikes', points: MAX_STRIKES, seconds: DAY };
