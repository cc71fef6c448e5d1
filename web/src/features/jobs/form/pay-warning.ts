const COUNTRIES =
  /\b(austria|belgium|bulgaria|croatia|cyprus|czechia|czech republic|denmark|estonia|finland|france|germany|greece|hungary|ireland|italy|latvia|lithuania|luxembourg|malta|netherlands|poland|portugal|romania|slovakia|slovenia|spain|sweden)\b/i;

/** The widest range that says something: the upper end at most half above the lower one. */
const WIDEST = 1.5;

/** Whether a location names a country of the European Union. */
export function isInEuropeanUnion(location: string): boolean {
  return COUNTRIES.test(location) && !/\bnorthern ireland\b/i.test(location);
}

/** What to improve about the pay of a listing in the European Union; undefined where it is fine. */
export function payWarning(min: number | null, max: number | null): string | undefined {
  if (min === null && max === null) {
    return 'In the European Union, applicants are entitled to know the pay before an interview (Directive 2023/970). Please state a range.';
  }
  if (min !== null && max !== null && max > min * WIDEST) {
    return 'This range is wider than 50 %. A narrower one tells applicants more (Directive 2023/970).';
  }
  return undefined;
}
