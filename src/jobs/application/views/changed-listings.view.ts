import type { ListingPart } from '#jobs/domain/listing-change.js';

/** What is done with many listings: change their details, or what can be done with one. */
export const LISTING_ACTIONS = ['change', 'renew', 'archive', 'unarchive', 'duplicate'] as const;
export type ListingAction = (typeof LISTING_ACTIONS)[number];

/**
 * Why a listing is skipped: it does not exist or belongs to others; it has changed since it was read; it is like this
 * already; or it cannot be done, as the message says.
 */
export type ListingSkip = 'missing' | 'changed' | 'same' | 'refused';

/** A listing that was changed or copied. */
export class ChangedListingBody {
  readonly id!: number;
  /** The parts of its text that are different now */
  readonly parts!: readonly ListingPart[];
  /** Whether the change is not public before an admin approves it. Until then, the approved text stays public */
  readonly awaitsApproval!: boolean;
  /** Counts the changes */
  readonly version!: number;
  /** The draft with the copy */
  readonly draftId!: number | null;
}

/** A listing that stays as it was. */
export class SkippedListingBody {
  readonly id!: number;
  readonly reason!: ListingSkip;
  /** The reason in a sentence */
  readonly message!: string;
}

/** What became of each listing. */
export class ChangedListingsBody {
  readonly changed!: readonly ChangedListingBody[];
  readonly skipped!: readonly SkippedListingBody[];
}

/** What a company can still post. */
export class ListingAllowanceBody {
  /** How many more listings it can post today; null without a limit */
  readonly left!: number | null;
}
