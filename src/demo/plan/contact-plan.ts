import type { Person } from '../demo-data.js';
import { after, DAY } from '../time.js';
import type { PlannedListing } from './listings/listing-plan.js';

/** A company looks at somebody whom it found, and may ask about a listing. */
export type PlannedContact = {
  /** The username of a verified employer. */
  readonly employer: string;
  /** The name of the person, and the role by which the company finds them. */
  readonly person: string;
  readonly role: string;
  readonly about: { readonly listing: PlannedListing; readonly text: string } | null;
  readonly at: Date;
};

const COMPANIES = 3;

const TEXT =
  'We read your profile with pleasure and are looking for somebody like you for the coming season. May we write to you?';

/** Three companies look at the job seeker of the demo; the last one asks. */
export function planContacts(
  listings: readonly PlannedListing[],
  verified: readonly string[],
  person: Person | undefined,
  now: Date,
): PlannedContact[] {
  const role = person?.profile.desiredRoles?.[0];
  if (!person || role === undefined) return [];
  const isOpen = ({ approvedAt, openUntil, archivedAt }: PlannedListing): boolean =>
    approvedAt !== null && archivedAt === null && (openUntil === null || openUntil >= now);
  const open = verified.flatMap((employer) => {
    const listing = listings.find((one) => one.company.username === employer && isOpen(one));
    return listing ? [{ employer, listing }] : [];
  });
  return open.slice(0, COMPANIES).map(({ employer, listing }, nth) => ({
    employer,
    person: person.fullName,
    role,
    about: nth === COMPANIES - 1 ? { listing, text: TEXT } : null,
    at: after(now, (nth - COMPANIES) * DAY),
  }));
}
