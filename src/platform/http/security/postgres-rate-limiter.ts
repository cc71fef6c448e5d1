import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { hash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Clock } from '#shared/application/clock.js';
import { RateLimiter, RateLimiterFailed, type Allowance } from '#shared/application/limits/rate-limiter.js';
import { Database } from '../../postgres/database.js';
import { deleteInBatches } from '../../postgres/delete-in-batches.js';
import { isDatabaseAway } from '../../postgres/connection/database-errors.js';

/** Milliseconds between deletions of expired counts. */
const DELETE_EVERY = 300_000;

const EXPIRED = { table: 'rate_limit', where: 'expire < $1', by: 'expire' };

/** Seconds that the clocks of two machines may differ. */
const LARGEST_DIFFERENCE = 60;

/** Counts attempts in PostgreSQL, so that all processes share the limits. */
@Injectable()
export class PostgresRateLimiter implements RateLimiter {
  private readonly logger = new Logger('RateLimiter');
  private readonly limiters = new Map<string, Promise<RateLimiterPostgres>>();

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async consume(allowance: Allowance, key: string): Promise<number> {
    if (allowance.points === 0) return 0;
    const limiter = await this.limiter(allowance);
    try {
      const wait = await consumed(limiter, digest(key));
      if (!outlasts(wait, allowance)) return wait;
      await limiter.delete(digest(key));
      return await consumed(limiter, digest(key));
    } catch (error) {
      throw this.failure(error);
    }
  }

  async left(allowance: Allowance, key: string): Promise<number> {
    if (allowance.points === 0) return Infinity;
    const limiter = await this.limiter(allowance);
    try {
      const count = await limiter.get(digest(key));
      return !count || outlasts(count.msBeforeNext / 1000, allowance) ? allowance.points : count.remainingPoints;
    } catch (error) {
      throw this.failure(error);
    }
  }

  async refund(allowance: Allowance, key: string): Promise<void> {
    if (allowance.points === 0) return;
    const limiter = await this.limiter(allowance);
    try {
      await limiter.reward(digest(key));
    } catch (error) {
      throw this.failure(error);
    }
    limiter.deleteInMemoryBlockedAll();
  }

  @Interval(DELETE_EVERY)
  async deleteExpired(): Promise<void> {
    await deleteInBatches(this.database, EXPIRED, [this.clock.now().getTime()]);
  }

  private failure(error: unknown): unknown {
    if (isDatabaseAway(error)) return error;
    this.logger.error({ err: error }, 'Could not count an attempt');
    return new RateLimiterFailed();
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
          clearExpiredByTimeout: false,
          points: allowance.points,
          duration: allowance.seconds,
          // Repeated rejections need no queries.
          inMemoryBlockOnConsumed: allowance.points + 1,
        }),
    );
    this.limiters.set(allowance.name, made);
    return made;
  }
}

/** Counts an attempt. Returns the seconds to wait; 0 if it is allowed. */
async function consumed(limiter: RateLimiterPostgres, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    throw refusal;
  }
}

/** Whether a count lasts longer than it may, because a clock was wrong when it began, or is now. */
function outlasts(seconds: number, allowance: Allowance): boolean {
  return seconds > allowance.seconds + LARGEST_DIFFERENCE;
}

/** Hashed to a fixed length, because PostgreSQL cannot index long keys. */
function digest(key: string): string {
  return hash('sha256', key, 'base64url');
}
