/** GET /company/applicants/{id}: how much the company holds about an applicant. */
export class ApplicantDataBody {
  readonly fullName!: string;
  readonly applications!: number;
  /** Messages in conversations with the company */
  readonly messages!: number;
  readonly interviews!: number;
  readonly isInTalentPool!: boolean;
}
