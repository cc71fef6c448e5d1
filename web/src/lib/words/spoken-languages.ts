import { capitalized } from '@/lib/format/sentence.ts';
import { LANGUAGES as SITE_LANGUAGES } from '@/lib/language/languages.ts';
import { languageName, LANGUAGES } from '@/lib/rules/job-facts.ts';
import { storedWord } from './stored-words.ts';

/** Names to choose from, in the language of the page. */
export const SPOKEN_LANGUAGES = LANGUAGES.map(({ label }) => capitalized(label));

/** Codes by what each language is called in those of the site. */
const CODES = new Map(
  Object.values(SITE_LANGUAGES).flatMap(({ locale }) => {
    const names = new Intl.DisplayNames(locale, { type: 'language' });
    return LANGUAGES.map(({ value }) => [folded(names.of(value) ?? value), value] as const);
  }),
);

/** A language that somebody speaks, in the language of the page if its name is known, or else as it was written. */
export function spokenLanguage(text: string): string {
  const code = CODES.get(folded(text));
  const name = code === undefined ? text : languageName(code);
  return folded(name) === folded(text) ? text : capitalized(name);
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
