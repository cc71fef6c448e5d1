import type { Role } from '../../shared/domain/actor.js';

/** What other modules may know about an account. */
export type Account = { readonly id: number; readonly role: Role };

/** Accounts for other modules. */
export abstract class Accounts {
  abstract find(userId: number): Promise<Account | undefined>;
}
