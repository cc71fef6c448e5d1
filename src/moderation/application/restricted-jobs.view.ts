/** A listing that was left as it is. */
export class UnrestrictedJobBody {
  readonly id!: number;
  /** Why, in a sentence */
  readonly message!: string;
}

export class RestrictedJobsBody {
  /** The listings that were rejected or archived */
  readonly restricted!: readonly number[];
  readonly skipped!: readonly UnrestrictedJobBody[];
}
