/** A company deleted what it held about an applicant. */
export class ApplicantErased {
  constructor(
    readonly companyId: number,
    readonly jobSeekerId: number,
    /** The name of the company. */
    readonly company: string,
    readonly at: Date,
  ) {}
}
