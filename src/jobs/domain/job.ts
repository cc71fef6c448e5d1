import { AggregateRoot } from '#shared/domain/aggregate-root.js';
import {
  changedFields,
  editedDetails,
  needsApproval,
  newDetails,
  type JobDetails,
  type JobForm,
} from './job-details.js';
import { ArchivedByAdmin, CannotReject, NoPremium, NotRenewable } from './job-errors.js';
import {
  JobApproved,
  JobArchived,
  JobDecided,
  JobSubmitted,
  PremiumGivenUp,
  PremiumGranted,
  PremiumRefused,
} from './job-events.js';
import type { Place } from './place.js';
import {
  canBeRenewed,
  closingTime,
  isPublished,
  renewedDeadline,
  type Archiver,
  type JobStanding,
} from './job-state.js';
import type { Explanation, Statement } from './statement.js';

/** A listing, from posting to archiving. */
class MutableJob extends AggregateRoot implements JobStanding {
  /** Whether premium is waiting for an admin or a payment, without affecting the listing's approval. */
  premiumRequested = false;
  /** When premium was paid for or granted by an admin. It stays granted unless the payment is refunded. */
  premiumGrantedAt: Date | null = null;
  /** Reset when the employer requests premium again. */
  premiumRefusedAt: Date | null = null;
  approvedAt: Date | null = null;
  /** Kept when the listing is approved again, so that it does not count as new. */
  firstApprovedAt: Date | null = null;
  /** Reset when the employer changes the listing, which submits it again. */
  rejectedAt: Date | null = null;
  archivedAt: Date | null = null;
  archivedBy: Archiver | null = null;
  /** When its employer was suspended. */
  hiddenAt: Date | null = null;
  /** Counts changes, for optimistic concurrency control. */
  version = 1;

  constructor(
    readonly id: number,
    readonly employerId: number,
    public details: JobDetails,
    readonly postedAt: Date,
  ) {
    super();
  }

  /** @throws InvalidFields */
  static post(id: number, employerId: number, form: JobForm, now: Date): Job {
    const job = new MutableJob(id, employerId, newDetails(form, now), now);
    job.record(new JobSubmitted(id));
    return job;
  }

  get wantsPremium(): boolean {
    return this.details.isPremium || this.premiumRequested;
  }

  get isHidden(): boolean {
    return this.hiddenAt !== null;
  }

  /** The first instant at which it is closed; null for a listing without a deadline that awaits approval. */
  get closesAt(): Date | null {
    return closingTime(this.details.deadline, this.approvedAt);
  }

  get isApproved(): boolean {
    return this.approvedAt !== null;
  }

  get isRejected(): boolean {
    return this.rejectedAt !== null;
  }

  get isArchived(): boolean {
    return this.archivedAt !== null;
  }

  get isPublished(): boolean {
    return isPublished(this);
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
    const before = { ...this.details, isPremium: this.wantsPremium };
    const details = editedDetails(before, form, now);
    const changed = changedFields(before, details);
    if (changed.length === 0) return;
    if (needsApproval(changed)) this.approvedAt = null;
    const isCertain = this.details.isPremium || this.premiumGrantedAt !== null;
    const isPremium = details.isPremium && (isCertain || !this.isApproved);
    if (details.isPremium && !before.isPremium) this.premiumRefusedAt = null;
    if (before.isPremium && !details.isPremium) this.record(new PremiumGivenUp(this.id));
    this.premiumRequested = details.isPremium && !isPremium;
    this.details = { ...details, isPremium };
    this.rejectedAt = null;
    if (!this.isApproved) this.record(new JobSubmitted(this.id));
    this.version += 1;
  }

  /**
   * Keeps it open for 30 more days from its end or, once it has closed, from now. The posting date does not change.
   * @throws ArchivedByAdmin, NotRenewable
   */
  renew(now: Date): void {
    if (this.archivedBy === 'admin') throw new ArchivedByAdmin();
    if (!canBeRenewed(this, now)) throw new NotRenewable();
    this.details = { ...this.details, deadline: renewedDeadline(this.closesAt, now) };
    this.version += 1;
  }

