/** How to reset a forgotten password. */
export class PasswordRecoveryBody {
  /** Whether links are emailed; if not, admins hand them out */
  readonly byMail!: boolean;
}

/** A one-time link that sets a new password. */
export class PasswordResetLinkBody {
  readonly url!: string;
  readonly expiresAt!: Date;
}
