/** Facts that the search can filter by. */
export const FACT_LABELS = {
  housing: 'Housing',
  freeHousing: 'Free housing',
  privateRoom: 'Private room',
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

export type FactName = keyof typeof FACT_LABELS;

export const FACT_NAMES = Object.keys(FACT_LABELS) as FactName[];

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

const CODES =
  'ar bg bn cs da de el en es et fa fi fr he hi hr hu id is it ja km ko lt lv ms mt ne nl no pl pt ro ru si sk sl sr sv sw ta th tl tr uk ur vi zh';
/** Languages to choose from: their codes, by English name. */
export const LANGUAGES = CODES.split(' ')
  .map((value) => ({ value, label: languageName(value) }))
  .sort((a, b) => a.label.localeCompare(b.label));
