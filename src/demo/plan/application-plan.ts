import type { ApplicationStatus } from '#applications/domain/application-status.js';
import { DEMO_EMPLOYER, DEMO_JOB_SEEKER } from '../demo-accounts.js';
import type { DemoData, Person, Phrases } from '../demo-data.js';
import { coverLetter, employerNote } from './letters.js';
import type { PlannedListing } from './listings/listing-plan.js';
import { inTurn, type Random } from './random.js';
import { suitable } from './listings/suitability.js';
import { after, DAY, earliest } from '../time.js';

/** An application with its current status and the employer's notes. */
export type PlannedApplication = {
  readonly person: Person;
  readonly listing: PlannedListing;
  readonly appliedAt: Date;
  readonly coverLetter: string | null;
  readonly status: ApplicationStatus;
  /** When the employer set the status and took notes, if any. */
  readonly decidedAt: Date;
  readonly notes: string | null;
  /** What a colleague answers to the notes, in a team. */
  readonly reply: string | null;
};

type Chosen = Pick<PlannedApplication, 'person' | 'listing' | 'status'> & { readonly daysToDecide: number };

/** Maximum applications per listing, so that they spread. */
const MAX_PER_LISTING = 6;

/** Status of each application of the demo job seeker. */
const OWN_STATUSES: readonly ApplicationStatus[] = [
  'pending',
  'shortlisted',
  'interviewed',
  'rejected',
  'reviewed',
  'offered',
  'pending',
  'reviewed',
  'rejected',
  'interviewed',
  'shortlisted',
  'pending',
  'rejected',
];
/** Approximate status distribution of the remaining applications. */
const OTHER_STATUSES: readonly ApplicationStatus[] = [
  'pending',
  'reviewed',
  'shortlisted',
  'pending',
  'rejected',
  'interviewed',
  'reviewed',
  'offered',
  'pending',
  'shortlisted',
  'reviewed',
];

/** Days that decisions took, in turn. */
const DAYS_TO_DECIDE = [1.2, 0.4, 2.6, 1.8, 3.4];

/** All applications, oldest first. */
export function planApplications(
  { people, phrases }: DemoData,
  listings: readonly PlannedListing[],
  random: Random,
  now: Date,
): PlannedApplication[] {
  const taken = new Map<PlannedListing, number>();
  const counts = { own: 0, others: 0 };
  let decided = 0;
  const planned = people.flatMap((person) => {
    const wanted = person.username === DEMO_JOB_SEEKER ? OWN_STATUSES.length : random.integer(3, 6);
    const chosen = choose(person, listings, wanted, taken, random);
    return chosen.map((listing, index) => {
      const group = listing.company.username === DEMO_EMPLOYER ? 'own' : 'others';
      const status =
        person.username === DEMO_JOB_SEEKER ? inTurn(OWN_STATUSES, index) : inTurn(OTHER_STATUSES, counts[group]++);
      const daysToDecide = inTurn(DAYS_TO_DECIDE, decided++);
      return planOne({ person, listing, status, daysToDecide }, phrases, random, now);
    });
  });
  return planned.sort((a, b) => a.appliedAt.getTime() - b.appliedAt.getTime());
}

function planOne(
  { person, listing, status, daysToDecide }: Chosen,
  phrases: Phrases,
  random: Random,
  now: Date,
): PlannedApplication {
  const [from, until] = [listing.approvedAt ?? now, listing.openUntil ?? now].map((time) => time.getTime());
  // Most people apply in the first days.
  const appliedAt = new Date((from ?? 0) + ((until ?? 0) - (from ?? 0)) * random.next() ** 2);
  const notes = employerNote(status, phrases, random);
  // Applications of the last day are unread.
  const unread = now.getTime() - appliedAt.getTime() < DAY;
  return {
    person,
    listing,
    appliedAt,
    coverLetter: coverLetter(person, listing.form, phrases, random),
    status: unread ? 'pending' : status,
    decidedAt: earliest(after(appliedAt, daysToDecide * DAY), now),
    notes: unread ? null : notes,
    reply: status === 'shortlisted' || status === 'interviewed' ? inTurn(phrases.replies, (notes ?? '').length) : null,
  };
}

/** The most suitable listings; up to three of them from the demo employer. */
function choose(
  person: Person,
  listings: readonly PlannedListing[],
  wanted: number,
  taken: Map<PlannedListing, number>,
  random: Random,
): PlannedListing[] {
  const open = listings.filter((listing) => listing.approvedAt !== null && (taken.get(listing) ?? 0) < MAX_PER_LISTING);
  const chosenFrom = suitable(person, open, random);
  const own = chosenFrom.filter((listing) => listing.company.username === DEMO_EMPLOYER).slice(0, 3);
  const others = chosenFrom.filter((listing) => listing.company.username !== DEMO_EMPLOYER);
  const chosen = [...own, ...others].slice(0, wanted);
  for (const listing of chosen) taken.set(listing, (taken.get(listing) ?? 0) + 1);
  return chosen;
}
