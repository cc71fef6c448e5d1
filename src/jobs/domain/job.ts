import { AggregateRoot } from '../../shared/domain/aggregate-root.js';
import { StaleVersion } from '../../shared/domain/stale-version.js';
import {
  changedFields,
  checkJobDetails,
  flatDetails,
  LONGEST_DEADLINE_DAYS,
  type JobDetails,
  type JobForm,
} from './job-details.js';
import { ArchivedByAdmin, CannotReject, NotRenewable } from './job-errors.js';
import { JobApproved, JobArchived, JobDecided } from './job-events.js';
import type { Place } from './place.js';
import { canBeRenewed, isOpenAt, isPublished, type Archiver, type JobStanding } from './job-state.js';
import type { Statement } from './statement.js';
import { dayAfter, endOfDay, utc, utcDayOf } from '../../shared/domain/utc-day.js';

/** How long a listing without a deadline stays open after its approval. */
const OPEN_DAYS = 30;

/** How many days ahead a renewed listing may end. */
const LONGEST_RENEWAL_DAYS = 90;

/** Applicants do not read these; changing anything else sends an approved listing back to an admin. */
const FREE_TO_CHANGE: ReadonlySet<keyof JobDetails> = new Set(['deadline', 'isPremium']);

/** A listing, from posting to its end. */
export class Job extends AggregateRoot implements JobStanding {
  private _details: JobDetails;
  private _premiumRequested = false;
  private _approvedAt: Date | null = null;
  private _firstApprovedAt: Date | null = null;
  private _rejectedAt: Date | null = null;
  private _archivedAt: Date | null = null;
  private _archivedBy: Archiver | null = null;
  private _hiddenAt: Date | null = null;
  private _version = 1;

  constructor(
    readonly id: number,
    readonly employerId: number,
    details: JobDetails,
    readonly postedAt: Date,
  ) {
    super();
    this._details = details;
  }

  /**
   * A new listing, awaiting approval.
   * @throws InvalidFields
   */
  static post(id: number, employerId: number, form: JobForm, now: Date): Job {
    const today = utcDayOf(now);
    const bounds = { earliest: today, latest: dayAfter(today, LONGEST_DEADLINE_DAYS) };
    return new Job(id, employerId, checkJobDetails(form, bounds), now);
  }

  get details(): JobDetails {
    return this._details;
  }

  /** Asked for while the listing is approved: an admin grants it by approving the listing again. */
  get premiumRequested(): boolean {
    return this._premiumRequested;
  }

  get approvedAt(): Date | null {
    return this._approvedAt;
  }

  /** Approving it again after a change does not make it new. */
  get firstApprovedAt(): Date | null {
    return this._firstApprovedAt;
  }

  /** Null again once the employer has changed it, which submits it again. */
  get rejectedAt(): Date | null {
    return this._rejectedAt;
  }

  get archivedAt(): Date | null {
    return this._archivedAt;
  }

  get archivedBy(): Archiver | null {
    return this._archivedBy;
  }

  /** Since when its employer is suspended. */
  get hiddenAt(): Date | null {
    return this._hiddenAt;
  }

  get isHidden(): boolean {
    return this._hiddenAt !== null;
  }

  /** Counts changes, so that no one overwrites what they have not seen. */
  get version(): number {
    return this._version;
  }

  /** The first instant at which it is closed; null for a listing without a deadline that awaits approval. */
  get closesAt(): Date | null {
    if (this._details.deadline !== null) return endOfDay(this._details.deadline);
    return this._approvedAt && utc(this._approvedAt).add(OPEN_DAYS, 'day').toDate();
  }

  get isApproved(): boolean {
    return this._approvedAt !== null;
  }

  get isRejected(): boolean {
    return this._rejectedAt !== null;
  }

