import { currentLanguage, msg, texts } from '@/lib/language/t.ts';
/** Labels of listing options, by API value. */

export const JOB_TYPE_LABELS = texts({
  full_time: msg('Full time'),
  part_time: msg('Part time'),
  contract: msg('Contract'),
  seasonal: msg('Seasonal'),
  remote: msg('Remote'),
});

export type JobType = keyof typeof JOB_TYPE_LABELS;

export const CATEGORY_LABELS = texts({
  hotels: msg('Hotels & resorts'),
  airlines: msg('Airlines'),
  cruise: msg('Cruise lines'),
  travel_agencies: msg('Travel agencies'),
  theme_parks: msg('Theme parks'),
  events: msg('Events'),
  tour_operators: msg('Tour operators'),
  ecotourism: msg('Ecotourism'),
  food_service: msg('Food service'),
  tourism_marketing: msg('Tourism marketing'),
  tourist_attractions: msg('Tourist attractions'),
  other: msg('Other'),
});

export const EXPERIENCE_LABELS = texts({
  entry: msg('Entry Level (0-1 years)'),
  junior: msg('Junior (1-3 years)'),
  mid: msg('Mid Level (3-5 years)'),
  senior: msg('Senior (5-10 years)'),
  expert: msg('Expert (10+ years)'),
  executive: msg('Executive'),
});

/** The label of a value; custom values are their own label. */
export function labelOf(labels: Readonly<Record<string, string>>, value: string): string {
  return (Object.hasOwn(labels, value) ? labels[value] : undefined) ?? value;
}

/** A set of labels as the options of a select. */
export function optionsOf<Value extends string>(labels: Readonly<Record<Value, string>>) {
  return (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label }));
}

/** A job type among other facts: in English in lower case, elsewhere as the language writes it. */
export function jobTypeWithin(value: string): string {
  return currentLanguage() === 'en' ? value.toLowerCase().replace('_', ' ') : labelOf(JOB_TYPE_LABELS, value);
}
