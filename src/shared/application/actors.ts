import type { Actor } from '../domain/actor.js';

/** Current accounts. The session only identifies the user; the role is read again for every request. */
export abstract class Actors {
  /** Undefined if the account was deleted. */
  abstract find(userId: number): Promise<Actor | undefined>;

  /** Call this after a change of an account was committed: this process reads it again at the next request. */
  abstract forget(userId: number): void;
}
