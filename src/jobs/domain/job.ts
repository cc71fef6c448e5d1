import { AggregateRoot } from '../../shared/domain/aggregate-root.js';
import { StaleVersion } from '../../shared/domain/stale-version.js';
import {
  checkJobDetails,
  JOB_DETAIL_FIELDS,
  LONGEST_DEADLINE_DAYS,
  type JobDetails,
  type JobForm,
} from './job-details.js';
import { ArchivedByAdmin } from './job-errors.js';
import { JobApproved } from './job-events.js';
import type { JobType } from './job-options.js';
import { isOpenAt, isPublished, type Archiver, type JobStanding } from './job-state.js';
import { dayAfter, endOfDay, utcDayOf, type UtcDay } from './utc-day.js';

/** How long a listing without a deadline stays open after its approval: 30 days. */
const OPEN_MILLISECONDS = 30 * 24 * 60 * 60 * 1000;

/** Everything applicants read: changing it sends an approved listing back to an admin. */
const RELIED_ON: ReadonlySet<keyof JobDetails> = new Set([
  'title',
  'company',
  'location',
  'description',
  'requirements',
  'responsibilities',
  'benefits',
  'salary',
  'minSalary',
  'maxSalary',
  'jobType',
  'category',
  'experience',
  'skills',
  'department',
]);

type Changeable = JobDetails & {
  readonly premiumRequested: boolean;
  readonly approvedAt: Date | null;
  readonly archivedAt: Date | null;
  readonly archivedBy: Archiver | null;
};

/** A listing: what an employer offers, from posting over approval to its end. */
export class Job extends AggregateRoot implements JobDetails, JobStanding {
  readonly id!: number;
  readonly employerId!: number;
  readonly title!: string;
  readonly company!: string;
  readonly location!: string;
  readonly description!: string;
  readonly requirements!: string | null;
  readonly responsibilities!: string | null;
  readonly benefits!: string | null;
  readonly department!: string | null;
  readonly salary!: string;
  readonly minSalary!: number | null;
  readonly maxSalary!: number | null;
  readonly jobType!: JobType;
  readonly category!: string;
  readonly experience!: string | null;
  readonly skills!: readonly string[];
  readonly deadline!: UtcDay | null;
  readonly isPremium!: boolean;
  /** Asked for while the listing is approved: it becomes premium when an admin approves it again. */
  readonly premiumRequested!: boolean;
  readonly postedAt!: Date;
  readonly approvedAt!: Date | null;
  readonly archivedAt!: Date | null;
  readonly archivedBy!: Archiver | null;
  /** The first instant at which it is closed; null while nothing says when that is. */
  readonly closesAt!: Date | null;
  /** Counts the changes, so that nobody undoes what they have not seen. */
  readonly version!: number;

  /**
   * A new listing, awaiting approval.
   * @throws InvalidFields
   */
  static post(id: number, employerId: number, form: JobForm, now: Date): Job {
    const today = utcDayOf(now);
    const details = checkJobDetails(form, { earliest: today, latest: dayAfter(today, LONGEST_DEADLINE_DAYS) });
    const job = Object.assign(new Job(), { id, employerId, postedAt: now, version: 0 });
    job.change({ ...details, premiumRequested: false, approvedAt: null, archivedAt: null, archivedBy: null });
    return job;
  }

  get isApproved(): boolean {
    return this.approvedAt !== null;
  }

  get isArchived(): boolean {
    return this.archivedAt !== null;
  }

  get isPublished(): boolean {
    return isPublished(this);
  }

  isOpen(now: Date): boolean {
    return isOpenAt(this, now);
  }

  isOwnedBy(userId: number): boolean {
    return this.employerId === userId;
  }

  /** @throws StaleVersion when versions are given and the listing has changed since the last of them */
  requireVersion(expected: readonly number[] | undefined): void {
    if (expected?.includes(this.version) === false) throw new StaleVersion();
  }

  /**
   * Changes the fields that the form names. A deadline in the past closes the listing.
   * What applicants read needs approval again; premium, asked for after approval, waits for an admin without hiding the listing.
   * @throws InvalidFields
   */
  edit(form: JobForm, now: Date): void {
    const before = this.details();
    const latest = dayAfter(utcDayOf(now), LONGEST_DEADLINE_DAYS);
    const details = checkJobDetails({ ...before, ...sentFields(form) }, { latest, unchanged: this.deadline });
    const changed = JOB_DETAIL_FIELDS.filter((field) => !isSame(before[field], details[field]));
    if (changed.length === 0) return;
    const needsApproval = this.isApproved && changed.some((field) => RELIED_ON.has(field));
    const approvedAt = needsApproval ? null : this.approvedAt;
    const isPremium = details.isPremium && (this.isPremium || approvedAt === null);
    this.change({ ...details, isPremium, premiumRequested: details.isPremium && !isPremium, approvedAt });
  }

  /** Publishes the listing, as premium where that was asked for; without a deadline its 30 days begin now. */
  approve(now: Date): void {
    if (this.isApproved && !this.premiumRequested) return;
    const isNew = !this.isApproved;
    this.change({
      approvedAt: this.approvedAt ?? now,
      isPremium: this.isPremium || this.premiumRequested,
      premiumRequested: false,
    });
    if (isNew) this.record(new JobApproved(this.id));
  }

  /** Archiving again keeps the time; an admin's archiving outweighs the employer's. */
  archive(by: Archiver, now: Date): void {
    if (this.isArchived && (this.archivedBy === by || by === 'employer')) return;
    this.change({ archivedAt: this.archivedAt ?? now, archivedBy: by });
  }

  /**
   * Takes the listing back as it was, approved or not.
   * @throws ArchivedByAdmin when an employer asks for what an admin archived
   */
  unarchive(by: Archiver): void {
    if (!this.isArchived) return;
    if (this.archivedBy === 'admin' && by !== 'admin') throw new ArchivedByAdmin();
    this.change({ archivedAt: null, archivedBy: null });
  }

  /** What its employer asked for, as the form takes it. */
  private details(): JobForm & Record<(typeof JOB_DETAIL_FIELDS)[number], unknown> {
    const details = Object.fromEntries(JOB_DETAIL_FIELDS.map((field) => [field, this[field]])) as JobDetails;
    return { ...details, isPremium: this.isPremium || this.premiumRequested };
  }

  /** The only place where anything changes, so that version and end are never forgotten. */
  private change(changes: Partial<Changeable>): void {
    Object.assign(this, changes);
    Object.assign(this, { closesAt: this.end(), version: this.version + 1 });
  }

  private end(): Date | null {
    if (this.deadline !== null) return endOfDay(this.deadline);
    return this.approvedAt === null ? null : new Date(this.approvedAt.getTime() + OPEN_MILLISECONDS);
  }
}

function sentFields(form: JobForm): JobForm {
  return Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined));
}

function isSame(before: unknown, after: unknown): boolean {
  if (!Array.isArray(before) || !Array.isArray(after)) return before === after;
  return before.length === after.length && before.every((item, index) => item === after[index]);
}
