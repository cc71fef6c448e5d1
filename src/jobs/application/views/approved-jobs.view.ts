/** Why a listing was not approved and needs individual review. */
export type ApprovalSkip = 'missing' | 'decided' | 'unverified' | 'new' | 'changed';

export class SkippedJobBody {
  readonly id!: number;
  readonly reason!: ApprovalSkip;
  /** The reason in a sentence */
  readonly message!: string;
}

export class ApprovedJobsBody {
  readonly approved!: readonly number[];
  readonly skipped!: readonly SkippedJobBody[];
}
