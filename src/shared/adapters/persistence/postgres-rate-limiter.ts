import { Injectable } from '@nestjs/common';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { RateLimiter, type Allowance } from '../../application/rate-limiter.js';
import { Database } from './database.js';

/** Counts attempts in PostgreSQL, so that a limit holds across all processes. */
@Injectable()
export class PostgresRateLimiter extends RateLimiter {
  private readonly limiters = new Map<string, Promise<RateLimiterPostgres>>();

  constructor(private readonly database: Database) {
    super();
  }

  override async consume(allowance: Allowance, key: string): Promise<number> {
    if (allowance.points === 0) return 0;
    const limiter = await this.limiter(allowance);
    try {
      await limiter.consume(key);
      return 0;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return seconds(refusal);
      throw refusal;
    }
  }

  override async blockedFor(allowance: Allowance, key: string): Promise<number> {
    if (allowance.points === 0) return 0;
    const state = await (await this.limiter(allowance)).get(key);
    return state && state.consumedPoints >= allowance.points ? seconds(state) : 0;
  }

  private limiter(allowance: Allowance): Promise<RateLimiterPostgres> {
    const known = this.limiters.get(allowance.name);
    if (known) return known;
    const made = this.database.nativePool().then(
      (pool) =>
        new RateLimiterPostgres({
          storeClient: pool,
          storeType: 'pool',
          tableName: 'rate_limit',
          tableCreated: true,
          keyPrefix: allowance.name,
          points: allowance.points,
          duration: allowance.seconds,
        }),
    );
    this.limiters.set(allowance.name, made);
    return made;
  }
}

function seconds(state: RateLimiterRes): number {
  return Math.max(1, Math.ceil(state.msBeforeNext / 1000));
}
