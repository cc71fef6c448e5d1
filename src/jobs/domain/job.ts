import { changedFields, editedDetails, newDetails, type JobForm } from './job-details.js';
import { AlreadyPublished, ArchivedByAdmin, CannotReject, NoPremium, NotRenewable } from './job-errors.js';
import {
  JobApproved,
  JobArchived,
  JobDecided,
  JobSubmitted,
  PremiumGivenUp,
  PremiumGranted,
  PremiumRefused,
} from './job-events.js';
import {
  approvedTexts,
  isSettled,
  latestDetails,
  located,
  locatedTexts,
  NO_PROPOSAL,
  textsAt,
  withoutUnchecked,
  written,
  type EditOptions,
} from './listing-texts.js';
import { JobRecord } from './job-record.js';
import { checkPublishAt, checkStillOpen } from './publish-at.js';
import type { Place } from './offer/place.js';
import { canBeRenewed, closingTime, renewedDeadline, type Archiver, type JobStanding } from './job-state.js';
import { MENDABLE_REASONS, type Explanation, type Statement } from './statement.js';

type ApprovalTerms = {
  /** Whether premium has to be paid for before it takes effect. */
  readonly isPaidFirst?: boolean;
};

const NOT_HELD = { publishAt: null, clearedAt: null } as const;

/** A listing. Once a text is approved, `details` are public, and a change of the text waits beside them. */
class MutableJob extends JobRecord implements JobStanding {
  // Here, because the mapper reads columns that are derived from this class alone.
  /** The first instant at which it is closed; null for a listing without a deadline that awaits approval. */
  get closesAt(): Date | null {
    return closingTime(this.details.deadline, this.approvedAt);
  }

  /** @throws InvalidFields */
  static post(id: number, employerId: number, form: JobForm, now: Date, publishAt?: string | null): Job {
    const job = new MutableJob(id, employerId, newDetails(form, now), now);
    job.publishAt = checkPublishAt(publishAt, job.details.deadline, now);
    job.record(new JobSubmitted(id));
    return job;
  }

  /**
   * Changes the fields in the form. A deadline in the past closes the listing.
   * Once a text has been approved, it stays public until the changed one is approved, too; some changes of verified
   * employers are published at once. Any change to a rejected listing submits it again.
   * @throws InvalidFields
   */
  edit(form: JobForm, now: Date, options: EditOptions = {}): void {
    const { place } = options;
    const before = { ...latestDetails(this), isPremium: this.wantsPremium };
    const details = editedDetails(before, form, now);
    const changed = changedFields(before, details);
    if (changed.length === 0) {
      if (place) this.locate(place);
      return;
    }
    checkStillOpen(details.deadline, this.publishAt);
    if (changed.some((field) => field !== 'deadline')) this.clearedAt = null;
    const isPremium = this.wish(before.isPremium, details.isPremium);
    this.take(written(this, { ...located(details, place), isPremium }, options));
    this.rejectedAt = null;
    if (!isSettled(this)) this.record(new JobSubmitted(this.id));
    this.version += 1;
  }

  /** Takes a wish for premium; returns whether it counts already. */
  private wish(before: boolean, after: boolean): boolean {
    const isCertain = this.details.isPremium || this.premiumGrantedAt !== null;
    const isPremium = after && (isCertain || !this.isApproved);
    if (after && !before) this.premiumRefusedAt = null;
    if (before && !after) this.record(new PremiumGivenUp(this.id));
    this.premiumRequested = after && !isPremium;
    return isPremium;
  }

  /** Drops a change that is not public. */
  discardChange(): void {
    if (!this.proposedText) return;
    if (this.isApproved) this.rejectedAt = null;
    Object.assign(this, NO_PROPOSAL);
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

  /**
   * Sets when a listing that was never public appears; null for with its approval.
   * @throws InvalidFields, AlreadyPublished
   */
  schedule(publishAt: string | null, now: Date): void {
    if (this.firstApprovedAt !== null) throw new AlreadyPublished();
    const time = checkPublishAt(publishAt, this.details.deadline, now);
    if (time?.getTime() === this.publishAt?.getTime()) return;
    this.publishAt = time;
    this.version += 1;
  }

  /** Publishes a listing that was approved ahead, once its time has come. */
  release(now: Date, terms: ApprovalTerms = {}): void {
    if (!this.clearedAt || this.isHeldAt(now) || this.isArchived || this.isHidden) return;
    this.approve(now, terms);
  }

  /**
   * Publishes the listing, at the time that its employer chose; requested premium takes effect with it unless it still
   * has to be paid for.
   */
  approve(now: Date, terms: ApprovalTerms = {}): void {
    if (this.isHeldAt(now)) this.clear(now);
    else this.approveNow(now, terms);
  }

  private clear(now: Date): void {
    if (this.clearedAt) return;
    this.clearedAt = now;
    this.rejectedAt = null;
    this.version += 1;
  }

  private approveNow(now: Date, { isPaidFirst = false }: ApprovalTerms): void {
    const isGranted = this.premiumGrantedAt !== null || !isPaidFirst;
    if (isSettled(this) && !(this.premiumRequested && isGranted)) return;
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
   * A rejected change stays rejected.
   * @throws NoPremium if it does not request premium, is archived or is rejected
   */
  refusePremium(explanation: Explanation, now: Date): void {
    if (!this.wantsPremium || this.isArchived || (this.isRejected && !this.isApproved)) throw new NoPremium();
    if (this.isHeldAt(now)) this.clear(now);
    else if (!this.isRejected) this.publish(now);
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

  /** Makes the latest text public. Premium alone changes neither the time of approval nor the end. */
  private publish(now: Date): void {
    const isTextNew = !this.isApproved || this.proposedText !== null;
    if (isTextNew) this.record(new JobApproved(this.id));
    if (isTextNew || this.checkedText) this.record(new JobDecided(this.id, 'approved', now));
    this.take(approvedTexts(this));
    if (this.publishAt) this.postedAt = now;
    Object.assign(this, NOT_HELD);
    this.rejectedAt = null;
    if (isTextNew) this.approvedAt = now;
    this.firstApprovedAt ??= now;
  }

  /**
   * Rejects a change, so that the approved text stays public, or hides the listing until its employer changes it and
   * an admin approves it. Rejecting a change hides the listing, too, to protect people or if it is about the whole.
   * @throws CannotReject if it is archived or already rejected
   */
  reject(statement: Statement, now: Date, { isWhole = false } = {}): void {
    if (this.isArchived || (this.isRejected && !this.isApproved)) throw new CannotReject();
    const isChange = !isWhole && this.isApproved && !this.isRejected && !isSettled(this);
    this.take(withoutUnchecked(this));
    this.clearedAt = null;
    if (!isChange || !MENDABLE_REASONS.includes(statement.reason)) {
      this.approvedAt = null;
      this.settlePremium(true);
    }
    this.rejectedAt = now;
    this.version += 1;
    this.record(new JobDecided(this.id, 'rejected', now, statement));
  }

  /**
   * Sets the place matched from its location if none is known and the job is not remote. Keeps the version, so
   * concurrent edits succeed.
   */
  locate(place: Place): void {
    Object.assign(this, locatedTexts(this, place));
  }

  /** Takes the name and place of its hotel, which an admin has approved. */
  follow(workplace: Parameters<typeof textsAt>[1]): void {
    const texts = textsAt(this, workplace);
    if (texts) Object.assign(this, texts, { version: this.version + 1 });
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

  /** Restores the state before archiving. @throws ArchivedByAdmin, for employers, if an admin archived it */
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
