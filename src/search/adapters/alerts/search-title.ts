import { LANGUAGES } from '#shared/domain/values/language.js';
import { msg, type Words } from '#shared/domain/words.js';
import { RADIUS } from '#jobs';
import type { JobFilter } from '../queries/job-search.js';

/** What the filters are called, as on the page of the search; what employers write themselves has no other name. */
const LABELS: Readonly<Record<string, string>> = {
  full_time: msg('Full time'),
  part_time: msg('Part time'),
  contract: msg('Contract'),
  seasonal: msg('Seasonal'),
  remote: msg('Remote'),
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
  entry: msg('Entry Level (0-1 years)'),
  junior: msg('Junior (1-3 years)'),
  mid: msg('Mid Level (3-5 years)'),
  senior: msg('Senior (5-10 years)'),
  expert: msg('Expert (10+ years)'),
  executive: msg('Executive'),
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
};

/** Describes a search, for example “bartender in Lisbon · Seasonal, Meals”. */
export function searchTitle(filter: JobFilter, { t, language }: Words): string {
  const { jobType, category, experience, premiumOnly, facts = [], near } = filter;
  const label = (name: string | undefined): string => (name ? t(LABELS[name] ?? name) : '');
  const languageName = (code: string): string => nameOfLanguage(code, LANGUAGES[language].locale);
  const others = [
    ...[category, jobType, experience].map(label),
    premiumOnly ? t('Premium') : '',
    ...facts.map(label),
    filter.language ? languageName(filter.language) : '',
    filter.writtenIn ? t('Listings in {language}', { language: languageName(filter.writtenIn) }) : '',
    near?.trim()
      ? t('Within {radius} km of {near}', { radius: filter.radius ?? RADIUS.default, near: near.trim() })
      : '',
  ].filter(Boolean);
  const what = filter.keywords?.trim() || t('All jobs');
  const where = filter.location?.trim();
  const sought = where ? t('{what} in {where}', { what, where }) : what;
  const list = new Intl.ListFormat(LANGUAGES[language].locale, { type: 'unit' });
  return [sought, list.format(others)].filter(Boolean).join(' · ');
}

function nameOfLanguage(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'language', fallback: 'code' }).of(code) ?? code;
  } catch {
    return code;
  }
}
