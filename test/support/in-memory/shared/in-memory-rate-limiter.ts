import { RateLimiter, type Allowance } from '#shared/application/limits/rate-limiter.js';

/** Counts attempts until it is reset. */
export class InMemoryRateLimiter extends RateLimiter {
  private readonly counts = new Map<string, number>();

  override consume(allowance: Allowance, key: string): Promise<number> {
    const count = this.add(allowance, key, 1);
    return Promise.resolve(allowance.points > 0 && count > allowance.points ? allowance.seconds : 0);
  }

  override left({ name, points }: Allowance, key: string): Promise<number> {
    return Promise.resolve(points === 0 ? Infinity : Math.max(0, points - (this.counts.get(`${name}/${key}`) ?? 0)));
  }

  override refund(allowance: Allowance, key: string): Promise<void> {
    this.add(allowance, key, -1);
    return Promise.resolve();
  }

  /** Ends the period of a limit. */
  forget(name: string): void {
    for (const key of this.counts.keys()) if (key.startsWith(`${name}/`)) this.counts.delete(key);
  }

  private add(allowance: Allowance, key: string, step: number): number {
    const name = `${allowance.name}/${key}`;
    const count = (this.counts.get(name) ?? 0) + step;
    this.counts.set(name, count);
    return count;
  }
}
