import { LANGUAGES } from '../values/language.js';
import { foldAccentedLetters } from './folded-text.js';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const CODES = LETTERS.flatMap((one) => LETTERS.map((other) => one + other));

/** What people call languages beside their official names, by code. */
const MORE: Readonly<Record<string, readonly string[]>> = { zh: ['Mandarin', 'mandarín', 'mandarim', 'mandarino'] };

let known: ReadonlyMap<string, readonly string[]> | undefined;

/**
 * All names of a language in those of the site and in itself, folded, by its ISO 639-1 code or one of the names; the
 * folded text alone if it names none.
 */
export function languageNames(text: string): readonly string[] {
  known ??= namesByName();
  const folded = foldAccentedLetters(text);
  return known.get(folded) ?? [folded];
}

function namesByName(): Map<string, readonly string[]> {
  const english = namesIn('en');
  const inLocales = Object.values(LANGUAGES).map(({ locale }) => namesIn(locale));
  const entries = CODES.filter((code) => english.of(code) !== undefined).flatMap((code) => {
    const official = [...inLocales, namesIn(code)].flatMap((names) => names.of(code) ?? []);
    const names = [...new Set([...official, ...(MORE[code] ?? [])].map(foldAccentedLetters))];
    return [...names, code].map((name) => [name, names] as const);
  });
  return new Map(entries);
}

function namesIn(locale: string): Intl.DisplayNames {
  return new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' });
}
