import type { JobFilter } from '../../application/ports/job-search.js';
import { RADIUS } from '../../domain/place.js';

const LANGUAGES = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' });

/** Describes a search, for example “bartender in Lisbon · seasonal, meals”. */
export function searchTitle(filter: JobFilter): string {
  const { keywords, location, jobType, category, experience, premiumOnly, facts = [], language, near } = filter;
  const what = keywords?.trim() || (category ? `${spaced(category)} jobs` : 'All jobs');
  const others = [
    keywords && category ? spaced(category) : '',
    spaced(jobType),
    spaced(experience),
    premiumOnly ? 'premium' : '',
    ...facts.map(spaced),
    language ? languageName(language) : '',
    near?.trim() ? `within ${filter.radius ?? RADIUS.default} km of ${near.trim()}` : '',
  ].filter(Boolean);
  const where = location?.trim() ? ` in ${location.trim()}` : '';
  return `${what}${where}${others.length > 0 ? ` · ${others.join(', ')}` : ''}`;
}

/** Turns `freeHousing` and `full_time` into words. */
function spaced(name = ''): string {
  return name.replaceAll('_', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function languageName(code: string): string {
  try {
    return LANGUAGES.of(code) ?? code;
  } catch {
    return code;
  }
}
