import { HOUSING, SHIFTS, YES_OR_NO, type JobFacts } from '#jobs/domain/offer/job-facts.js';
import { JOB_CATEGORIES, JOB_TYPES } from '#jobs/domain/offer/job-options.js';
import type { UtcDay } from '#shared/domain/values/utc-day.js';
import { Random } from './random.js';
import * as words from './words.js';

/** The row of a generated listing. */
export type Listing = {
  readonly title: string;
  readonly company: string;
  readonly location: string;
  readonly description: string;
  readonly requirements: string;
  readonly salary: string;
  readonly minSalary: number | null;
  readonly maxSalary: number | null;
  readonly jobType: string;
  readonly category: string;
  readonly experience: string | null;
  readonly skills: readonly string[];
  readonly isPremium: boolean;
  readonly facts: JobFacts;
};

/** A word that occurs in exactly five listings. */
export const RARE_WORD = 'zeppelin';

const EXPERIENCE = ['entry', 'mid', 'junior', 'senior', 'executive', 'expert', null];

/** Generates `count` listings, the same in every run. */
export function* listings(count: number): Generator<Listing> {
  const random = new Random(count);
  const locations = locationNames(count);
  const rareEvery = Math.floor(count / 5);
  // Not the last of each twenty, which is closed.
  for (let i = 0; i < count; i++) yield listing(random, locations, i % rareEvery === rareEvery - 2);
}

function listing(random: Random, locations: readonly string[], isRare: boolean): Listing {
  const minSalary = random.next() < 0.6 ? 18_000 + 1_000 * random.below(60) : null;
  const maxSalary = minSalary !== null && random.next() < 0.8 ? minSalary + 1_000 * (2 + random.below(40)) : null;
  const description = paragraph(random, 6 + random.below(8));
  return {
    title: random.pick(words.LEVELS) + random.pickSkewed(words.POSITIONS) + random.pick(words.SPECIALITIES),
    company:
      random.next() < 0.01
        ? random.pick(words.FOREIGN_COMPANIES)
        : `${random.pick(words.COMPANY_FIRST)} ${random.pick(words.COMPANY_SECOND)} ${random.pick(words.COMPANY_KIND)}`,
    location: random.next() < 0.04 ? 'Remote' : random.pickSkewed(locations),
    description: isRare ? `${description} You will board our ${RARE_WORD}.` : description,
    requirements: paragraph(random, 3),
    salary: minSalary === null ? 'Competitive, plus tips' : `From $${minSalary} a year`,
    minSalary,
    maxSalary,
    jobType: random.pickSkewed(JOB_TYPES),
    category: random.pickSkewed(JOB_CATEGORIES),
    experience: random.pickSkewed(EXPERIENCE),
    skills: [random.pick(words.SKILLS), random.pick(words.SKILLS)],
    isPremium: random.next() < 0.03,
    facts: random.next() < 0.6 ? someFacts(random) : {},
  };
}

/** Facts that vary as between many employers. */
function someFacts(random: Random): JobFacts {
  const isStated = (): boolean => random.next() < 0.3;
  const flags = YES_OR_NO.filter(isStated).map((name) => [name, random.next() < 0.7]);
  return {
    ...(Object.fromEntries(flags) as JobFacts),
    ...(isStated() && { housing: random.pick(HOUSING) }),
    ...(isStated() && { startsOn: '2026-06-01' as UtcDay }),
    ...(isStated() && { shifts: [random.pick(SHIFTS), random.pick(SHIFTS)] }),
    languages: words.LANGUAGES.filter(() => random.next() < 0.2).map((code) => ({
      code,
      level: null,
      isRequired: true,
    })),
  };
}

function paragraph(random: Random, sentences: number): string {
  const sentence = (): string =>
    [
      random.pick(words.SUBJECTS),
      random.pick(words.VERBS),
      random.pickSkewed(words.OBJECTS),
      random.pick(words.ENDINGS),
    ].join(' ');
  return `${Array.from({ length: sentences }, sentence).join('. ')}.`;
}

/** One location per 166 listings, as on a site that has grown. */
function locationNames(count: number): string[] {
  const wanted = Math.max(words.CITIES.length, Math.ceil(count / 166));
  return Array.from({ length: wanted }, (_, i) => {
    const city = words.CITIES[i % words.CITIES.length] as string;
    const round = Math.floor(i / words.CITIES.length);
    if (round === 0) return city;
    const quarter = words.QUARTERS[round % words.QUARTERS.length];
    return `${quarter} ${Math.ceil(round / words.QUARTERS.length)}, ${city}`;
  });
}
