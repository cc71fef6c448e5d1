/** A sign-in that has not ended. */
export type UserSession = {
  readonly id: number;
  readonly startedAt: Date;
  /** To the day. */
  readonly lastActiveAt: Date;
  /** Network address and browser at the last renewal; null for sessions older than this record. */
  readonly address: string | null;
  readonly userAgent: string | null;
  readonly isCurrent: boolean;
};

/** The sessions of users, across all processes. */
export abstract class UserSessions {
  /** Most recently active first. `current` is the session id in the caller's cookie. */
  abstract list(userId: number, current: string): Promise<UserSession[]>;

  /** Ends one session; returns false if the user has no such session. */
  abstract end(userId: number, id: number): Promise<boolean>;

  /** Ends all sessions of a user, except for `current` if it is given. */
  abstract endAll(userId: number, current?: string): Promise<void>;
}
