import type { ApplicationStatus } from './application-status.js';
import type { ApplicationStep } from './application-step.js';
import type { StatusMessage } from './message-template.js';

/** An application has reached the employer. */
export class ApplicationSubmitted {
  constructor(
    readonly applicationId: number,
    readonly jobId: number,
    readonly jobSeekerId: number,
    /** When it was sent; differs each time someone applies again. */
    readonly appliedAt: Date,
    /** Whether the applicant agreed that the company keeps them in mind. */
    readonly keepsInMind: boolean = false,
  ) {}
}

export class ApplicationStatusChanged {
  constructor(
    readonly applicationId: number,
    readonly jobId: number,
    readonly jobSeekerId: number,
    readonly status: ApplicationStatus,
    /** False if the employer chose not to email the applicant. */
    readonly isMailed: boolean = true,
  ) {}
}

/** A step for the application's timeline; `status` and `message` are null unless the status changed. */
export class ApplicationProgressed {
  constructor(
    readonly applicationId: number,
    readonly jobId: number,
    readonly jobSeekerId: number,
    readonly step: ApplicationStep,
    readonly status: ApplicationStatus | null,
    readonly at: Date,
    /** The employer's message with the status. */
    readonly message: StatusMessage | null = null,
  ) {}
}

/**
 * An application was assigned to a member of the company; or to nobody, perhaps because `formerId` may no longer see
 * it. Its applicant does not learn of it.
 */
export class ApplicationAssigned {
  constructor(
    readonly applicationId: number,
    readonly jobId: number,
    readonly assigneeId: number | null,
    readonly at: Date,
    readonly formerId: number | null = null,
  ) {}
}

/** The notes of a company about an application changed; `written` is the note that now mentions others, if any. */
export class ApplicationNoted {
  constructor(
    readonly applicationId: number,
    readonly jobId: number,
    readonly written: { readonly noteId: number; readonly mentioned: readonly number[] } | null,
  ) {}
}
