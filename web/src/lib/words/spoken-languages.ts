import { capitalized } from '@/lib/format/sentence.ts';
import { LANGUAGE_CODES, LANGUAGES as SITE_LANGUAGES, type Language } from '@/lib/language/languages.ts';
import { currentLanguage } from '@/lib/language/t.ts';
import { languageName, LANGUAGES } from '@/lib/rules/job-facts.ts';
import { storedWord } from './stored-words.ts';

/** Names to choose from, in the language of the page. */
export const SPOKEN_LANGUAGES = LANGUAGES.map(({ label }) => capitalized(label));

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const CODES = LETTERS.flatMap((one) => LETTERS.map((other) => one + other));
/** What people call Chinese. */
const MANDARIN: Partial<Record<Language, string>> = {
  en: 'mandarin',
  es: 'mandarín',
  fr: 'mandarin',
  de: 'mandarin',
  pt: 'mandarim',
  it: 'mandarino',
};

/** Codes by what each language is called, by language. */
let codes: ReadonlyMap<Language, ReadonlyMap<string, string>> | undefined;

/** A language that somebody speaks, in the language of the page if its name is known, or else as it was written. */
export function spokenLanguage(text: string): string {
  codes ??= new Map(LANGUAGE_CODES.map((language) => [language, codesIn(language)]));
  const name = folded(text);
  if (codes.get(currentLanguage())?.has(name)) return text;
  const code = [...codes.values()].map((known) => known.get(name)).find((found) => found !== undefined);
  return code === undefined ? text : capitalized(languageName(code));
}

function codesIn(language: Language): Map<string, string> {
  const names = new Intl.DisplayNames(SITE_LANGUAGES[language].locale, { type: 'language', fallback: 'none' });
  const official = CODES.flatMap((code): [string, string][] => {
    const name = names.of(code);
    return name === undefined ? [] : [[folded(name), code]];
  });
  return new Map([...official, [MANDARIN[language] ?? 'zh', 'zh']]);
}

/** Languages and their levels as the tags of a list. */
export function languageTags(languages: readonly { language: string; proficiency: string }[]) {
  return languages.map(({ language, proficiency }) => ({
    text: spokenLanguage(language),
    note: storedWord(proficiency),
  }));
}

function folded(text: string): string {
  return text.trim().toLowerCase();
}
