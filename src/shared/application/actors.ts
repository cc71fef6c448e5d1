import type { Actor } from '../domain/actor.js';

/** Who the accounts are right now. A session says who signed in; what they may do is asked anew at every request. */
export abstract class Actors {
  /** Undefined if the account is gone. */
  abstract find(userId: number): Promise<Actor | undefined>;
}