  /** Publishes the listing; requested premium takes effect unless it still has to be paid for. */
  approve(now: Date, { isPaidFirst = false } = {}): void {
    const isGranted = this.premiumGrantedAt !== null || !isPaidFirst;
    if (this.isApproved && !(this.premiumRequested && isGranted)) return;
    if (this.wantsPremium && this.premiumGrantedAt === null && isGranted) {
      this.premiumGrantedAt = now;
      this.record(new PremiumGranted(this.id, now));
    }
    this.publish(now);
    this.settlePremium(isGranted);
    this.version += 1;
  }

  /**
   * Publishes the listing without the requested premium, or revokes premium. The employer can request it again.
   * @throws NoPremium if it does not request premium, is archived or is rejected
   */
  refusePremium(explanation: Explanation, now: Date): void {
    if (!this.wantsPremium || this.isArchived || this.isRejected) throw new NoPremium();
    this.publish(now);
    this.endPremium();
    this.premiumRefusedAt = now;
    this.record(new JobDecided(this.id, 'premium-refused', now, explanation), new PremiumRefused(this.id));
  }

  /** Called when premium has been paid for. Returns false if it is no longer wanted and must be refunded. */
  grantPremium(now: Date): boolean {
    if (!this.wantsPremium || this.isArchived) return false;
    this.premiumGrantedAt = now;
    if (this.isApproved) this.settlePremium(true);
    this.version += 1;
    return true;
  }

  /** Called when premium was refunded or refused. */
  endPremium(): void {
    this.details = { ...this.details, isPremium: false };
    this.premiumRequested = false;
    this.premiumGrantedAt = null;
    this.version += 1;
  }

  private settlePremium(isGranted: boolean): void {
    const wanted = this.wantsPremium;
    this.premiumRequested = wanted && !isGranted;
    this.details = { ...this.details, isPremium: wanted && isGranted };
  }

  private publish(now: Date): void {
    if (!this.isApproved) this.record(new JobApproved(this.id), new JobDecided(this.id, 'approved', now));
    this.rejectedAt = null;
    this.approvedAt ??= now;
    this.firstApprovedAt ??= now;
  }

  /**
   * Hides the listing until its employer changes it and an admin approves it.
   * @throws CannotReject if it is archived or already rejected
   */
  reject(statement: Statement, now: Date): void {
    if (this.isArchived || this.isRejected) throw new CannotReject();
    this.approvedAt = null;
    this.rejectedAt = now;
    this.settlePremium(true);
    this.version += 1;
    this.record(new JobDecided(this.id, 'rejected', now, statement));
  }

  /** Sets the place matched from its location if none is known. Keeps the version, so concurrent edits succeed. */
  locate(place: Place): void {
    if (this.details.places === null) this.details = { ...this.details, places: [place] };
  }

  /** Hides it while its employer is suspended. Keeps the version, so concurrent edits succeed. */
  hide(now: Date): void {
    this.hiddenAt ??= now;
  }

  show(): void {
    this.hiddenAt = null;
  }

  /** Archiving again keeps the original time; an admin's archiving overrides the employer's. */
  archive(by: Archiver, now: Date): void {
    if (this.archivedBy === by || this.archivedBy === 'admin') return;
    if (this.archivedAt === null) this.record(new JobArchived(this.id, this.firstApprovedAt !== null));
    this.archivedAt ??= now;
    this.archivedBy = by;
    // Premium for a listing that was never published is refunded.
    if (this.firstApprovedAt === null) this.premiumGrantedAt = null;
    this.version += 1;
  }

  /** Archives the listing as an admin and records the decision; the statement is optional. */
  takeDown(statement: Statement | null, now: Date): void {
    if (this.archivedBy === 'admin') return;
    this.archive('admin', now);
    this.record(new JobDecided(this.id, 'archived', now, statement));
  }

  /** Unarchives the listing as an admin. */
  restore(now: Date): void {
    if (this.archivedBy === 'admin') this.record(new JobDecided(this.id, 'restored', now));
    this.unarchive('admin');
  }

  /**
   * Restores the listing to its state before archiving.
   * @throws ArchivedByAdmin if an employer tries to restore a listing that an admin archived
   */
  unarchive(by: Archiver): void {
    if (!this.isArchived) return;
    if (this.archivedBy === 'admin' && by !== 'admin') throw new ArchivedByAdmin();
    this.archivedAt = null;
    this.archivedBy = null;
    this.version += 1;
  }
}

/** Only its methods change its fields. */
export type Job = Readonly<MutableJob>;
export const Job = MutableJob;
