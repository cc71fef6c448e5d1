import type { JobSearch } from './job-search-params.ts';

/** Results counted so far; more follow unless the number is exact. */
interface Found {
  total: number;
  totalIsExact: boolean;
}

/** The title of a search and its results: “Waiter jobs in Dubai (5) · Wayfare”. */
export function searchTitle({ keywords, location, near }: JobSearch, found?: Found): string {
  const place = location ?? near;
  if (keywords === undefined && place === undefined) return 'Find jobs · Wayfare';
  const jobs = keywords === undefined ? 'Jobs' : `${capitalized(keywords)} jobs`;
  // A place may be an id.
  const where = place === undefined || /^\d+$/.test(place) ? '' : ` in ${capitalized(place)}`;
  const count = found ? ` (${found.total.toLocaleString('en-US')}${found.totalIsExact ? '' : '+'})` : '';
  return `${jobs}${where}${count} · Wayfare`;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
