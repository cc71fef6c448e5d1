/** Labels of listing options, by API value. */

export const JOB_TYPE_LABELS = {
  full_time: 'Full time',
  part_time: 'Part time',
  contract: 'Contract',
  seasonal: 'Seasonal',
  remote: 'Remote',
} as const;

export type JobType = keyof typeof JOB_TYPE_LABELS;

export const CATEGORY_LABELS = {
  hotels: 'Hotels & resorts',
  airlines: 'Airlines',
  cruise: 'Cruise lines',
  travel_agencies: 'Travel agencies',
  theme_parks: 'Theme parks',
  events: 'Events',
  tour_operators: 'Tour operators',
  ecotourism: 'Ecotourism',
  food_service: 'Food service',
  tourism_marketing: 'Tourism marketing',
  tourist_attractions: 'Tourist attractions',
  other: 'Other',
} as const;

export const EXPERIENCE_LABELS = {
  entry: 'Entry Level (0-1 years)',
  junior: 'Junior (1-3 years)',
  mid: 'Mid Level (3-5 years)',
  senior: 'Senior (5-10 years)',
  expert: 'Expert (10+ years)',
  executive: 'Executive',
} as const;

/** The label of a value; custom values are their own label. */
export function labelOf(labels: Readonly<Record<string, string>>, value: string): string {
  return (Object.hasOwn(labels, value) ? labels[value] : undefined) ?? value;
}

/** A set of labels as the options of a select. */
export function optionsOf<Value extends string>(labels: Readonly<Record<Value, string>>) {
  return (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label }));
}
