import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import iso from 'i18n-iso-countries/index.js';
import { parse } from 'yaml';
import { foldedName } from './folded-name.js';

const require = createRequire(import.meta.url);

type Names = {
  readonly names: Readonly<Record<string, string>>;
  readonly parts: Readonly<Record<string, string>>;
  readonly regions: Readonly<Record<string, readonly (string | readonly string[])[]>>;
};

const { names, parts, regions } = parse(readFileSync(new URL('countries.yml', import.meta.url), 'utf8')) as Names;
const PARTS = new Map(Object.entries(parts));
const REGIONS = new Map(Object.entries(regions).map(([name, codes]) => [name, [...new Set(codes.flat())]]));

/** Shorter names are codes, which must be English ones. */
const LEAST_LETTERS = 3;

/** The names of countries in all languages; undefined for a name of several. */
const CODES = new Map<string, string | undefined>();
for (const locale of iso.getSupportedLanguages()) {
  const { countries } = require(`i18n-iso-countries/langs/${locale}.json`) as iso.LocaleData;
  for (const [code, listed] of Object.entries(countries)) {
    for (const name of [listed]
      .flat()
      .map(foldedName)
      .filter(({ length }) => length >= LEAST_LETTERS)) {
      CODES.set(name, CODES.has(name) && CODES.get(name) !== code ? undefined : code);
    }
  }
}

const REGION_NAMES = new Intl.DisplayNames('en', { type: 'region' });

// English names come last, because they must stand for what they say in English.
const { countries: ENGLISH } = require('i18n-iso-countries/langs/en.json') as iso.LocaleData;
for (const [code, listed] of Object.entries(ENGLISH)) {
  for (const name of [listed, countryName(code)].flat()) CODES.set(foldedName(name), code);
}
for (const [name, code] of Object.entries(names)) CODES.set(foldedName(name), code);

for (const name of PARTS.keys()) CODES.delete(name);

/** The alpha-2 code of a country, if the text is the name of one or of a part of it, in any language. */
export function countryNamed(text: string): string | undefined {
  return wholeCountryNamed(text) ?? PARTS.get(foldedName(text));
}

/** The same without parts: Wales is not the United Kingdom. */
export function wholeCountryNamed(text: string): string | undefined {
  return CODES.get(foldedName(text));
}

/** Letters of the longest ending that tells a case, and of the shortest name that has one. */
const ENDING = 2;
const LEAST_STEM = 5;

/** Names of countries by their beginnings, which all cases share; undefined for a beginning of several. */
const STEMS = new Map<string, string | undefined>();
for (const [name, code] of CODES) {
  if (code === undefined || !/^\p{L}+$/u.test(name)) continue;
  for (let cut = 1; cut <= ENDING && name.length - cut >= LEAST_STEM; cut += 1) {
    const stem = name.slice(0, -cut);
    STEMS.set(stem, STEMS.has(stem) && STEMS.get(stem) !== code ? undefined : code);
  }
}

/** The country that a word names in another case: "w Norwegii", "в Испании". */
export function countryInflected(word: string): string | undefined {
  for (let cut = 1; cut <= ENDING && word.length - cut >= LEAST_STEM; cut += 1) {
    const code = STEMS.get(word.slice(0, -cut));
    if (code !== undefined) return code;
  }
  return undefined;
}

/** The countries meant by the name of a country or region. */
export function countriesNamed(text: string): readonly string[] {
  const country = countryNamed(text);
  return country === undefined ? (REGIONS.get(text.trim().toLowerCase()) ?? []) : [country];
}

/** The English name of a country. */
export function countryName(code: string): string {
  return REGION_NAMES.of(code) ?? code;
}
