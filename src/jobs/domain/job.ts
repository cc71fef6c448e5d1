import { AggregateRoot } from '../../shared/domain/aggregate-root.js';
import {
  changedFields,
  editedDetails,
  needsApproval,
  newDetails,
  type JobDetails,
  type JobForm,
} from './job-details.js';
import { ArchivedByAdmin, CannotReject, NoPremium, NotRenewable } from './job-errors.js';
import { JobApproved, JobArchived, JobDecided, PremiumGranted, PremiumRefused } from './job-events.js';
import type { Place } from './place.js';
import {
  canBeRenewed,
  closingTime,
  isOpenAt,
  isPublished,
  renewedDeadline,
  type Archiver,
  type JobStanding,
} from './job-state.js';
import type { Explanation, Statement } from './statement.js';

/** A listing, from posting to archiving. */
export class Job extends AggregateRoot implements JobStanding {
  private _details: JobDetails;
  private _premiumRequested = false;
  private _premiumGrantedAt: Date | null = null;
  private _premiumRefusedAt: Date | null = null;
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

  /** @throws InvalidFields */
  static post(id: number, employerId: number, form: JobForm, now: Date): Job {
    return new Job(id, employerId, newDetails(form, now), now);
  }

  get details(): JobDetails {
    return this._details;
  }

  /** Whether premium is waiting for an admin or a payment, without affecting the listing's approval. */
  get premiumRequested(): boolean {
    return this._premiumRequested;
  }

  /** When premium was paid for or granted by an admin. It stays granted unless the payment is refunded. */
  get premiumGrantedAt(): Date | null {
    return this._premiumGrantedAt;
  }

  /** Reset when the employer requests premium again. */
  get premiumRefusedAt(): Date | null {
    return this._premiumRefusedAt;
  }

  get wantsPremium(): boolean {
    return this._details.isPremium || this._premiumRequested;
  }

  get approvedAt(): Date | null {
    return this._approvedAt;
  }

  /** Kept when the listing is approved again, so that it does not count as new. */
  get firstApprovedAt(): Date | null {
    return this._firstApprovedAt;
  }

  /** Reset when the employer changes the listing, which submits it again. */
  get rejectedAt(): Date | null {
    return this._rejectedAt;
  }

  get archivedAt(): Date | null {
    return this._archivedAt;
  }

  get archivedBy(): Archiver | null {
    return this._archivedBy;
  }

  /** When its employer was suspended. */
  get hiddenAt(): Date | null {
    return this._hiddenAt;
  }

  get isHidden(): boolean {
    return this._hiddenAt !== null;
  }

  /** Counts changes, for optimistic concurrency control. */
  get version(): number {
    return this._version;
  }

