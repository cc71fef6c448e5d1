import type { PlannedAccount } from './account-plan.js';
import type { PlannedApplication } from './application-plan.js';
import type { PlannedListing } from './listings/listing-plan.js';
import { DEMO_JOB_SEEKER } from '../demo-accounts.js';
import type { Person } from '../demo-data.js';
import type { Random } from './random.js';
import { interesting } from './listings/suitability.js';

/** A listing that a job seeker saved. */
export type PlannedBookmark = { readonly username: string; readonly listing: PlannedListing; readonly savedAt: Date };

/** All bookmarks, oldest first: listings that match a job seeker who has not applied to them. */
export function planBookmarks(
  people: readonly Person[],
  listings: readonly PlannedListing[],
  applications: readonly PlannedApplication[],
  accounts: readonly PlannedAccount[],
  random: Random,
): PlannedBookmark[] {
  const planned = people.flatMap((person) => {
    const { username } = person;
    const applied = new Set(applications.filter((each) => each.person === person).map(({ listing }) => listing));
    const joinedAt = accounts.find(({ registration }) => registration.username === username)?.registeredAt.getTime();
    const left = listings.filter((listing) => listing.archivedAt === null && !applied.has(listing));
    return interesting(person, left, random)
      .map((listing) => ({
        username,
        listing,
        from: Math.max(listing.approvedAt?.getTime() ?? Infinity, joinedAt ?? Infinity),
        until: listing.openUntil?.getTime() ?? -Infinity,
      }))
      .filter(({ from, until }) => from < until)
      .slice(0, username === DEMO_JOB_SEEKER ? 8 : random.integer(1, 4))
      .map(({ listing, from, until }) => ({ username, listing, savedAt: new Date(random.between(from, until)) }));
  });
  return planned.sort((a, b) => a.savedAt.getTime() - b.savedAt.getTime());
}
