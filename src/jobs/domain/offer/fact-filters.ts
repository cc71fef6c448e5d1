import type { JobFacts, Shift } from './job-facts.js';

const hasShift =
  (shift: Shift) =>
  ({ shifts = [] }: JobFacts): boolean =>
    shifts.includes(shift);

export const hasHousing = ({ housing }: JobFacts): boolean => housing === 'free' || housing === 'paid';

/** An unknown fact never matches. The search index stores positions in this list, so append new filters. */
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
  dayShift: hasShift('day'),
  eveningShift: hasShift('evening'),
  nightShift: hasShift('night'),
  weekendShift: hasShift('weekend'),
  splitShift: hasShift('split'),
  rotatingShift: hasShift('rotating'),
} as const satisfies Readonly<Record<string, (facts: JobFacts) => boolean>>;

export type FactFilter = keyof typeof FILTERS;

/** In stable order. */
export const FACT_FILTERS = Object.keys(FILTERS) as readonly FactFilter[];

/** The filters that a listing with these facts matches. */
export function filtersOf(facts: JobFacts): readonly FactFilter[] {
  return FACT_FILTERS.filter((filter) => FILTERS[filter](facts));
}
