import { wordKey } from './words.js';
import iso from 'i18n-iso-countries/index.js';

/** Languages in which feeds name countries and languages. */
const LOCALES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'da', 'nb', 'tr', 'ru', 'ja', 'zh', 'ar'];

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const PAIRS = [...LETTERS].flatMap((one) => [...LETTERS].map((other) => one + other));

/** Names that people use beside the official ones. */
const MORE_COUNTRIES: Readonly<Record<string, string>> = {
  uk: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  northernireland: 'GB',
  greatbritain: 'GB',
  usa: 'US',
  us: 'US',
  unitedstatesofamerica: 'US',
  america: 'US',
  uae: 'AE',
  holland: 'NL',
  czechrepublic: 'CZ',
  turkey: 'TR',
  korea: 'KR',
  southkorea: 'KR',
  vietnam: 'VN',
  macau: 'MO',
  hongkong: 'HK',
  brunei: 'BN',
  laos: 'LA',
  bahamas: 'BS',
  russia: 'RU',
};

let countries: ReadonlyMap<string, string> | undefined;
let languages: ReadonlyMap<string, string> | undefined;

/** The alpha-2 code of a country by its code or its name in a common language. */
export function countryCode(text: string): string | undefined {
  countries ??= new Map([
    ...namesIn(
      'region',
      PAIRS.map((pair) => pair.toUpperCase()).filter((code) => iso.isValid(code)),
    ),
    ...Object.entries(iso.getAlpha3Codes()).map(([alpha3, alpha2]) => [alpha3.toLowerCase(), alpha2] as const),
    ...Object.entries(MORE_COUNTRIES),
  ]);
  return countries.get(wordKey(text));
}

/** The English name of a country. */
export function countryNameOf(code: string): string {
  return new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code;
}

/** The ISO 639-1 code of a language by its code or its name in a common language or itself. */
export function languageCode(text: string): string | undefined {
  languages ??= new Map(namesIn('language', PAIRS));
  const tag = /^([a-z]{2,3})([-_][a-z]{2,4})?$/i.exec(text.trim())?.[1]?.toLowerCase();
  const short = tag === undefined ? undefined : canonical(tag);
  return (short && languages.get(short)) ?? languages.get(wordKey(text));
}

/** The two-letter code of a three-letter one. */
function canonical(tag: string): string | undefined {
  return Intl.getCanonicalLocales(tag)[0];
}

function namesIn(type: 'region' | 'language', codes: readonly string[]): [string, string][] {
  const names = new Intl.DisplayNames('en', { type, fallback: 'none' });
  const known = codes.filter((code) => names.of(code) !== undefined);
  const inLocales = LOCALES.map((locale) => new Intl.DisplayNames(locale, { type, fallback: 'none' }));
  return known.flatMap((code) => {
    const own = type === 'language' ? [new Intl.DisplayNames(code, { type, fallback: 'none' }).of(code)] : [];
    const all = [...inLocales.map((locale) => locale.of(code)), ...own, code];
    return all.flatMap((name): [string, string][] => (name === undefined ? [] : [[wordKey(name), code]]));
  });
}
