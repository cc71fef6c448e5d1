import { Random } from '../../quality/bench/random.js';
import type { PublicListing } from '#jobs/domain/publication.js';
import type { JobStanding } from '#jobs/domain/job-state.js';
import { HOUSING, SHIFTS, type JobFacts } from '#jobs/domain/offer/job-facts.js';
import type { Place } from '#jobs/domain/offer/place.js';
import { JOB_TYPES } from '#jobs/domain/offer/job-options.js';

export const NOW = new Date('2026-06-15T12:00:00.000Z');
const MINUTE = 60_000;

/** Words that are easy to get wrong: wildcards, escapes, several spellings or foldings, characters outside the BMP. */
const WORDS = [
  'Chef',
  'desk',
  'Agent',
  'Café',
  'Cafe\u0301',
  'ÉLITE',
  'İstanbul',
  'ISTANBUL',
  'straße',
  'ΟΔΟΣ',
  'ΟΔΟΣΤΡΩΜΑ',
  '100%',
  'a_b',
  'c\\d',
  'R&D',
  "l'hôtel",
  '旅館',
  '🏨',
  'host',
  'guest',
  'of',
  'x',
];

const LOCATIONS = [
  'Lisbon',
  'Lisbon, Portugal',
  'İzmir',
  'Izmir',
  'Remote',
  'São Paulo',
  'Sa\u0303o Paulo',
  'Bar',
  'Bari',
  '50%',
];
const CATEGORIES = ['hotels', 'cruise', 'other', '__proto__'];
const LEVELS = ['entry', 'mid', 'constructor', null];
const SALARIES = [null, null, 0, 20_000, 30_000, 50_000, 50_000, 90_000];

/** The searchable fields and the state of a listing. */
export type MadeUpJob = PublicListing & JobStanding;

/** Listings of all kinds and states, many posted at the same instant. */
export function madeUpJobs(count: number): MadeUpJob[] {
  const random = new Random(7);
  return Array.from({ length: count }, (_, i) => madeUpJob(random, i + 1));
}

function madeUpJob(random: Random, id: number): MadeUpJob {
  const salaries = [random.pick(SALARIES), random.pick(SALARIES)];
  const [low, high] = salaries.every((end) => end !== null)
    ? salaries.toSorted((a, b) => Number(a) - Number(b))
    : salaries;
  const postedAt = new Date(NOW.getTime() - random.below(1_000) * MINUTE);
  return {
    id,
    title: phrase(random, 2),
    company: phrase(random, 1),
    location: random.pick(LOCATIONS),
    workplaceId: null,
    description: phrase(random, 8),
    requirements: null,
    responsibilities: null,
    benefits: null,
    department: null,
    salary: 'As agreed',
    minSalary: low ?? null,
    maxSalary: high ?? null,
    jobType: random.pickSkewed(JOB_TYPES),
    category: random.pickSkewed(CATEGORIES),
    experience: random.pick(LEVELS),
    payPeriod: 'year',
    currency: 'USD',
    payBasis: null,
    skills: [],
    facts: madeUpFacts(random),
    questions: [],
    places: random.below(3) === 0 ? null : madeUpPlaces(random),
    isPremium: random.below(10) === 0,
    postedAt,
    deadline: null,
    isApproved: random.below(12) !== 0,
    isArchived: random.below(12) === 0,
    isHidden: false,
    closesAt: random.below(12) === 0 ? NOW : new Date(NOW.getTime() + 1),
  };
}

/** Places on both sides of the date line, close together, and far from everything. */
export const PLACES: readonly Place[] = [
  { id: 2267057, name: 'Lisbon', region: null, country: 'PT', latitude: 38.71667, longitude: -9.13333 },
  { id: 2262912, name: 'Sintra', region: null, country: 'PT', latitude: 38.80097, longitude: -9.37826 },
  { id: 2262963, name: 'Setúbal', region: null, country: 'PT', latitude: 38.5244, longitude: -8.8882 },
  { id: 2204582, name: 'Labasa', region: null, country: 'FJ', latitude: -16.4332, longitude: 179.36451 },
  { id: 1, name: 'Across the date line', region: null, country: 'FJ', latitude: -16.78, longitude: -179.97 },
  { id: 2729907, name: 'Longyearbyen', region: null, country: 'SJ', latitude: 78.22334, longitude: 15.64689 },
];

function madeUpPlaces(random: Random): readonly Place[] {
  return [...new Set(Array.from({ length: random.below(3) }, () => random.pick(PLACES)))];
}

/** Half of the listings state no facts. */
function madeUpFacts(random: Random): JobFacts {
  if (random.below(2) === 0) return {};
  return {
    housing: random.pick(HOUSING),
    meals: random.pick([true, false]),
    shifts: [random.pick(SHIFTS)],
    languages: [{ code: random.pick(['en', 'pt']), level: null, isRequired: true }],
  };
}

function phrase(random: Random, words: number): string {
  const phraseOf = Array.from({ length: words }, () => random.pickSkewed(WORDS)).join(
    random.below(20) === 0 ? '\n' : ' ',
  );
  // Adds a rare word to a few listings.
  return random.below(400) === 0 ? `${phraseOf} needle${random.below(3)}` : phraseOf;
}
