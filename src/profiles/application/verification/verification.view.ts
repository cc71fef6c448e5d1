/** The state of a company's verification by email. */
export class CompanyVerificationBody {
  /** The domain to email; null if verification by email is not possible */
  readonly domain!: string | null;
  /** A sentence that explains why it is not possible */
  readonly problem!: string | null;
  /** Address to which the last valid link was sent */
  readonly pendingAddress!: string | null;
  /** Whether this site sends email */
  readonly canMail!: boolean;
}
