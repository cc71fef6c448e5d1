/** A pending invitation to become an admin. */
export class AdminInvitationBody {
  readonly id!: number;
  readonly email!: string;
  /** Full name of the inviting admin */
  readonly invitedBy!: string;
  readonly createdAt!: Date;
  readonly expiresAt!: Date;
}

export class InvitedAdminBody {
  readonly id!: number;
}
