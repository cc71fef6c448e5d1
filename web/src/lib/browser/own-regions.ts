/** The countries that a person probably has to do with, by the languages of the browser, most likely first. */
export function ownRegions(languages: readonly string[] = navigator.languages): string[] {
  const locales = languages.flatMap((tag) => localeOf(tag) ?? []);
  // A language without a region speaks for the country that it comes from, except English.
  return [...locales, ...locales.slice(0, 1).flatMap(countryOf)].flatMap(({ region }) => region ?? []);
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
