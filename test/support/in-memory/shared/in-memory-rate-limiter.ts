import { RateLimiter, type Allowance } from '../../../../src/shared/application/rate-limiter.js';

/** Counts attempts without ever forgetting them. */
export class InMemoryRateLimiter extends RateLimiter {
  private readonly counts = new Map<string, number>();

  override consume(allowance: Allowance, key: string): Promise<number> {
    const count = this.count(allowance, key) + 1;
    this.counts.set(`${allowance.name}/${key}`, count);
    return Promise.resolve(allowance.points > 0 && count > allowance.points ? allowance.seconds : 0);
  }

  override blockedFor(allowance: Allowance, key: string): Promise<number> {
    const blocked = allowance.points > 0 && this.count(allowance, key) >= allowance.points;
    return Promise.resolve(blocked ? allowance.seconds : 0);
  }

  private count(allowance: Allowance, key: string): number {
    return this.counts.get(`${allowance.name}/${key}`) ?? 0;
  }
}
