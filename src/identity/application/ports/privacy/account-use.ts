/** When accounts were last used: the database notes it whenever a session begins or is renewed. */
export abstract class AccountUse {
  /** Makes signing in wait until the unit of work ends. */
  abstract lock(userId: number): Promise<void>;

  /** Notes that the owner of an unused account was warned. */
  abstract warned(userId: number, now: Date): Promise<void>;
}
