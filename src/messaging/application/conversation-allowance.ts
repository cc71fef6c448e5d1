import { TooManyAttempts, type RateLimiter } from '#shared/application/limits/rate-limiter.js';

const HOUR = 60 * 60;

/** Limits the conversations that a user can start per hour; 0 for no limit. */
export class ConversationAllowance {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly perHour: number,
  ) {}

  /** @throws TooManyAttempts */
  async consume(userId: number): Promise<void> {
    const allowance = { name: 'conversationsPerHour', points: this.perHour, seconds: HOUR };
    const wait = await this.limiter.consume(allowance, `user:${userId}`);
    if (wait > 0) {
      throw new TooManyAttempts('You have started many conversations recently. Please try again later.', wait);
    }
  }
}
