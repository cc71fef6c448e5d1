/** What a one-time link is for. */
export type TokenPurpose =
  'password_reset' | 'email_change' | 'email_undo' | 'email_verification' | 'company_verification';

/** What a link stands for. `email` is the address that it was mailed to or that it is about. */
export type AccountToken = {
  readonly userId: number;
  readonly purpose: TokenPurpose;
  readonly email: string | null;
  readonly expiresAt: Date;
};

/** One-time links to accounts. Only hashes of the tokens are stored. */
export abstract class AccountTokens {
  /** Makes a random token. */
  abstract issue(token: AccountToken): Promise<string>;

  /** What a valid token stands for, without using it up. */
  abstract find(purpose: TokenPurpose, token: string): Promise<AccountToken | undefined>;

  /** Uses up a valid token; of concurrent calls one succeeds. Undefined if the token is unknown, expired, used or void. */
  abstract consume(purpose: TokenPurpose, token: string): Promise<AccountToken | undefined>;

  /** Voids what was issued to a user so far. */
  abstract void(userId: number, ...purposes: TokenPurpose[]): Promise<void>;

  /** The newest valid token of a purpose. */
  abstract pending(userId: number, purpose: TokenPurpose): Promise<AccountToken | undefined>;
}
