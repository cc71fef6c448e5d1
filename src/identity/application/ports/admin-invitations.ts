/** An invitation to become an admin that nobody has accepted yet. */
export type AdminInvitation = {
  readonly id: number;
  readonly email: string;
  /** Who invites. */
  readonly invitedBy: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
};

export type NewAdminInvitation = Pick<AdminInvitation, 'email' | 'createdAt' | 'expiresAt'> & {
  readonly adminId: number;
};

/** Invitations of admins. Only hashes of the tokens in their links are stored. */
export abstract class AdminInvitations {
  /** Those that can still be accepted, the newest first. */
  abstract open(): Promise<readonly AdminInvitation[]>;

  /** Makes a random token. A former invitation of the same address becomes void. */
  abstract issue(invitation: NewAdminInvitation): Promise<{ readonly id: number; readonly token: string }>;

  /** Whether a token is valid, without using it up. An invitation is void while its admin is suspended. */
  abstract isValid(token: string): Promise<boolean>;

  /** Uses up a valid token; of concurrent calls one succeeds. */
  abstract consume(token: string): Promise<Pick<AdminInvitation, 'id' | 'email'> | undefined>;

  /** False if there is no such invitation. */
  abstract withdraw(id: number): Promise<boolean>;
}
