import type { Due } from '../../../shared/application/retention.js';
import type { UnusedAccountTimes } from '../../domain/unused-accounts.js';

/** An account that nobody has used for long. */
export type UnusedAccount = { readonly userId: number; readonly usedAt: Date };

/** What an unused account waits for. */
export type NextStep = 'warning' | 'deletion';

/**
 * When accounts were last used: the database notes it whenever a session begins or is renewed. Those of admins, and of
 * employers with open listings, never count as unused.
 */
export abstract class AccountUse {
  /** The next ones by id. */
  abstract unused(step: NextStep, times: UnusedAccountTimes, afterId: number): Promise<UnusedAccount[]>;

  abstract due(step: NextStep, times: UnusedAccountTimes): Promise<Due>;

  /** The account if it still waits for that step; signing in waits until the unit of work ends. */
  abstract lock(step: NextStep, times: UnusedAccountTimes, userId: number): Promise<UnusedAccount | undefined>;

  /** Notes that the owner was warned. */
  abstract warned(userId: number, now: Date): Promise<void>;
}
