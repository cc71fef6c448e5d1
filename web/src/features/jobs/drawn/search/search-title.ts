import { capitalized } from '@/lib/format/sentence.ts';
import { locale, t } from '@/lib/language/t.ts';
import type { JobSearch } from './job-search-params.ts';

/** Results counted so far; more follow unless the number is exact. */
interface Found {
  total: number;
  totalIsExact: boolean;
}

/** Words for jobs in the languages of the site: what says so itself does not get the word once more. */
const SAYS_JOBS =
  /(?<!\p{L})(?:jobs?|work|empleos?|trabajos?|emplois?|stellen?|empregos?|vagas?|trabalhos?|lavor[oi]|وظائف|عمل)(?!\p{L})/iu;

/** The title of a search and its results: “Waiter jobs in Dubai (5) · Wayfare”. */
export function searchTitle({ keywords, location, near }: JobSearch, found?: Found): string {
  const place = location ?? near;
  if (keywords === undefined && place === undefined) return t('Find jobs · Wayfare');
  // A place may be an id.
  const where = place === undefined || /^\d+$/.test(place) ? undefined : capitalized(place);
  const count = found ? ` (${found.total.toLocaleString(locale())}${found.totalIsExact ? '' : '+'})` : '';
  return `${titleOf(keywords && capitalized(keywords), where)}${count} · Wayfare`;
}

function titleOf(keywords: string | undefined, place: string | undefined): string {
  if (keywords === undefined) return place === undefined ? t('Jobs') : t('Jobs in {place}', { place });
  if (SAYS_JOBS.test(keywords))
    return place === undefined ? keywords : t('{what} in {where}', { what: keywords, where: place });
  return place === undefined
    ? t('{keywords} jobs', { keywords })
    : t('{keywords} jobs in {place}', { keywords, place });
}
