import type { Role } from '../../../shared/domain/actor.js';

/** The people whom one can write to. */
export abstract class AccountDirectory {
  /** Undefined where nobody has the id. */
  abstract roleOf(userId: number): Promise<Role | undefined>;
}
