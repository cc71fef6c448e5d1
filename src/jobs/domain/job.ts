import { AggregateRoot } from '../../shared/domain/aggregate-root.js';
import { StaleVersion } from '../../shared/domain/stale-version.js';
import { checkJobDetails, JOB_DETAIL_FIELDS, type JobDetails, type JobForm } from './job-details.js';
import { JobApproved } from './job-events.js';
import type { JobType } from './job-options.js';
import { jobStateAt, type JobStanding } from './job-state.js';
import { endOfDay, utcDayOf, type UtcDay } from './utc-day.js';

/** How long a listing without a deadline stays open after its approval: 30 days. */
const OPEN_MILLISECONDS = 30 * 24 * 60 * 60 * 1000;

/** What applicants rely on: where it changes, an admin looks at the listing again. */
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
]);

type Changeable = JobDetails & { readonly approvedAt: Date | null; readonly archivedAt: Date | null };

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
  readonly postedAt!: Date;
  readonly approvedAt!: Date | null;
  readonly archivedAt!: Date | null;
  /** The first instant at which it is closed; null while nothing says when that is. */
  readonly closesAt!: Date | null;
  /** Counts the changes, so that nobody undoes what they have not seen. */
  readonly version!: number;

  /**
   * A new listing, awaiting approval.
   * @throws InvalidFields, for a deadline in the past too
   */
  static post(id: number, employerId: number, form: JobForm, now: Date): Job {
    const details = checkJobDetails(form, utcDayOf(now));
    const job = Object.assign(new Job(), { id, employerId, postedAt: now, version: 0 });
    job.change({ ...details, approvedAt: null, archivedAt: null });
    return job;
  }

  get isApproved(): boolean {
    return this.approvedAt !== null;
  }

  get isArchived(): boolean {
    return this.archivedAt !== null;
  }

  /** Whether everybody may see its page, which stays when the listing has come to its end. */
  get isVisible(): boolean {
    return this.isApproved && !this.isArchived;
  }

  /** Whether it can be found and applied to. */
  isOpen(now: Date): boolean {
    return jobStateAt(this, now) === 'active';
  }

  isOwnedBy(userId: number): boolean {
    return this.employerId === userId;
  }

  /** @throws StaleVersion when versions are given and the listing has changed since the last of them */
  requireVersion(expected: readonly number[] | undefined): void {
    if (expected?.includes(this.version) === false) throw new StaleVersion();
  }

  /**
   * Changes what the listing says; fields that the form leaves undefined stay. A deadline in the past closes it.
   * An approved listing awaits approval again when something changes that applicants rely on.
   * @throws InvalidFields
   */
  edit(form: JobForm): void {
    const details = checkJobDetails({ ...this.details(), ...sentFields(form) });
    const changed = JOB_DETAIL_FIELDS.filter((field) => !isSame(this[field], details[field]));
    if (changed.length === 0) return;
    const needsApproval = this.isApproved && changed.some((field) => RELIED_ON.has(field));
    this.change(needsApproval ? { ...details, approvedAt: null } : details);
  }

  /** Lets the listing appear; without a deadline its days count from now. Approving again changes nothing. */
  approve(now: Date): void {
    if (this.isApproved) return;
    this.change({ approvedAt: now });
    this.record(new JobApproved(this.id));
  }

  /** Puts the listing away. Archiving again changes nothing, not even since when. */
  archive(now: Date): void {
    if (this.isArchived) return;
    this.change({ archivedAt: now });
  }

  /** Takes the listing back as it was, approved or not. */
  unarchive(): void {
    if (!this.isArchived) return;
    this.change({ archivedAt: null });
  }

  private details(): JobForm {
    return Object.fromEntries(JOB_DETAIL_FIELDS.map((field) => [field, this[field]]));
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
