import { t } from '@/lib/language/t.ts';
const COUNTRIES =
  /\b(austria|belgium|bulgaria|croatia|cyprus|czechia|czech republic|denmark|estonia|finland|france|germany|greece|hungary|ireland|italy|latvia|lithuania|luxembourg|malta|netherlands|poland|portugal|romania|slovakia|slovenia|spain|sweden)\b/i;

/** Maximum ratio of the upper to the lower end of a meaningful range. */
const MAX_RATIO = 1.5;

/** Whether a location names a country of the European Union. */
export function isInEuropeanUnion(location: string): boolean {
  return COUNTRIES.test(location) && !/\bnorthern ireland\b/i.test(location);
}

/** Advice about the pay of a listing in the European Union, if any. */
export function payWarning(min: number | null, max: number | null): string | undefined {
  if (min === null && max === null) {
    return t(
      'In the European Union, applicants are entitled to know the pay before an interview (Directive 2023/970). Please state a range.',
    );
  }
  if (min !== null && max !== null && max > min * MAX_RATIO) {
    return t('This range is wider than 50%. A narrower one is more useful to applicants (Directive 2023/970).');
  }
  return undefined;
}
