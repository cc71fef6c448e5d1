import type { JobForm } from '../../../jobs/domain/job-details.js';
import { utcDayOf } from '../../../shared/domain/utc-day.js';
import { DEMO_EMPLOYER } from '../../demo-accounts.js';
import type { Company, DemoData } from '../../demo-data.js';
import { factsOf } from './facts.js';
import { listingForm, type Opening } from './listing-form.js';
import type { Random } from '../random.js';
import { after, DAY, earliest, HOUR } from '../../time.js';

/** What becomes of a listing. */
type Fate = 'active' | 'pending' | 'archived' | 'deadline passed' | 'thirty days over';

/** A listing with everything that will have happened to it. */
export type PlannedListing = {
  readonly company: Company;
  readonly form: JobForm;
  readonly postedAt: Date;
  readonly approvedAt: Date | null;
  readonly archivedAt: Date | null;
  /** Until when people could apply and look; null while it awaits approval. */
  readonly openUntil: Date | null;
};

/** Of the listings of the demo account's company, in the order of its openings. */
const OWN_FATES = fates({ active: 15, pending: 3, archived: 3, 'deadline passed': 2, 'thirty days over': 1 });
/** Which of them are premium, one of those pending. */
const OWN_PREMIUM = [1, 7, 13, 16];
/** Of all others, active ones filling up the rest. */
const OTHER_FATES = fates({ pending: 11, archived: 8, 'deadline passed': 6, 'thirty days over': 5 });

/** All listings, oldest first. */
export function planListings({ companies, roles }: DemoData, random: Random, now: Date): PlannedListing[] {
  const [own, ...others] = companies.map((company) => company.openings.length) as [number, ...number[]];
  const rest = others.reduce((sum, count) => sum + count, 0);
  const filledUp = [...OTHER_FATES, ...Array<Fate>(rest - OTHER_FATES.length).fill('active')];
  const all = [...OWN_FATES.slice(0, own), ...random.shuffled(filledUp)];
  const planned = openings(companies, roles).map((opening, index) =>
    plan(opening, all[index] ?? 'active', random, now),
  );
  return planned.sort((a, b) => a.postedAt.getTime() - b.postedAt.getTime());
}

function fates(counts: Partial<Record<Fate, number>>): Fate[] {
  return Object.entries(counts).flatMap(([fate, count]) => Array<Fate>(count).fill(fate as Fate));
}

function openings(companies: DemoData['companies'], roles: DemoData['roles']): Opening[] {
  const uses = new Map<string, number>();
  return companies.flatMap((company) =>
    company.openings.map(([name, at], companyUse) => {
      const roleUse = uses.get(name) ?? 0;
      uses.set(name, roleUse + 1);
      const [role, workplace] = [roles[name], company.workplaces[at]];
      if (!role || !workplace) throw new Error(`${company.companyName} offers ${name} at ${at}, which does not exist.`);
      return { role, workplace, company, roleUse, companyUse };
    }),
  );
}

function plan(opening: Opening, fate: Fate, random: Random, now: Date): PlannedListing {
  const daysAgo = (least: number, most: number): Date => after(now, -random.between(least, most) * DAY);
  const { company, companyUse } = opening;
  const chance = random.next();
  const isPremium =
    company.username === DEMO_EMPLOYER ? OWN_PREMIUM.includes(companyUse) : chance < (fate === 'pending' ? 0.25 : 0.08);
  const form = { ...listingForm(opening), facts: factsOf(opening, now), isPremium };
  if (fate === 'pending') {
    return { company, form, postedAt: daysAgo(0.1, 2.5), approvedAt: null, archivedAt: null, openUntil: null };
  }
  const postedAt = { active: daysAgo(0.3, 24), ...oldDates(daysAgo) }[fate];
  const approvedAt = earliest(after(postedAt, random.between(2, 20) * HOUR), after(now, -HOUR / 4));
  const archivedAt = fate === 'archived' ? after(approvedAt, random.between(4, 11) * DAY) : null;
  const deadline = deadlineOf(fate, random, now);
  return {
    company,
    form: { ...form, deadline },
    postedAt,
    approvedAt,
    archivedAt,
    openUntil: earliest(
      now,
      archivedAt,
      deadline === null ? after(approvedAt, 30 * DAY) : after(new Date(deadline), DAY),
    ),
  };
}

function oldDates(daysAgo: (least: number, most: number) => Date) {
  return {
    archived: daysAgo(14, 40),
    'deadline passed': daysAgo(16, 39),
    'thirty days over': daysAgo(32, 40),
  };
}

/** Some listings say until when to apply, so that not all of them end on their thirtieth day. */
function deadlineOf(fate: Fate, random: Random, now: Date): string | null {
  if (fate === 'deadline passed') return utcDayOf(after(now, -random.between(1, 8) * DAY));
  const days = random.between(9, 75);
  return fate === 'active' && random.next() < 0.45 ? utcDayOf(after(now, days * DAY)) : null;
}
