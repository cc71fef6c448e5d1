import { AggregateRoot } from '#shared/domain/aggregate-root.js';
import type { JobDetails, JobText } from './job-details.js';
import { ListingsMoved } from './job-events.js';
import { isPublished, type Archiver } from './job-state.js';
import type { ListingTexts } from './listing-texts.js';

/** What is stored of a listing, and what follows from it. */
export abstract class JobRecord extends AggregateRoot implements ListingTexts {
  /** Whether premium is waiting for an admin or a payment, without affecting the listing's approval. */
  premiumRequested = false;
  /** When premium was paid for or granted by an admin. It stays granted unless the payment is refunded. */
  premiumGrantedAt: Date | null = null;
  /** Reset when the employer requests premium again. */
  premiumRefusedAt: Date | null = null;
  /** A changed text that awaits approval or was rejected. */
  proposedText: JobText | null = null;
  /** The last text that an admin has seen, if the employer published a change since. */
  checkedText: JobText | null = null;
  /** The number that listings changed together share while the change waits for an admin. */
  changedTogether: number | null = null;
  /** When a listing that was never public is to appear; null for with its approval. */
  publishAt: Date | null = null;
  /** When an admin approved it ahead of `publishAt`. Reset when its text changes. */
  clearedAt: Date | null = null;
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
    public postedAt: Date,
  ) {
    super();
  }

  get wantsPremium(): boolean {
    return this.details.isPremium || this.premiumRequested;
  }

  get isHidden(): boolean {
    return this.hiddenAt !== null;
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

  /** Whether its approval takes effect later. */
  isHeldAt(now: Date): boolean {
    return this.firstApprovedAt === null && this.publishAt !== null && now < this.publishAt;
  }

  /** Takes other texts, of which the public one may name another hotel. */
  protected take(texts: Partial<ListingTexts>): void {
    const { workplaceId } = this.details;
    Object.assign(this, texts);
    if (this.details.workplaceId !== workplaceId) this.record(new ListingsMoved(this.employerId, [this.id]));
  }

  isOwnedBy(userId: number): boolean {
    return this.employerId === userId;
  }
}
