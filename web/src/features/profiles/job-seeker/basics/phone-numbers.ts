import { getCountries, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';
import { ownRegions } from '@/lib/browser/own-regions.ts';
import { locale } from '@/lib/language/t.ts';

/**
 * A number as it is dialed from abroad, if it was typed as in the country where the person is, or of the languages of
 * the browser. Undefined if it has its country code already, or is no number of these countries.
 */
export function dialedFromAbroad(typed: string, place: string, languages?: readonly string[]): string | undefined {
  if (typed.startsWith('+')) return undefined;
  if (typed.startsWith('00')) return internationalOf(typed.replace('00', '+'));
  const countries = [countryOf(place), ...ownRegions(languages)];
  return countries.flatMap((country) => internationalOf(typed, country) ?? [])[0];
}

function internationalOf(typed: string, country?: string): string | undefined {
  const number = parsePhoneNumberFromString(typed, { defaultCountry: country as CountryCode, extract: false });
  return number?.isValid() ? number.formatInternational() : undefined;
}

/** The country that a place such as “Lisbon, Portugal” ends with, in English or in the language of the page. */
function countryOf(place: string): string | undefined {
  const last = place.split(',').at(-1)?.trim().toLowerCase();
  if (!last) return undefined;
  const names = [...new Set(['en', locale()])].map((language) => new Intl.DisplayNames(language, { type: 'region' }));
  return getCountries().find((code) => names.some((name) => name.of(code)?.toLowerCase() === last));
}
