import type { ApplicationStatus } from '../domain/application-status.js';

/** Why an application is skipped. `missing` includes other employers' applications; `removed` is its listing. */
export type SkipReason = 'missing' | 'removed' | 'withdrawn' | 'unchanged' | 'moved';

export class MovedApplicationBody {
  readonly id!: number;
  /** The previous status */
  readonly was!: ApplicationStatus;
}

export class SkippedApplicationBody {
  readonly id!: number;
  readonly reason!: SkipReason;
  /** The reason in a sentence */
  readonly message!: string;
}

export class MovedApplicationsBody {
  readonly changed!: readonly MovedApplicationBody[];
  readonly skipped!: readonly SkippedApplicationBody[];
}
