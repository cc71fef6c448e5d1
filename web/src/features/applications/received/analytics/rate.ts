import { formatPercent } from '@/lib/format/percent.ts';

/** Applications per view in percent, as in “4.2%”; a dash without views. May exceed 100%, because applicants need not open the listing. */
export function rateOf(applications: number, views: number | null): string {
  return views ? formatPercent((100 * applications) / views) : '–';
}
