import type { Person } from '../../demo-data.js';
import type { PlannedListing } from './listing-plan.js';
import type { Random } from '../random.js';

/** Skills too common to make a candidate suitable on their own. */
const COMMON_SKILLS = new Set([
  'Leadership',
  'Team leadership',
  'Training',
  'Purchasing',
  'Budgeting',
  'Languages',
  'HACCP',
  'Writing',
]);
const LEVELS = ['entry', 'junior', 'mid', 'senior', 'expert', 'executive'];
/** Years of experience at which each following level begins. */
const LEVEL_YEARS = [1, 3, 6, 10, 14];

/** The listings that a job seeker would apply to, best first. */
export function suitable(person: Person, listings: readonly PlannedListing[], random: Random): PlannedListing[] {
  return ranked(person, listings, suits, random);
}

/** The listings that a job seeker would read, best first. */
export function interesting(person: Person, listings: readonly PlannedListing[], random: Random): PlannedListing[] {
  return ranked(person, listings, interests, random);
}

function ranked(
  person: Person,
  listings: readonly PlannedListing[],
  matches: typeof suits,
  random: Random,
): PlannedListing[] {
  return listings
    .filter((listing) => matches(person, listing))
    .map((listing) => ({ listing, fit: fitOf(person, listing) + random.next() * 2 }))
    .sort((a, b) => b.fit - a.fit)
    .map(({ listing }) => listing);
}

/** Whether the category is wanted, and it is a first job or one with a shared skill and a similar level. */
function suits(person: Person, listing: PlannedListing): boolean {
  if (!isWanted(person, listing)) return false;
  const firstJob = listing.form.experience === 'entry' && levelOf(person) <= 1;
  return firstJob || (sharedSkills(person, listing) > 0 && levelsApart(person, listing) <= 2);
}

/** Whether the category is wanted and any skill matches, whatever the level. */
function interests(person: Person, listing: PlannedListing): boolean {
  return (
    isWanted(person, listing) && person.profile.skills?.some((skill) => listing.form.skills?.includes(skill)) === true
  );
}

function isWanted(person: Person, listing: PlannedListing): boolean {
  return person.wants.some((category) => category === listing.form.category);
}

/** How well a listing fits, by category, skills and experience. */
function fitOf(person: Person, listing: PlannedListing): number {
  const rank = person.wants.findIndex((category) => category === listing.form.category);
  return 3 * sharedSkills(person, listing) - rank - 2 * levelsApart(person, listing);
}

function sharedSkills({ profile }: Person, { form }: PlannedListing): number {
  return profile.skills?.filter((skill) => form.skills?.includes(skill) && !COMMON_SKILLS.has(skill)).length ?? 0;
}

function levelsApart(person: Person, { form }: PlannedListing): number {
  return Math.abs(levelOf(person) - LEVELS.indexOf(form.experience ?? 'entry'));
}

function levelOf({ profile }: Person): number {
  return LEVEL_YEARS.filter((years) => Number(profile.experience ?? 0) >= years).length;
}
