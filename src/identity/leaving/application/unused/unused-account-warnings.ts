import type { Clock } from '#shared/application/clock.js';
import { NOTICE_DAYS, unusedAccountTimes } from '../../domain/unused-accounts.js';
import type { UnusedAccounts } from './unused-accounts.js';

/** The warnings that the owners of unused accounts get. */
export class UnusedAccountWarnings {
  /** `months`: 0 keeps all accounts. */
  constructor(
    private readonly unused: UnusedAccounts,
    private readonly clock: Clock,
    private readonly months: number,
  ) {}

  /** The content of a warning; undefined if it is no longer needed. */
  async find(userId: number): Promise<{ readonly usedAt: Date; readonly noticeDays: number } | undefined> {
    if (this.months === 0) return undefined;
    // Creates the row for `warned` if the user has never signed in.
    await this.unused.lock(userId);
    const times = unusedAccountTimes(this.months, this.clock.now());
    const account = await this.unused.find('warning', times, userId);
    return account && { usedAt: account.usedAt, noticeDays: NOTICE_DAYS };
  }

  /** Records that the warning was sent, or that the address permanently rejects mail. */
  warned(userId: number): Promise<void> {
    return this.unused.warned(userId, this.clock.now());
  }
}
