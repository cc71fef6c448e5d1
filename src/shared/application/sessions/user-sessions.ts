import type { SessionBody } from './session.view.js';

/** The sessions of users, across all processes. */
export abstract class UserSessions {
  /** Most recently active first. `current` is the session id in the caller's cookie. */
  abstract list(userId: number, current: string): Promise<SessionBody[]>;

  /** Whether a session of the user has not ended. `id` is the session id in the caller's cookie. */
  abstract isOpen(userId: number, id: string): Promise<boolean>;

  /** The id of a session of the user that has neither ended nor expired. `current` is the session id in the cookie. */
  abstract idOf(userId: number, current: string): Promise<number | undefined>;

  /** Whether the session with this id has neither ended nor expired. */
  abstract isValid(id: number): Promise<boolean>;

  /** Ends one session; returns false if the user has no such session. */
  abstract end(userId: number, id: number): Promise<boolean>;

  /** Ends all sessions of a user, except for `current` if it is given. */
  abstract endAll(userId: number, current?: string): Promise<void>;
}
