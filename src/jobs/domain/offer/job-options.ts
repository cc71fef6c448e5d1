export const JOB_TYPES = ['full_time', 'part_time', 'contract', 'seasonal', 'remote'] as const;
export type JobType = (typeof JOB_TYPES)[number];

/** Categories offered by the form and the search; employers may enter others. */
export const JOB_CATEGORIES = [
  'hotels',
  'airlines',
  'cruise',
  'travel_agencies',
  'theme_parks',
  'events',
  'tour_operators',
  'ecotourism',
  'food_service',
  'tourism_marketing',
  'tourist_attractions',
  'other',
] as const;

/** Experience levels offered by the form and the search, with their labels; employers may enter others. */
export const EXPERIENCE_LEVELS: Readonly<Record<string, string>> = {
  entry: 'Entry Level (0-1 years)',
  junior: 'Junior (1-3 years)',
  mid: 'Mid Level (3-5 years)',
  senior: 'Senior (5-10 years)',
  expert: 'Expert (10+ years)',
  executive: 'Executive',
};

/** The label of a known level, otherwise the text as entered. */
export function experienceLabel(experience: string | null): string | null {
  if (experience === null) return null;
  return Object.hasOwn(EXPERIENCE_LEVELS, experience) ? (EXPERIENCE_LEVELS[experience] ?? null) : experience;
}

export function isJobType(text: string): text is JobType {
  return (JOB_TYPES as readonly string[]).includes(text);
}
