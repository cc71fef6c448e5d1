import { LANGUAGES, type Language } from '../values/language.js';
import { foldAccentedLetters } from './folded-text.js';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const CODES = LETTERS.flatMap((one) => LETTERS.map((other) => one + other));

/** What people call languages beside their official names, by code. */
const MORE: Readonly<Record<string, Partial<Record<Language, string>>>> = {
  // Filipino is the standard form of Tagalog.
  tl: {
    en: 'Tagalog',
    es: 'tagalo',
    fr: 'tagalog',
    de: 'Tagalog',
    pt: 'tagalo',
    it: 'tagalog',
    ar: 'التاغالوغية',
  },
  zh: { en: 'Mandarin', es: 'mandarín', fr: 'mandarin', de: 'Mandarin', pt: 'mandarim', it: 'mandarino' },
};

type Known = { readonly code: string; readonly names: readonly string[] };

let known: ReadonlyMap<string, Known> | undefined;
const forReaders = new Map<Language, Intl.DisplayNames>();

/**
 * All names of a language in those of the site and in itself, folded, by its ISO 639-1 code or one of the names; the
 * folded text alone if it names none.
 */
export function languageNames(text: string): readonly string[] {
  return find(text)?.names ?? [foldAccentedLetters(text)];
}

/** What a reader calls a language that somebody named; as it was written if it is in that language or names none. */
export function languageNameFor(reader: Language, text: string): string {
  const code = text.length > 2 ? find(text)?.code : undefined;
  if (code === undefined) return text;
  const { locale } = LANGUAGES[reader];
  const names = forReaders.get(reader) ?? namesIn(locale);
  forReaders.set(reader, names);
  const name = names.of(code) ?? text;
  if ([name, MORE[code]?.[reader] ?? name].map(foldAccentedLetters).includes(foldAccentedLetters(text))) return text;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

function find(text: string): Known | undefined {
  known ??= namesByName();
  return known.get(foldAccentedLetters(text));
}

function namesByName(): Map<string, Known> {
  const english = namesIn('en');
  const inLocales = Object.values(LANGUAGES).map(({ locale }) => namesIn(locale));
  const entries = CODES.filter((code) => english.of(code) !== undefined).flatMap((code) => {
    const official = [...inLocales, namesIn(code)].flatMap((names) => names.of(code) ?? []);
    const names = [...new Set([...official, ...Object.values(MORE[code] ?? {})].map(foldAccentedLetters))];
    return [...names, code].map((name): [string, Known] => [name, { code, names }]);
  });
  return new Map(entries);
}

function namesIn(locale: string): Intl.DisplayNames {
  return new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' });
}
