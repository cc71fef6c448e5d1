import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import iso from 'i18n-iso-countries/index.js';
import { LRUCache } from 'lru-cache';
import { parse } from 'yaml';

const require = createRequire(import.meta.url);
iso.registerLocale(require('i18n-iso-countries/langs/en.json') as iso.LocaleData);

type Names = {
  readonly names: Readonly<Record<string, string>>;
  readonly regions: Readonly<Record<string, readonly (string | readonly string[])[]>>;
};

const { names, regions } = parse(readFileSync(new URL('countries.yml', import.meta.url), 'utf8')) as Names;
const MORE_NAMES = new Map(Object.entries(names));
const REGIONS = new Map(Object.entries(regions).map(([name, codes]) => [name, [...new Set(codes.flat())]]));

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
  return MORE_NAMES.get(name.toLowerCase()) ?? iso.getSimpleAlpha2Code(name, 'en') ?? OWN_NAMES.get(name.toLowerCase());
}

/** The countries meant by the name of a country or region. */
export function countriesNamed(text: string): readonly string[] {
  const country = countryNamed(text);
  return country === undefined ? (REGIONS.get(text.trim().toLowerCase()) ?? []) : [country];
}

const REGION_NAMES = new Intl.DisplayNames('en', { type: 'region' });

/** Countries by the names displayed in Wayfare. */
const OWN_NAMES = new Map(Object.keys(iso.getAlpha2Codes()).map((code) => [countryName(code).toLowerCase(), code]));

/** The English name of a country. */
export function countryName(code: string): string {
  return REGION_NAMES.of(code) ?? code;
}
