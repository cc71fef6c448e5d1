import { Injectable } from '@nestjs/common';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { RateLimiter, type Allowance } from '../../../application/rate-limiter.js';
import { Database } from '../../postgres/database.js';

/** Keys whose allowance is known to be used up; more than that are asked for anew. */
const MOST_REMEMBERED = 10_000;

/**
 * Counts attempts in PostgreSQL, so that a limit holds across all processes. What is used up stays so for a known time: until then
 * PostgreSQL is not asked, and whoever goes on trying costs next to nothing.
 */
@Injectable()
export class PostgresRateLimiter extends RateLimiter {
  /** Milliseconds since 1970 until which a key is blocked. */
  private readonly blockedUntil = new Map<string, number>();
  private readonly limiters = new Map<string, Promise<RateLimiterPostgres>>();

  constructor(private readonly database: Database) {
    super();
  }

  override async consume(allowance: Allowance, key: string): Promise<number> {
    if (allowance.points === 0) return 0;
    const known = this.remembered(allowance, key);
    if (known > 0) return known;
    const limiter = await this.limiter(allowance);
    try {
      await limiter.consume(key);
      return 0;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return this.remember(allowance, key, refusal);
      throw refusal;
    }
  }

  override async blockedFor(allowance: Allowance, key: string): Promise<number> {
    if (allowance.points === 0) return 0;
    const known = this.remembered(allowance, key);
    if (known > 0) return known;
    const state = await (await this.limiter(allowance)).get(key);
    return state && state.consumedPoints >= allowance.points ? this.remember(allowance, key, state) : 0;
  }

  private remember(allowance: Allowance, key: string, { msBeforeNext }: RateLimiterRes): number {
    const [oldest] = this.blockedUntil.keys();
    if (oldest !== undefined && this.blockedUntil.size >= MOST_REMEMBERED) this.blockedUntil.delete(oldest);
    this.blockedUntil.set(`${allowance.name} ${key}`, Date.now() + msBeforeNext);
    return seconds(msBeforeNext);
  }

  private remembered(allowance: Allowance, key: string): number {
    const name = `${allowance.name} ${key}`;
    const until = this.blockedUntil.get(name);
    if (until === undefined) return 0;
    const left = until - Date.now();
    if (left > 0) return seconds(left);
    this.blockedUntil.delete(name);
    return 0;
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

function seconds(milliseconds: number): number {
  return Math.max(1, Math.ceil(milliseconds / 1000));
}
