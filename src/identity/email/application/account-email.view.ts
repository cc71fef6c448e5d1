export class AccountEmailBody {
  readonly email!: string;
  readonly isVerified!: boolean;
  /** Whether applying, posting and messaging require a verified address */
  readonly mustBeVerified!: boolean;
  /** A new address, not confirmed yet */
  readonly pendingEmail!: string | null;
  /** Whether this site can send the confirmation email */
  readonly canChange!: boolean;
}
