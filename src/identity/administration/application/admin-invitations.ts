/** A pending invitation to become an admin. */
export type AdminInvitation = {
  readonly id: number;
  readonly email: string;
  /** Full name of the inviting admin. */
  readonly invitedBy: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
};

export type NewAdminInvitation = Pick<AdminInvitation, 'email' | 'createdAt' | 'expiresAt'> & {
  readonly adminId: number;
};

/** Invitations to become an admin. Only hashes of their tokens are stored. */
export abstract class AdminInvitations {
  /** Invitations that can still be accepted, newest first. */
  abstract open(): Promise<readonly AdminInvitation[]>;

  /** Returns a random token. Replaces an earlier invitation of the same address. */
  abstract issue(invitation: NewAdminInvitation): Promise<{ readonly id: number; readonly token: string }>;

  /** Checks a token without using it. It is not valid while the inviting admin is suspended. */
  abstract isValid(token: string): Promise<boolean>;

  /** Uses a valid token; only one of concurrent calls succeeds. */
  abstract consume(token: string): Promise<Pick<AdminInvitation, 'id' | 'email'> | undefined>;

  /** Withdraws the invitations that an admin created since then; all if null. */
  abstract withdrawSince(adminId: number, since: Date | null): Promise<void>;

  /** False if there is no such invitation. */
  abstract withdraw(id: number): Promise<boolean>;
}
