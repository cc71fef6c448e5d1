/** When accounts were last used; the database records it whenever a session starts or is renewed. */
export abstract class AccountUse {
  /** Blocks signing in until the unit of work ends. */
  abstract lock(userId: number): Promise<void>;

  /** Records that the owner of an unused account was warned. */
  abstract warned(userId: number, now: Date): Promise<void>;
}
