import type { LinkPurpose } from '../../domain/account-link.js';

/** `email` is the address that the link was sent to, or that it concerns. */
export type AccountToken = {
  /** Later tokens have higher ids. */
  readonly id: number;
  readonly userId: number;
  readonly purpose: LinkPurpose;
  readonly email: string | null;
  readonly expiresAt: Date;
  /** Since when an undo link ends what was set up; null for other links. */
  readonly since: Date | null;
};

export type NewToken = Pick<AccountToken, 'userId' | 'purpose' | 'email'> & { readonly since?: Date };

/** `token` is random. */
export type IssuedToken = { readonly token: string; readonly expiresAt: Date };

/** One-time links to accounts. Only hashes of the tokens are stored. */
export abstract class AccountTokens {
  abstract issue(link: NewToken): Promise<IssuedToken>;

  /** Issues a token in place of the user's others of the same purpose. */
  abstract replace(link: NewToken): Promise<IssuedToken>;

  /** Looks up a valid token without using it. */
  abstract find(purpose: LinkPurpose, token: string): Promise<AccountToken | undefined>;

  /**
   * Marks a valid token as used; only one of concurrent calls succeeds. Undefined if unknown, expired, used or revoked.
   */
  abstract consume(purpose: LinkPurpose, token: string): Promise<AccountToken | undefined>;

  /** Revokes all tokens issued to a user for these purposes. */
  abstract revoke(userId: number, ...purposes: LinkPurpose[]): Promise<void>;

  /** Revokes a token and the user's later ones of the same purpose. */
  abstract revokeFrom(link: AccountToken): Promise<void>;

  /** The valid tokens of a purpose, oldest first. */
  abstract open(userId: number, purpose: LinkPurpose): Promise<readonly AccountToken[]>;

  /** The newest valid token of a purpose. */
  abstract pending(userId: number, purpose: LinkPurpose): Promise<AccountToken | undefined>;
}
