import { perLanguage } from './per-language.ts';

const format = perLanguage((of) => new Intl.NumberFormat(of, { style: 'percent', maximumFractionDigits: 1 }));

/** A share in percent, such as 45 or 12.5, as the language writes it. */
export const formatPercent = (share: number): string => format().format(share / 100);

/** A share in whole percent; 0 if the whole is 0. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((100 * part) / whole);
}
