import type { FormAtWorkplace } from '#jobs/application/workplaces/workplace-policy.js';
import { utcDayOf } from '#shared/domain/values/utc-day.js';
import { DEMO_EMPLOYER } from '../../demo-accounts.js';
import type { Company, DemoData } from '../../demo-data.js';
import { factsOf } from './facts.js';
import { listingForm, type Opening } from './listing-form.js';
import type { Random } from '../random.js';
import { after, DAY, earliest, HOUR } from '../../time.js';

/** Final state of a listing. */
type Outcome = 'active' | 'pending' | 'archived' | 'deadline passed' | 'thirty days over';

/** A listing and its history. */
export type PlannedListing = {
  readonly company: Company;
  readonly form: FormAtWorkplace;
  readonly postedAt: Date;
  readonly approvedAt: Date | null;
  readonly archivedAt: Date | null;
  /** End of views and applications; null while it awaits approval. */
  readonly openUntil: Date | null;
};

/** Outcomes of the demo employer's listings, in the order of its openings. */
const OWN_OUTCOMES = outcomes({ active: 15, pending: 3, archived: 3, 'deadline passed': 2, 'thirty days over': 1 });
/** Indexes of its premium listings, one of which is pending. */
const OWN_PREMIUM = [1, 7, 13, 16];
/** Outcomes of other listings; the rest are active. */
const OTHER_OUTCOMES = outcomes({ pending: 11, archived: 8, 'deadline passed': 6, 'thirty days over': 5 });

/** All listings, oldest first. */
export function planListings({ companies, roles }: DemoData, random: Random, now: Date): PlannedListing[] {
  const [own, ...others] = companies.map((company) => company.openings.length) as [number, ...number[]];
  const rest = others.reduce((sum, count) => sum + count, 0);
  const filledUp = [...OTHER_OUTCOMES, ...Array<Outcome>(rest - OTHER_OUTCOMES.length).fill('active')];
  const all = [...OWN_OUTCOMES.slice(0, own), ...random.shuffled(filledUp)];
  const planned = openings(companies, roles).map((opening, index) =>
    plan(opening, all[index] ?? 'active', random, now),
  );
  return planned.sort((a, b) => a.postedAt.getTime() - b.postedAt.getTime());
}

function outcomes(counts: Partial<Record<Outcome, number>>): Outcome[] {
  return Object.entries(counts).flatMap(([outcome, count]) => Array<Outcome>(count).fill(outcome as Outcome));
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

function plan(opening: Opening, outcome: Outcome, random: Random, now: Date): PlannedListing {
  const daysAgo = (least: number, most: number): Date => after(now, -random.between(least, most) * DAY);
  const { company, companyUse } = opening;
  const chance = random.next();
  const isPremium =
    company.username === DEMO_EMPLOYER
      ? OWN_PREMIUM.includes(companyUse)
      : chance < (outcome === 'pending' ? 0.25 : 0.08);
  const form = { ...listingForm(opening), facts: factsOf(opening, now), isPremium };
  if (outcome === 'pending') {
    return { company, form, postedAt: daysAgo(0.1, 2.5), approvedAt: null, archivedAt: null, openUntil: null };
  }
  const postedAt = { active: daysAgo(0.3, 24), ...oldDates(daysAgo) }[outcome];
  const approvedAt = earliest(after(postedAt, random.between(2, 20) * HOUR), after(now, -HOUR / 4));
  const archivedAt = outcome === 'archived' ? after(approvedAt, random.between(4, 11) * DAY) : null;
  const deadline = deadlineOf(outcome, random, now);
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

/** Some listings have a deadline, so that not all of them end after thirty days. */
function deadlineOf(outcome: Outcome, random: Random, now: Date): string | null {
  if (outcome === 'deadline passed') return utcDayOf(after(now, -random.between(1, 8) * DAY));
  const days = random.between(9, 75);
  return outcome === 'active' && random.next() < 0.45 ? utcDayOf(after(now, days * DAY)) : null;
}
