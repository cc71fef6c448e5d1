/** A sign-in that has not ended. */
export type UserSession = {
  readonly id: number;
  readonly startedAt: Date;
  /** To the day. */
  readonly lastActiveAt: Date;
  /** Network address and browser at the last renewal; null for sessions from before they were recorded. */
  readonly address: string | null;
  readonly userAgent: string | null;
  readonly isCurrent: boolean;
};

/** The sessions of users, over all processes. */
export abstract class UserSessions {
  /** Last active first. `current` is the id of the caller's session in its cookie. */
  abstract list(userId: number, current: string): Promise<UserSession[]>;

  /** Ends one session; returns false if the user has no such session. */
  abstract end(userId: number, id: number): Promise<boolean>;

  /** Ends all sessions of a user, except for `current` if it is given. */
  abstract endAll(userId: number, current?: string): Promise<void>;
}