  get isArchived(): boolean {
    return this._archivedAt !== null;
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

  /** @throws StaleVersion when versions are given and the current one is not among them */
  requireVersion(expected: readonly number[] | undefined): void {
    if (expected?.includes(this._version) === false) throw new StaleVersion();
  }

  /**
   * Changes the fields that the form names. A deadline in the past closes the listing.
   * What applicants read needs approval again; premium, asked for after approval, waits for an admin without hiding the listing.
   * Any change of a rejected listing submits it again.
   * @throws InvalidFields
   */
  edit(form: JobForm, now: Date): void {
    const before = { ...this._details, isPremium: this._details.isPremium || this._premiumRequested };
    const latest = dayAfter(utcDayOf(now), LONGEST_DEADLINE_DAYS);
    const details = checkJobDetails(
      { ...flatDetails(before), ...sentFields(form), places: placesAfter(before.places, form.places) },
      { latest, unchanged: before.deadline },
    );
    const changed = changedFields(before, details);
    if (changed.length === 0) return;
    if (changed.some((field) => !FREE_TO_CHANGE.has(field))) this._approvedAt = null;
    const isPremium = details.isPremium && (this._details.isPremium || !this.isApproved);
    this._premiumRequested = details.isPremium && !isPremium;
    this._details = { ...details, isPremium };
    this._rejectedAt = null;
    this._version += 1;
  }

  /**
   * Keeps it open for 30 days from its end, or from now once it has ended. Its text and the day it was posted stay.
   * @throws ArchivedByAdmin, NotRenewable
   */
  renew(now: Date): void {
    if (this._archivedBy === 'admin') throw new ArchivedByAdmin();
    if (!canBeRenewed(this, now)) throw new NotRenewable();
    const from = utc(Math.max(now.getTime(), this.closesAt?.getTime() ?? 0));
    // The day that ends there or later: a closing time at midnight belongs to the day before.
    const deadline = utcDayOf(from.add(OPEN_DAYS, 'day').subtract(1, 'millisecond').toDate());
    const latest = dayAfter(utcDayOf(now), LONGEST_RENEWAL_DAYS);
    this._details = { ...this._details, deadline: deadline < latest ? deadline : latest };
    this._version += 1;
  }

  /** Publishes the listing, as premium where that was asked for; without a deadline its 30 days begin now. */
  approve(now: Date): void {
    if (this.isApproved && !this._premiumRequested) return;
    if (!this.isApproved) {
      this.record(new JobApproved(this.id));
      this.record(new JobDecided(this.id, 'approved', now));
    }
    this._rejectedAt = null;
    this._approvedAt ??= now;
    this._firstApprovedAt ??= now;
    if (this._premiumRequested) this._details = { ...this._details, isPremium: true };
    this._premiumRequested = false;
    this._version += 1;
  }

  /**
   * Hides the listing until its employer has changed it and an admin approves it.
   * @throws CannotReject when it is archived or rejected already
   */
  reject(statement: Statement, now: Date): void {
    if (this.isArchived || this.isRejected) throw new CannotReject();
    this._approvedAt = null;
    this._rejectedAt = now;
    this._details = { ...this._details, isPremium: this._details.isPremium || this._premiumRequested };
    this._premiumRequested = false;
    this._version += 1;
    this.record(new JobDecided(this.id, 'rejected', now, statement));
  }

  /** Takes the place that its location means, unless somebody has said where it is. Nobody's edit is outdated by that. */
  locate(place: Place): void {
    if (this._details.places === null) this._details = { ...this._details, places: [place] };
  }

  /** Hides it while its employer is suspended. Nobody's edit is outdated by that. */
  hide(now: Date): void {
    this._hiddenAt ??= now;
  }

  show(): void {
    this._hiddenAt = null;
  }

  /** Archiving again keeps the time; an admin's archiving outweighs the employer's. */
  archive(by: Archiver, now: Date): void {
    if (this._archivedBy === by || this._archivedBy === 'admin') return;
    if (this._archivedAt === null) this.record(new JobArchived(this.id));
    this._archivedAt ??= now;
    this._archivedBy = by;
    this._version += 1;
  }

  /** An admin archives the listing for a reason, which plain archiving does not give. */
  takeDown(statement: Statement | null, now: Date): void {
    if (this._archivedBy === 'admin') return;
    this.archive('admin', now);
    this.record(new JobDecided(this.id, 'archived', now, statement));
  }

  /** An admin brings the listing back. */
  restore(now: Date): void {
    if (this._archivedBy === 'admin') this.record(new JobDecided(this.id, 'restored', now));
    this.unarchive('admin');
  }

  /**
   * Takes the listing back as it was, approved or not.
   * @throws ArchivedByAdmin when an employer restores a listing that an admin archived
   */
  unarchive(by: Archiver): void {
    if (!this.isArchived) return;
    if (this._archivedBy === 'admin' && by !== 'admin') throw new ArchivedByAdmin();
    this._archivedAt = null;
    this._archivedBy = null;
    this._version += 1;
  }
}

/** Taking places away says that there are none, so that no one looks for them in the location. */
function placesAfter(before: JobDetails['places'], sent: JobForm['places']): JobDetails['places'] {
  if (sent === undefined) return before;
  return sent ?? (before === null ? null : []);
}

function sentFields(form: JobForm): JobForm {
  return Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined));
}