  /** The first instant at which it is closed; null for a listing without a deadline that awaits approval. */
  get closesAt(): Date | null {
    return closingTime(this._details.deadline, this._approvedAt);
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

  /**
   * Changes the fields in the form. A deadline in the past closes the listing.
   * Changes to what applicants read require a new approval; a premium request does not hide an approved listing.
   * Any change to a rejected listing submits it again.
   * @throws InvalidFields
   */
  edit(form: JobForm, now: Date): void {
    const before = { ...this._details, isPremium: this.wantsPremium };
    const details = editedDetails(before, form, now);
    const changed = changedFields(before, details);
    if (changed.length === 0) return;
    if (needsApproval(changed)) this._approvedAt = null;
    const isCertain = this._details.isPremium || this._premiumGrantedAt !== null;
    const isPremium = details.isPremium && (isCertain || !this.isApproved);
    if (details.isPremium && !before.isPremium) this._premiumRefusedAt = null;
    this._premiumRequested = details.isPremium && !isPremium;
    this._details = { ...details, isPremium };
    this._rejectedAt = null;
    this._version += 1;
  }

  /**
   * Keeps it open for 30 more days from its end or, once it has closed, from now. The posting date does not change.
   * @throws ArchivedByAdmin, NotRenewable
   */
  renew(now: Date): void {
    if (this._archivedBy === 'admin') throw new ArchivedByAdmin();
    if (!canBeRenewed(this, now)) throw new NotRenewable();
    this._details = { ...this._details, deadline: renewedDeadline(this.closesAt, now) };
    this._version += 1;
  }

  /** Publishes the listing; requested premium takes effect unless it still has to be paid for. */
  approve(now: Date, { isPaidFirst = false } = {}): void {
    const isGranted = this._premiumGrantedAt !== null || !isPaidFirst;
    if (this.isApproved && !(this._premiumRequested && isGranted)) return;
    if (this.wantsPremium && this._premiumGrantedAt === null && isGranted) {
      this._premiumGrantedAt = now;
      this.record(new PremiumGranted(this.id, now));
    }
    this.publish(now);
    this.settlePremium(isGranted);
    this._version += 1;
  }

  /**
   * Publishes the listing without the requested premium, or revokes premium. The employer can request it again.
   * @throws NoPremium if it does not request premium, is archived or is rejected
   */
  refusePremium(explanation: Explanation, now: Date): void {
    if (!this.wantsPremium || this.isArchived || this.isRejected) throw new NoPremium();
    this.publish(now);
    this.endPremium();
    this._premiumRefusedAt = now;
    this.record(new JobDecided(this.id, 'premium-refused', now, explanation), new PremiumRefused(this.id));
  }

  /** Called when premium has been paid for. Returns false if it is no longer wanted and must be refunded. */
  grantPremium(now: Date): boolean {
    if (!this.wantsPremium || this.isArchived) return false;
    this._premiumGrantedAt = now;
    if (this.isApproved) this.settlePremium(true);
    this._version += 1;
    return true;
  }

  /** Called when premium was refunded or refused. */
  endPremium(): void {
    this._details = { ...this._details, isPremium: false };
    this._premiumRequested = false;
    this._premiumGrantedAt = null;
    this._version += 1;
  }

  private settlePremium(isGranted: boolean): void {
    const wanted = this.wantsPremium;
    this._premiumRequested = wanted && !isGranted;
    this._details = { ...this._details, isPremium: wanted && isGranted };
  }

  private publish(now: Date): void {
    if (!this.isApproved) this.record(new JobApproved(this.id), new JobDecided(this.id, 'approved', now));
    this._rejectedAt = null;
    this._approvedAt ??= now;
    this._firstApprovedAt ??= now;
  }

  /**
   * Hides the listing until its employer changes it and an admin approves it.
   * @throws CannotReject if it is archived or already rejected
   */
  reject(statement: Statement, now: Date): void {
    if (this.isArchived || this.isRejected) throw new CannotReject();
    this._approvedAt = null;
    this._rejectedAt = now;
    this.settlePremium(true);
    this._version += 1;
    this.record(new JobDecided(this.id, 'rejected', now, statement));
  }

  /** Sets the place matched from its location if none is known. Keeps the version, so concurrent edits succeed. */
  locate(place: Place): void {
    if (this._details.places === null) this._details = { ...this._details, places: [place] };
  }

  /** Hides it while its employer is suspended. Keeps the version, so concurrent edits succeed. */
  hide(now: Date): void {
    this._hiddenAt ??= now;
  }

  show(): void {
    this._hiddenAt = null;
  }

  /** Archiving again keeps the original time; an admin's archiving overrides the employer's. */
  archive(by: Archiver, now: Date): void {
    if (this._archivedBy === by || this._archivedBy === 'admin') return;
    if (this._archivedAt === null) this.record(new JobArchived(this.id, this._firstApprovedAt !== null));
    this._archivedAt ??= now;
    this._archivedBy = by;
    // Premium for a listing that was never published is refunded.
    if (this._firstApprovedAt === null) this._premiumGrantedAt = null;
    this._version += 1;
  }

  /** Archives the listing as an admin and records the decision; the statement is optional. */
  takeDown(statement: Statement | null, now: Date): void {
    if (this._archivedBy === 'admin') return;
    this.archive('admin', now);
    this.record(new JobDecided(this.id, 'archived', now, statement));
  }

  /** Unarchives the listing as an admin. */
  restore(now: Date): void {
    if (this._archivedBy === 'admin') this.record(new JobDecided(this.id, 'restored', now));
    this.unarchive('admin');
  }

  /**
   * Restores the listing to its state before archiving.
   * @throws ArchivedByAdmin if an employer tries to restore a listing that an admin archived
   */
  unarchive(by: Archiver): void {
    if (!this.isArchived) return;
    if (this._archivedBy === 'admin' && by !== 'admin') throw new ArchivedByAdmin();
    this._archivedAt = null;
    this._archivedBy = null;
    this._version += 1;
  }
}
