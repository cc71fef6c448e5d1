import { UseCase } from '../../shared/application/use-case.js';
import { Alerts } from './ports/alerts.js';
import { ListingDirectory, SearchDirectory, type AlertListing } from './ports/listings.js';

/** Most listings of one company, and in all, that a digest names. */
const MOST_OF_A_COMPANY = 3;
const MOST_LISTINGS = 30;

/** What a saved search found. */
type AlertSection = {
  readonly title: string;
  readonly search: string;
  readonly listings: readonly AlertListing[];
  /** Further listings that are not named. */
  readonly more: number;
};

/** Reads a digest as it is at this moment: each listing once, and only those still open. */
@UseCase()
export class ReadAlert {
  constructor(
    private readonly alerts: Alerts,
    private readonly listings: ListingDirectory,
    private readonly directory: SearchDirectory,
  ) {}

  async execute(alertId: number): Promise<readonly AlertSection[]> {
    const found = await this.alerts.found(alertId);
    const open = new Map((await this.listings.open(found.map(({ jobId }) => jobId))).map((one) => [one.id, one]));
    const ofCompany = new Map<number, number>();
    const sections = new Map<number, { name: string | null; search: string; listings: AlertListing[]; more: number }>();
    let named = 0;
    for (const { searchId, name, search, jobId } of found) {
      const listing = open.get(jobId);
      if (!listing) continue;
      // Another search may have found it too.
      open.delete(jobId);
      const section = sections.get(searchId) ?? { name, search, listings: [], more: 0 };
      sections.set(searchId, section);
      const count = (ofCompany.get(listing.employerId) ?? 0) + 1;
      ofCompany.set(listing.employerId, count);
      if (count > MOST_OF_A_COMPANY || named === MOST_LISTINGS) section.more += 1;
      else {
        section.listings.push(listing);
        named += 1;
      }
    }
    return Promise.all(
      [...sections.values()].map(async ({ name, search, listings, more }) => ({
        title: name ?? (await this.directory.describe(search)).title,
        search,
        listings,
        more,
      })),
    );
  }
}
