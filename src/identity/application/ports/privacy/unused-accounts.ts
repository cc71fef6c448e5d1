import type { Due } from '../../../../shared/application/background/retention.js';
import type { UnusedAccountTimes } from '../../../domain/unused-accounts.js';

/** An account that nobody has used for long. */
export type UnusedAccount = { readonly userId: number; readonly usedAt: Date };

/** What an unused account waits for. */
export type NextStep = 'warning' | 'deletion';

/** Accounts that nobody uses, but never those of admins, of suspended people, and of employers with listings that are open or wait. */
export abstract class UnusedAccounts {
  /** The next ones by id. */
  abstract next(step: NextStep, times: UnusedAccountTimes, afterId: number): Promise<UnusedAccount[]>;

  abstract due(step: NextStep, times: UnusedAccountTimes): Promise<Due>;

  /** The account if it waits for that step. */
  abstract find(step: NextStep, times: UnusedAccountTimes, userId: number): Promise<UnusedAccount | undefined>;
}
