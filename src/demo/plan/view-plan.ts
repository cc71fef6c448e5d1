import type { VisitSource } from '#shared/domain/values/visit-source.js';
import { utcDayOf, type UtcDay } from '#shared/domain/values/utc-day.js';
import type { PlannedApplication } from './application-plan.js';
import { DEMO_EMPLOYER } from '../demo-accounts.js';
import type { PlannedListing } from './listings/listing-plan.js';
import { inTurn, type Random } from './random.js';
import { DAY } from '../time.js';

/** A view of a listing. */
export type PlannedView = {
  readonly listing: PlannedListing;
  readonly visitor: string;
  readonly day: UtcDay;
  readonly source: VisitSource;
};

/** Sources of views, used in turn; most come from the search. */
const SOURCES: readonly VisitSource[] = [
  'search',
  'other',
  'search',
  'recommended',
  'search',
  'alert',
  'related',
  'feed',
  'search',
  'company',
];

/** Views of all listings that were ever open: more for premium listings, and several for each application. */
export function planViews(
  listings: readonly PlannedListing[],
  applications: readonly PlannedApplication[],
  random: Random,
): PlannedView[] {
  return listings.flatMap((listing) => {
    const { approvedAt, openUntil, form, company } = listing;
    if (approvedAt === null || openUntil === null) return [];
    const days = (openUntil.getTime() - approvedAt.getTime()) / DAY;
    const perDay = random.between(0.3, 1) * (form.isPremium ? 2 : 1) * (company.username === DEMO_EMPLOYER ? 2 : 1);
    const applied = applications.filter((application) => application.listing === listing).length;
    return Array.from({ length: Math.round(3 + days * perDay + 3 * applied) }, (_, index) => ({
      listing,
      visitor: `demo visitor ${index}`,
      day: utcDayOf(new Date(random.between(approvedAt.getTime(), openUntil.getTime()))),
      source: inTurn(SOURCES, index),
    }));
  });
}
