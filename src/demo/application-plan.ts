import type { ApplicationStatus } from '../applications/domain/application-status.js';
import { grandHotel } from './companies/grand-hotel.js';
import { coverLetter, employerNote } from './letters.js';
import type { PlannedListing } from './listing-plan.js';
import { people } from './people/index.js';
import { maria } from './people/maria.js';
import type { Person } from './people/person.js';
import type { Random } from './random.js';
import { DAY } from './time.js';

/** An application with what the employer has made of it so far. */
export type PlannedApplication = {
  readonly person: Person;
  readonly listing: PlannedListing;
  readonly appliedAt: Date;
  readonly coverLetter: string | null;
  readonly status: ApplicationStatus;
  readonly notes: string | null;
};

/** Most people who apply for one job, so that they spread. */
const MOST_PER_LISTING = 6;
const LEVELS = ['entry', 'junior', 'mid', 'senior', 'expert', 'executive'];
/** Years of experience at which the next of the levels begins. */
const LEVEL_YEARS = [1, 3, 6, 10, 14];

const MARIAS: readonly ApplicationStatus[] = [
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
/** How the applications of all others stand, in about these shares. */
const OTHERS: readonly ApplicationStatus[] = [
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

/** All applications, oldest first. */
export function planApplications(listings: readonly PlannedListing[], random: Random, now: Date): PlannedApplication[] {
  const taken = new Map<PlannedListing, number>();
  let count = 0;
  const planned = people.flatMap((person) => {
    const wanted = person === maria ? MARIAS.length : random.integer(3, 4);
    const chosen = choose(person, listings, wanted, taken, random);
    return chosen.map((listing, index) => {
      const status = person === maria ? MARIAS[index] : OTHERS[count++ % OTHERS.length];
      return planOne(person, listing, status ?? 'pending', random, now);
    });
  });
  return planned.sort((a, b) => a.appliedAt.getTime() - b.appliedAt.getTime());
}

function planOne(
  person: Person,
  listing: PlannedListing,
  status: ApplicationStatus,
  random: Random,
  now: Date,
): PlannedApplication {
  const [from, until] = [listing.approvedAt ?? now, listing.openUntil ?? now].map((time) => time.getTime());
  const appliedAt = new Date(random.between(from ?? 0, until ?? 0));
  // Nobody has read what came in today.
  const unread = now.getTime() - appliedAt.getTime() < DAY;
  return {
    person,
    listing,
    appliedAt,
    coverLetter: coverLetter(person, listing.form, random),
    status: unread ? 'pending' : status,
    notes: unread ? null : employerNote(status, random),
  };
}

/** The listings that suit someone best; up to two of them at the company of the demo account. */
function choose(
  person: Person,
  listings: readonly PlannedListing[],
  wanted: number,
  taken: Map<PlannedListing, number>,
  random: Random,
): PlannedListing[] {
  const suitable = listings
    .filter((listing) => listing.approvedAt !== null && (taken.get(listing) ?? 0) < MOST_PER_LISTING)
    .map((listing) => ({ listing, fit: fitOf(person, listing) + random.next() * 2 }))
    .filter(({ fit }) => fit > 1)
    .sort((a, b) => b.fit - a.fit)
    .map(({ listing }) => listing);
  const own = suitable.filter((listing) => listing.company === grandHotel).slice(0, 2);
  const others = suitable.filter((listing) => listing.company !== grandHotel);
  const chosen = [...own, ...others].slice(0, person.letter || person === maria ? wanted : 2);
  for (const listing of chosen) taken.set(listing, (taken.get(listing) ?? 0) + 1);
  return chosen;
}

/** How well a job suits someone: field, skills and years; nothing but what they want to do at all. */
function fitOf({ wants, profile }: Person, { form }: PlannedListing): number {
  const rank = wants.findIndex((category) => category === form.category);
  if (rank < 0) return 0;
  const shared = profile.skills?.filter((skill) => form.skills?.includes(skill)).length ?? 0;
  const level = LEVEL_YEARS.filter((years) => Number(profile.experience ?? 0) >= years).length;
  const distance = Math.abs(level - LEVELS.indexOf(form.experience ?? 'entry'));
  return 6 - rank + 2 * shared - 2 * distance;
}
