import { AggregateRoot } from '../../shared/domain/aggregate-root.js';
import { FieldChecks } from '../../shared/domain/field-checks.js';
import { ApplicationStatusChanged, ApplicationSubmitted } from './application-events.js';
import type { ApplicationStatus } from './application-status.js';

/** Bounds of what is written about an application, in characters. */
export const APPLICATION_LIMITS = {
  coverLetter: { label: 'Cover letter', max: 5000 },
  notes: { label: 'Notes', max: 5000 },
} as const;

/** A question of the employer and what the applicant answered. */
export type Answer = { readonly question: string; readonly answer: string };

/** What an application is made of. */
export type Submission = {
  readonly id: number;
  readonly jobId: number;
  readonly jobSeekerId: number;
  /** The key of the resume's file that is on the profile at this moment. */
  readonly resume: string | null;
  readonly coverLetter: string | null;
};

/** A job seeker's application for a job: one for each job. What was sent stays as it was then. */
export class Application extends AggregateRoot {
  readonly id!: number;
  readonly jobId!: number;
  readonly jobSeekerId!: number;
  readonly resume!: string | null;
  readonly coverLetter!: string | null;
  readonly answers: readonly Answer[] = [];
  readonly appliedAt!: Date;
  readonly status: ApplicationStatus = 'pending';
  /** The employer's own; the applicant never sees them. */
  readonly notes: string | null = null;

  /**
   * A new application.
   * @throws InvalidFields
   */
  static submit({ id, jobId, jobSeekerId, resume, coverLetter }: Submission, now: Date): Application {
    const checks = new FieldChecks();
    checks.optional('coverLetter', coverLetter, APPLICATION_LIMITS.coverLetter);
    checks.finish();
    // The letter is kept as it was written, empty ones too.
    const application = Object.assign(new Application(), {
      id,
      jobId,
      jobSeekerId,
      resume,
      coverLetter,
      appliedAt: now,
    });
    application.record(new ApplicationSubmitted(id, jobId, jobSeekerId));
    return application;
  }

  /** Says how far the application has come; the same again changes nothing. */
  changeStatus(status: ApplicationStatus): void {
    if (status === this.status) return;
    Object.assign(this, { status });
    this.record(new ApplicationStatusChanged(this.id, this.jobId, this.jobSeekerId, status));
  }

  /**
   * Replaces the employer's notes; nothing or empty text takes them away.
   * @throws InvalidFields
   */
  takeNotes(entered: string | null): void {
    const checks = new FieldChecks();
    const notes = checks.optional('notes', entered, APPLICATION_LIMITS.notes);
    checks.finish();
    Object.assign(this, { notes });
  }
}
