import { UseCase } from '#shared/application/use-case.js';
import { DomainError } from '#shared/domain/domain-error.js';
import { StaleVersion } from '#shared/domain/stale-version.js';
import { JobNotFound } from '../domain/job-errors.js';
import { checkChange, type ListingChange } from '../domain/listing-change.js';
import { DuplicateJob } from './duplicate-job.js';
import { OwnListings } from './own-listings.js';
import { JobRepository } from './ports/job-repository.js';
import type {
  ChangedListingBody,
  ChangedListingsBody,
  ListingAction,
  SkippedListingBody,
} from './views/changed-listings.view.js';

/** Listings per request. */
export const MAX_CHANGED = 100;

type ChangeListingsCommand = {
  readonly employerId: number;
  /** With the versions that were read. */
  readonly listings: readonly { readonly id: number; readonly version: number }[];
  readonly action: ListingAction;
  /** What to change. */
  readonly change?: ListingChange | null;
};

type One = { readonly jobId: number; readonly employerId: number; readonly versions: readonly number[] };

const SAME = 'It is like this already.';
const CHANGED = 'It has changed in the meantime.';

/**
 * Does the same with many listings of an employer, each in its own transaction, and reports each.
 * @throws InvalidFields for a change that no listing can have
 */
@UseCase()
export class ChangeListings {
  constructor(
    private readonly jobs: JobRepository,
    private readonly own: OwnListings,
    private readonly duplicate: DuplicateJob,
  ) {}

  async execute({ employerId, listings, action, change }: ChangeListingsCommand): Promise<ChangedListingsBody> {
    const act = await this.actOf(action, change);
    const versions = new Map(listings.map((listing) => [listing.id, listing.version]));
    const outcomes = new Map<number, ChangedListingBody | SkippedListingBody>();
    // In the order of their ids, so that two changes of the same listings, each in one transaction, cannot deadlock.
    for (const [id, version] of [...versions].toSorted(([a], [b]) => a - b)) {
      outcomes.set(id, await this.outcomeOf(() => act({ jobId: id, employerId, versions: [version] }), id));
    }
    const changed: ChangedListingBody[] = [];
    const skipped: SkippedListingBody[] = [];
    for (const id of versions.keys()) {
      const outcome = outcomes.get(id);
      if (outcome && 'reason' in outcome) skipped.push(outcome);
      else if (outcome) changed.push(outcome);
    }
    return { changed, skipped };
  }

  /** What to do with each listing. */
  private async actOf(
    action: ListingAction,
    change: ListingChange | null | undefined,
  ): Promise<(listing: One) => Promise<Omit<ChangedListingBody, 'id'> & { readonly isChanged: boolean }>> {
    if (action === 'duplicate') return (listing) => this.copy(listing);
    if (action !== 'change') return async (listing) => ({ ...(await this.own[action](listing)), draftId: null });
    const checkedChange = checkChange(change ?? {});
    // Any number that no other change has.
    const together = await this.jobs.nextId();
    return async (listing) => ({
      ...(await this.own.revise({ ...listing, change: checkedChange, together })),
      draftId: null,
    });
  }

  private async copy({ versions: [version = 1], ...listing }: One) {
    const { id: draftId } = await this.duplicate.execute(listing);
    return { isChanged: true, parts: [], awaitsApproval: false, version, draftId };
  }

  private async outcomeOf(
    act: () => Promise<Omit<ChangedListingBody, 'id'> & { readonly isChanged: boolean }>,
    id: number,
  ): Promise<ChangedListingBody | SkippedListingBody> {
    try {
      const { isChanged, ...outcome } = await act();
      return isChanged ? { id, ...outcome } : { id, reason: 'same', message: SAME };
    } catch (error) {
      if (error instanceof StaleVersion) return { id, reason: 'changed', message: CHANGED };
      if (error instanceof JobNotFound) return { id, reason: 'missing', message: error.message };
      if (error instanceof DomainError) return { id, reason: 'refused', message: error.message };
      throw error;
    }
  }
}
