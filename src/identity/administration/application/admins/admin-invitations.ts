import type { AdminInvitationBody } from './admin-invitation.view.js';

export type NewAdminInvitation = Pick<AdminInvitationBody, 'email' | 'createdAt' | 'expiresAt'> & {
  readonly adminId: number;
};

/** `adminId` is the inviting admin. */
export type UsedInvitation = Pick<AdminInvitationBody, 'id' | 'email'> & { readonly adminId: number };

/** Invitations to become an admin. Only hashes of their tokens are stored. */
export abstract class AdminInvitations {
  /** Invitations that can still be accepted, newest first. */
  abstract open(): Promise<readonly AdminInvitationBody[]>;

  /** Returns a random token. Replaces an earlier invitation of the same address. */
  abstract issue(invitation: NewAdminInvitation): Promise<{ readonly id: number; readonly token: string }>;

  /** Checks a token without using it. It is not valid while the inviting admin is suspended. */
  abstract isValid(token: string): Promise<boolean>;

  /** Uses a valid token; only one of concurrent calls succeeds. */
  abstract consume(token: string): Promise<UsedInvitation | undefined>;

  /** Records through whose invitation an admin joined. */
  abstract recordJoined(userId: number, adminId: number): Promise<void>;

  /** The admins who joined since then through invitations of an admin, or of these admins in turn. */
  abstract joinedSince(adminId: number, since: Date): Promise<readonly number[]>;

  /** Withdraws the invitations that an admin created since then; all if null. */
  abstract withdrawSince(adminId: number, since: Date | null): Promise<void>;

  /** False if there is no such invitation. */
  abstract withdraw(id: number): Promise<boolean>;
}
