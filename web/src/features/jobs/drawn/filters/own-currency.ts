/** The currencies of regions; those of the euro are listed below. */
const CURRENCIES: Readonly<Record<string, string>> = {
  GB: 'GBP',
  CH: 'CHF',
  LI: 'CHF',
  AE: 'AED',
  AU: 'AUD',
  CA: 'CAD',
  JP: 'JPY',
  QA: 'QAR',
  SA: 'SAR',
  SE: 'SEK',
  TH: 'THB',
  TR: 'TRY',
  ZA: 'ZAR',
};
const EURO = 'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC MT NL PT SI SK SM VA'.split(' ');

/** The currency that a person probably thinks in, by the region of their language; else dollars. */
export function ownCurrency(languages: readonly string[] = navigator.languages): string {
  const locales = languages.flatMap((tag) => localeOf(tag) ?? []);
  // A language without a region speaks for the country that it comes from, except English.
  const regions = [...locales, ...locales.slice(0, 1).flatMap(countryOf)].map(({ region }) => region);
  const region = regions.find((each) => each !== undefined) ?? '';
  return EURO.includes(region) ? 'EUR' : (CURRENCIES[region] ?? 'USD');
}

/** Undefined for what some systems report but no locale is, such as “c” and “en-US@posix”. */
function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined;
  }
}

function countryOf(locale: Intl.Locale): Intl.Locale[] {
  return locale.language === 'en' ? [] : [locale.maximize()];
}
