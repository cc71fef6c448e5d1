import { AggregateRoot } from '#shared/domain/aggregate-root.js';
import { checked } from '#shared/domain/field-checks.js';
import type { Answer } from './answers.js';
import { AlreadyApplied, AlreadyDecided, AlreadySeen, ApplicationWithdrawn } from './application-errors.js';
import {
  ApplicationAssigned,
  ApplicationProgressed,
  ApplicationStatusChanged,
  ApplicationSubmitted,
} from './application-events.js';
import { isMailedByDefault, type ApplicationStatus } from './application-status.js';
import type { ApplicationStep } from './application-step.js';
import type { StatusMessage } from './message-template.js';

/** Seconds in which an application can be undone, because the employer does not know about it yet. */
export const UNDO_SECONDS = 10;

/** Lengths in characters. */
export const APPLICATION_LIMITS = {
  coverLetter: { label: 'Cover letter', max: 5000, layout: 'paragraphs' },
} as const;

type Sent = {
  /** The file key of the resume. */
  readonly resume: string | null;
  readonly coverLetter: string | null;
};

export type Applied = Sent & {
  readonly answers?: readonly Answer[];
  /** Whether the applicant agrees that the company keeps them in mind for other jobs. */
  readonly keepsInMind?: boolean;
};

export type Submission = Applied & { readonly id: number; readonly jobId: number; readonly jobSeekerId: number };

type StatusNotice = { readonly message?: StatusMessage | null; readonly isMailed?: boolean | undefined };

/** Final decisions, after which an application cannot be withdrawn. */
const DECIDED: readonly ApplicationStatus[] = ['offered', 'rejected'];

/** A job seeker's application for a job, one per job. */
class MutableApplication extends AggregateRoot {
  readonly id: number;
  readonly jobId: number;
  readonly jobSeekerId: number;
  resume: string | null;
  coverLetter: string | null;
  /** Answers to the listing's questions at the time of applying. */
  answers: readonly Answer[];
  appliedAt: Date;
  status: ApplicationStatus = 'pending';
  /** The member of the company who takes care of it. Visible to the employer only. */
  assigneeId: number | null = null;
  /** When the employer first opened it or changed its status. */
  seenAt: Date | null = null;
  withdrawnAt: Date | null = null;
  /** While it is set, the employer does not know about the application. The release clears it, not the time. */
  heldUntil: Date | null = null;
  /** Increases with every change that a side must see before acting; opening and assigning do not count. */
  version = 1;
  /** Whether the applicant agreed, with this application, that the company keeps them in mind. */
  keepsInMind: boolean;

  /** Public for the mapper; use `submit` for new applications. */
  constructor(
    { id, jobId, jobSeekerId, resume, coverLetter, answers = [], keepsInMind = false }: Submission,
    appliedAt: Date,
  ) {
    super();
    this.id = id;
    this.jobId = jobId;
    this.jobSeekerId = jobSeekerId;
    this.resume = resume;
    // Stored as entered, even if empty.
    this.coverLetter = coverLetter;
    this.answers = answers;
    this.keepsInMind = keepsInMind;
    this.appliedAt = appliedAt;
  }

  /**
   * One that can be undone is held until `release`.
   * @throws InvalidFields
   */
  static submit(submission: Submission, now: Date, { isUndoable = false } = {}): Application {
    checkLetter(submission.coverLetter);
    const application = new MutableApplication(submission, now);
    if (isUndoable) application.heldUntil = new Date(now.getTime() + UNDO_SECONDS * 1000);
    else application.arrive();
    application.progress('submitted', now);
    return application;
  }

  get isHeld(): boolean {
    return this.heldUntil !== null;
  }

  /** Sends a held application to the employer. */
  release(): void {
    if (!this.isHeld) return;
    this.heldUntil = null;
    this.arrive();
  }

  get isWithdrawn(): boolean {
    return this.withdrawnAt !== null;
  }

  /** Records that the employer opened the application. */
  markSeen(now: Date): void {
    if (this.seenAt !== null || this.isWithdrawn) return;
    this.seenAt = now;
    this.progress('seen', now);
  }

  /** @throws ApplicationWithdrawn */
  changeStatus(status: ApplicationStatus, now: Date, { message = null, ...notice }: StatusNotice = {}): void {
    if (this.isWithdrawn) throw new ApplicationWithdrawn();
    if (status === this.status) return;
    this.markSeen(now);
    this.status = status;
    this.version += 1;
    const isMailed = notice.isMailed ?? (message !== null || isMailedByDefault(status));
    this.record(new ApplicationStatusChanged(this.id, this.jobId, this.jobSeekerId, status, isMailed));
    this.record(new ApplicationProgressed(this.id, this.jobId, this.jobSeekerId, 'status', status, now, message));
  }

  /**
   * Replaces the resume or cover letter.
   * @throws AlreadySeen, ApplicationWithdrawn, InvalidFields
   */
  amend(sent: Partial<Sent>, now: Date): void {
    if (this.isWithdrawn) throw new ApplicationWithdrawn();
    if (this.seenAt !== null || this.status !== 'pending') throw new AlreadySeen();
    const { resume = this.resume, coverLetter = this.coverLetter } = sent;
    if (resume === this.resume && coverLetter === this.coverLetter) return;
    checkLetter(coverLetter);
    this.resume = resume;
    this.coverLetter = coverLetter;
    this.version += 1;
    this.progress('amended', now);
  }

  /** @throws AlreadyDecided */
  withdraw(now: Date): void {
    if (this.isWithdrawn) return;
    if (DECIDED.includes(this.status)) throw new AlreadyDecided();
    this.withdrawnAt = now;
    this.version += 1;
    this.progress('withdrawn', now);
  }

  /**
   * Applies again after a withdrawal; the review starts over.
   * @throws AlreadyApplied unless it was withdrawn; InvalidFields
   */
  reopen({ resume, coverLetter, answers = [], keepsInMind = false }: Applied, now: Date): void {
    if (!this.isWithdrawn) throw new AlreadyApplied();
    checkLetter(coverLetter);
    this.resume = resume;
    this.coverLetter = coverLetter;
    this.answers = answers;
    this.keepsInMind = keepsInMind;
    this.appliedAt = now;
    this.status = 'pending';
    this.seenAt = null;
    this.withdrawnAt = null;
    this.version += 1;
    this.arrive();
    this.progress('reopened', now);
  }

  /**
   * Assigns it to a member of the company, or to nobody.
   * @throws ApplicationWithdrawn
   */
  assign(assigneeId: number | null, now: Date): void {
    if (this.isWithdrawn) throw new ApplicationWithdrawn();
    if (assigneeId === this.assigneeId) return;
    this.assigneeId = assigneeId;
    this.record(new ApplicationAssigned(this.id, this.jobId, assigneeId, now));
  }

  private arrive(): void {
    const { id, jobId, jobSeekerId, appliedAt, keepsInMind } = this;
    this.record(new ApplicationSubmitted(id, jobId, jobSeekerId, appliedAt, keepsInMind));
  }

  private progress(step: Exclude<ApplicationStep, 'status'>, now: Date): void {
    this.record(new ApplicationProgressed(this.id, this.jobId, this.jobSeekerId, step, null, now));
  }
}

/** Only its methods change its fields. */
export type Application = Readonly<MutableApplication>;
export const Application = MutableApplication;

function checkLetter(coverLetter: string | null): void {
  checked((checks) => checks.optional('coverLetter', coverLetter, APPLICATION_LIMITS.coverLetter));
}
