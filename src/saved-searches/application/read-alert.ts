import { UseCase } from '#shared/application/use-case.js';
import type { Words } from '#shared/domain/words.js';
import { Alerts } from './ports/alerts.js';
import { SearchableListings, type AlertListing } from './ports/listings.js';

const MAX_PER_COMPANY = 3;
const MAX_LISTINGS = 30;

/** The listings found by one saved search. */
type AlertSection = {
  readonly title: string;
  readonly search: string;
  readonly listings: readonly AlertListing[];
  /** Number of further listings. */
  readonly more: number;
};

/** Reads the current content of a digest: each listing once, and only if it is still open. */
@UseCase()
export class ReadAlert {
  constructor(
    private readonly alerts: Alerts,
    private readonly listings: SearchableListings,
  ) {}

  async execute(alertId: number, words: Words): Promise<readonly AlertSection[]> {
    const found = await this.alerts.listings(alertId);
    const open = new Map(
      (
        await this.listings.open(
          found.map(({ jobId }) => jobId),
          words,
        )
      ).map((one) => [one.id, one]),
    );
    const ofCompany = new Map<number, number>();
    const sections = new Map<number, { name: string | null; search: string; listings: AlertListing[]; more: number }>();
    let shown = 0;
    for (const { searchId, name, search, jobId } of found) {
      const listing = open.get(jobId);
      if (!listing) continue;
      // Other searches may have found it too.
      open.delete(jobId);
      const section = sections.get(searchId) ?? { name, search, listings: [], more: 0 };
      sections.set(searchId, section);
      const count = (ofCompany.get(listing.employerId) ?? 0) + 1;
      ofCompany.set(listing.employerId, count);
      if (count > MAX_PER_COMPANY || shown === MAX_LISTINGS) section.more += 1;
      else {
        section.listings.push(listing);
        shown += 1;
      }
    }
    return Promise.all(
      [...sections.values()].map(async ({ name, search, listings, more }) => ({
        title: name ?? (await this.listings.describe(search, words)).title,
        search,
        listings,
        more,
      })),
    );
  }
}
