import { perLanguage } from '@/lib/format/per-language.ts';
import { locale, msg, texts } from '@/lib/language/t.ts';

/** Facts that the search can filter by. */
export const FACT_LABELS = texts({
  housing: msg('Housing'),
  freeHousing: msg('Free housing'),
  privateRoom: msg('Private room'),
  couples: msg('Couples welcome'),
  pets: msg('Pets welcome'),
  meals: msg('Meals'),
  visaSponsorship: msg('Visa sponsorship'),
  relocationHelp: msg('Relocation help'),
  tips: msg('Tips'),
  uniform: msg('Uniform provided'),
  training: msg('Training'),
  season: msg('Fixed season'),
  dayShift: msg('Day shifts'),
  eveningShift: msg('Evening shifts'),
  nightShift: msg('Night shifts'),
  weekendShift: msg('Weekend shifts'),
  splitShift: msg('Split shifts'),
  rotatingShift: msg('Rotating shifts'),
});

/** When people work. */
export const SHIFTS = texts({
  day: msg('day'),
  evening: msg('evening'),
  night: msg('night'),
  weekend: msg('weekend'),
  split: msg('split'),
  rotating: msg('rotating'),
});

export type FactName = keyof typeof FACT_LABELS;

export const FACT_NAMES = Object.keys(FACT_LABELS) as FactName[];

const languages = perLanguage((of) => new Intl.DisplayNames(of, { type: 'language' }));
const regions = perLanguage((of) => new Intl.DisplayNames(of, { type: 'region' }));

/** The name of a language by its ISO 639-1 code. */
export function languageName(code: string): string {
  try {
    return languages().of(code) ?? code;
  } catch {
    return code;
  }
}

/** The name of a country by its ISO 3166 code. */
export function countryName(code: string): string {
  return regions().of(code) ?? code;
}

const CODES =
  'ar bg bn cs da de el en es et fa fi fr he hi hr hu id is it ja km ko lt lv ms mt ne nl no pl pt ro ru si sk sl sr sv sw ta th tl tr uk ur vi zh';
/** Languages to choose from: their codes, by name. */
export const LANGUAGES = CODES.split(' ')
  .map((value) => ({ value, label: languageName(value) }))
  .sort((a, b) => a.label.localeCompare(b.label, locale()));
