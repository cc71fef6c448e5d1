import type { JobFacts, Shift } from './job-facts.js';

const works =
  (shift: Shift) =>
  ({ shifts = [] }: JobFacts): boolean =>
    shifts.includes(shift);

const hasHousing = ({ housing }: JobFacts): boolean => housing === 'free' || housing === 'paid';

/** Which listings a filter finds: only those that say yes. The search stores the place of each, so add new ones at the end. */
const FILTERS = {
  housing: hasHousing,
  freeHousing: ({ housing }) => housing === 'free',
  privateRoom: (facts) => hasHousing(facts) && facts.sharedHousing === false,
  couples: ({ couples }) => couples === true,
  pets: ({ pets }) => pets === true,
  meals: ({ meals }) => meals === true,
  visaSponsorship: ({ visaSponsorship }) => visaSponsorship === true,
  relocationHelp: ({ relocationHelp }) => relocationHelp === true,
  tips: ({ tips }) => tips === true,
  uniform: ({ uniform }) => uniform === true,
  training: ({ training }) => training === true,
  season: ({ startsOn, endsOn }) => startsOn !== undefined || endsOn !== undefined,
  dayShift: works('day'),
  eveningShift: works('evening'),
  nightShift: works('night'),
  weekendShift: works('weekend'),
  splitShift: works('split'),
  rotatingShift: works('rotating'),
} as const satisfies Readonly<Record<string, (facts: JobFacts) => boolean>>;

export type FactFilter = keyof typeof FILTERS;

/** The filters by facts, each at its place for good. */
export const FACT_FILTERS = Object.keys(FILTERS) as readonly FactFilter[];

/** The filters that find a listing with these facts. */
export function filtersOf(facts: JobFacts): readonly FactFilter[] {
  return FACT_FILTERS.filter((filter) => FILTERS[filter](facts));
}
