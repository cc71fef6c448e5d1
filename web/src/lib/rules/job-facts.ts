/** Facts that the search can filter by. */
export const FACT_LABELS = {
  housing: 'Housing',
  freeHousing: 'Free housing',
  privateRoom: 'Room of your own',
  couples: 'Couples welcome',
  pets: 'Pets welcome',
  meals: 'Meals',
  visaSponsorship: 'Visa sponsorship',
  relocationHelp: 'Relocation help',
  tips: 'Tips',
  uniform: 'Uniform provided',
  training: 'Training',
  season: 'Fixed season',
  dayShift: 'Day shifts',
  eveningShift: 'Evening shifts',
  nightShift: 'Night shifts',
  weekendShift: 'Weekend shifts',
  splitShift: 'Split shifts',
  rotatingShift: 'Rotating shifts',
} as const;

/** The English name of a language by its ISO 639-1 code. */
export function languageName(code: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** The English name of a country by its ISO 3166 code. */
export function countryName(code: string): string {
  return new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code;
}
