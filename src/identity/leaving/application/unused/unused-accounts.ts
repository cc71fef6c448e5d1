import type { Due } from '#shared/application/background/retention.js';
import type { UnusedAccountTimes } from '../../domain/unused-accounts.js';

export type UnusedAccount = { readonly userId: number; readonly usedAt: Date };

export type NextStep = 'warning' | 'deletion';

/** Unused accounts, except those of admins, suspended users, and members of companies with open or pending listings. */
export abstract class UnusedAccounts {
  /** The next accounts by id. */
  abstract next(step: NextStep, times: UnusedAccountTimes, afterId: number): Promise<UnusedAccount[]>;

  abstract due(step: NextStep, times: UnusedAccountTimes): Promise<Due>;

  /** The account, if it is due for that step. */
  abstract find(step: NextStep, times: UnusedAccountTimes, userId: number): Promise<UnusedAccount | undefined>;

  /** Blocks signing in to an account until the unit of work ends. */
  abstract lock(userId: number): Promise<void>;

  /** Records that the owner of an unused account was warned. */
  abstract warned(userId: number, now: Date): Promise<void>;
}
