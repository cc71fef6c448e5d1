import { createRequire } from 'node:module';
import iso from 'i18n-iso-countries/index.js';
import { LRUCache } from 'lru-cache';

const require = createRequire(import.meta.url);
iso.registerLocale(require('i18n-iso-countries/langs/en.json') as iso.LocaleData);

/** Names missing from the package. */
const MORE_NAMES: Readonly<Record<string, string>> = {
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  'the bahamas': 'BS',
  macau: 'MO',
  laos: 'LA',
  brunei: 'BN',
  burma: 'MM',
  holland: 'NL',
  'st. lucia': 'LC',
  'u.k.': 'GB',
  'u.s.': 'US',
  'u.s.a.': 'US',
};

const EUROPEAN_UNION = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');
const EUROPE = [...EUROPEAN_UNION, 'CH', 'GB', 'IS', 'LI', 'NO'];
const NORTH_AMERICA = ['CA', 'MX', 'US'];
const LATIN_AMERICA = 'AR BO BR CL CO CR DO EC GT HN MX NI PA PE PY SV UY'.split(' ');
const ASIA_PACIFIC = 'AU CN FJ HK ID IN JP KH KR LK MV MY NP NZ PH SG TH TW VN'.split(' ');

/** Regions named in remote listings. */
const REGIONS: Readonly<Record<string, readonly string[]>> = {
  europe: EUROPE,
  eu: EUROPEAN_UNION,
  'european union': EUROPEAN_UNION,
  'north america': NORTH_AMERICA,
  'latin america': LATIN_AMERICA,
  americas: [...new Set([...NORTH_AMERICA, ...LATIN_AMERICA])],
  'asia-pacific': ASIA_PACIFIC,
  'asia pacific': ASIA_PACIFIC,
  apac: ASIA_PACIFIC,
};

/** Cached codes, empty for none. The package compares every country name, which is too slow for each feed listing. */
const recent = new LRUCache<string, string>({ max: 2_000 });

/** The alpha-2 code of a country, if the text is the name of one. */
export function countryNamed(text: string): string | undefined {
  const name = text.trim();
  const code = recent.get(name) ?? codeOf(name) ?? '';
  recent.set(name, code);
  return code || undefined;
}

function codeOf(name: string): string | undefined {
  return MORE_NAMES[name.toLowerCase()] ?? iso.getSimpleAlpha2Code(name, 'en') ?? OWN_NAMES.get(name.toLowerCase());
}

/** The countries meant by the name of a country or region. */
export function countriesNamed(text: string): readonly string[] {
  const country = countryNamed(text);
  return country === undefined ? (REGIONS[text.trim().toLowerCase()] ?? []) : [country];
}

const REGION_NAMES = new Intl.DisplayNames('en', { type: 'region' });

/** Countries by the names displayed in Wayfare. */
const OWN_NAMES = new Map(Object.keys(iso.getAlpha2Codes()).map((code) => [countryName(code).toLowerCase(), code]));

/** The English name of a country. */
export function countryName(code: string): string {
  return REGION_NAMES.of(code) ?? code;
}
