import { AggregateRoot } from '../../shared/domain/aggregate-root.js';
import { FieldChecks } from '../../shared/domain/field-checks.js';
import { ApplicationStatusChanged, ApplicationSubmitted } from './application-events.js';
import type { ApplicationStatus } from './application-status.js';

/** Lengths in characters. */
export const APPLICATION_LIMITS = {
  coverLetter: { label: 'Cover letter', max: 5000 },
  notes: { label: 'Notes', max: 5000 },
} as const;

/** A question of the employer and the applicant's answer. */
export type Answer = { readonly question: string; readonly answer: string };

export type Submission = {
  readonly id: number;
  readonly jobId: number;
  readonly jobSeekerId: number;
  /** The file key of the resume on the profile at this moment. */
  readonly resume: string | null;
  readonly coverLetter: string | null;
};

/** A job seeker's application for a job, one per job. The submission never changes. */
export class Application extends AggregateRoot {
  readonly id: number;
  readonly jobId: number;
  readonly jobSeekerId: number;
  readonly resume: string | null;
  readonly coverLetter: string | null;
  readonly answers: readonly Answer[] = [];
  private currentStatus: ApplicationStatus = 'pending';
  private privateNotes: string | null = null;

  /** Public for the mapper; new applications come from `submit`. */
  constructor(
    { id, jobId, jobSeekerId, resume, coverLetter }: Submission,
    readonly appliedAt: Date,
  ) {
    super();
    this.id = id;
    this.jobId = jobId;
    this.jobSeekerId = jobSeekerId;
    this.resume = resume;
    // Stored as entered, even if empty.
    this.coverLetter = coverLetter;
  }

  /** @throws InvalidFields */
  static submit(submission: Submission, now: Date): Application {
    const checks = new FieldChecks();
    checks.optional('coverLetter', submission.coverLetter, APPLICATION_LIMITS.coverLetter);
    checks.finish();
    const application = new Application(submission, now);
    application.record(new ApplicationSubmitted(application.id, application.jobId, application.jobSeekerId));
    return application;
  }

  get status(): ApplicationStatus {
    return this.currentStatus;
  }

  /** For the employer only. */
  get notes(): string | null {
    return this.privateNotes;
  }

  changeStatus(status: ApplicationStatus): void {
    if (status === this.currentStatus) return;
    this.currentStatus = status;
    this.record(new ApplicationStatusChanged(this.id, this.jobId, this.jobSeekerId, status));
  }

  /**
   * Replaces the employer's notes; empty text removes them.
   * @throws InvalidFields
   */
  takeNotes(entered: string | null): void {
    const checks = new FieldChecks();
    const notes = checks.optional('notes', entered, APPLICATION_LIMITS.notes);
    checks.finish();
    this.privateNotes = notes;
  }
}
