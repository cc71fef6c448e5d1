/**
 * Why an application is skipped. `missing` includes other employers' applications, `removed` is its listing, and
 * `unreadable` one of a hotel that the member may not see.
 */
export type AssignmentSkipReason = 'missing' | 'removed' | 'withdrawn' | 'unchanged' | 'reassigned' | 'unreadable';

export class AssignedApplicationBody {
  readonly id!: number;
  /** The member to whom it was assigned before */
  readonly was!: number | null;
}

export class SkippedAssignmentBody {
  readonly id!: number;
  readonly reason!: AssignmentSkipReason;
  /** The reason in a sentence */
  readonly message!: string;
}

export class AssignedApplicationsBody {
  readonly changed!: readonly AssignedApplicationBody[];
  readonly skipped!: readonly SkippedAssignmentBody[];
}
