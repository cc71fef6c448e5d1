import { planAccounts, type PlannedAccount } from './account-plan.js';
import { planApplications, type PlannedApplication } from './application-plan.js';
import { planBookmarks, type PlannedBookmark } from './bookmark-plan.js';
import { planConversations, type PlannedConversation } from './conversation-plan.js';
import { planContacts, type PlannedContact } from './contact-plan.js';
import { DEMO_EMPLOYER, DEMO_JOB_SEEKER } from '../demo-accounts.js';
import { readDemoData } from '../demo-data.js';
import { planListings, type PlannedListing } from './listings/listing-plan.js';
import { SEARCHES, type PlannedSearch } from './searches.js';
import { Random } from './random.js';
import { planViews, type PlannedView } from './view-plan.js';

/** Arbitrary; another seed produces other demo data. */
const SEED = 1897;

/** Everything that happens in the months before `now`. */
export type DemoPlan = {
  readonly accounts: readonly PlannedAccount[];
  readonly listings: readonly PlannedListing[];
  readonly applications: readonly PlannedApplication[];
  readonly views: readonly PlannedView[];
  readonly bookmarks: readonly PlannedBookmark[];
  /** Saved last, so that nothing in the demo data is new. */
  readonly searches: readonly PlannedSearch[];
  readonly conversations: readonly PlannedConversation[];
  readonly contacts: readonly PlannedContact[];
  /** Usernames of the employers that an admin has verified. */
  readonly verified: readonly string[];
};

/** The demo data as of `now`: the same at every start, except for the dates. */
export function planDemo(now: Date): DemoPlan {
  const data = readDemoData();
  const random = new Random(SEED);
  const listings = planListings(data, random, now);
  const applications = planApplications(data, listings, random, now);
  const accounts = planAccounts(data, applications, random, now);
  const views = planViews(listings, applications, random);
  const bookmarks = planBookmarks(data.people, listings, applications, accounts, random);
  const conversations = planConversations(data.conversations, applications, now);
  const verified = planVerified(listings);
  const known = data.people.find(({ username }) => username === DEMO_JOB_SEEKER);
  return {
    accounts,
    listings,
    applications,
    views,
    bookmarks,
    searches: SEARCHES,
    conversations,
    contacts: planContacts(listings, verified, known, now),
    verified,
  };
}

/** Every other company with a published listing, except for the demo employer's. */
function planVerified(listings: readonly PlannedListing[]): string[] {
  const published = listings.filter(({ approvedAt }) => approvedAt !== null).map(({ company }) => company.username);
  return [...new Set(published)].sort().filter((username, nth) => nth % 2 === 0 && username !== DEMO_EMPLOYER);
}
