/** What a one-time link is for. */
export type TokenPurpose =
  | 'password_reset'
  | 'email_change'
  | 'email_undo'
  | 'email_verification'
  | 'company_verification';

/** `email` is the address that the link was sent to, or that it concerns. */
export type AccountToken = {
  readonly userId: number;
  readonly purpose: TokenPurpose;
  readonly email: string | null;
  readonly expiresAt: Date;
};

/** One-time links to accounts. Only hashes of the tokens are stored. */
export abstract class AccountTokens {
  /** Returns a random token. */
  abstract issue(token: AccountToken): Promise<string>;

  /** Looks up a valid token without using it. */
  abstract find(purpose: TokenPurpose, token: string): Promise<AccountToken | undefined>;

  /**
   * Marks a valid token as used; only one of concurrent calls succeeds. Undefined if unknown, expired, used or revoked.
   */
  abstract consume(purpose: TokenPurpose, token: string): Promise<AccountToken | undefined>;

  /** Revokes all tokens issued to a user for these purposes. */
  abstract revoke(userId: number, ...purposes: TokenPurpose[]): Promise<void>;

  /** The newest valid token of a purpose. */
  abstract pending(userId: number, purpose: TokenPurpose): Promise<AccountToken | undefined>;
}
