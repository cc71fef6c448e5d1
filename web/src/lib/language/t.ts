import { setupI18n, type I18n } from '@lingui/core';
import { compile } from './compile.ts';
import { LANGUAGES, languageOf, prefixOf, type Language } from './languages.ts';

/** Compiled messages by their English texts. */
export type Messages = Record<string, string>;

/** The words of a language. Missing translations stay English. */
export function wordsOf(language: Language, messages: Messages = {}): I18n {
  const { locale } = LANGUAGES[language];
  const i18n = setupI18n({ locale, messages: { [locale]: messages } });
  i18n.setMessagesCompiler(compile);
  return i18n;
}

/**
 * The language of the page. It stays the same until the page is loaded again, so that texts outside components may be
 * translated as well: a script of the page, which runs before, has set its words. The server draws pages in many languages, and says which: see `speakIn`.
 */
export const language = import.meta.env.SSR ? 'en' : languageOf(document.documentElement.lang);
const { words, wordsAtWork } = globalThis as { words?: Messages; wordsAtWork?: Messages };
const own = wordsOf(language, { ...words, ...wordsAtWork });
let current = () => own;

/** Lets the server choose the language of what is being drawn. */
export function speakIn(choose: () => I18n | undefined): void {
  current = () => choose() ?? own;
}

export const i18n = (): I18n => current();

/** Translates an English text with placeholders and plurals in ICU MessageFormat. */
export function t(text: string, values?: Record<string, unknown>): string {
  return current()._(text, verbatim(values));
}

/** Lingui decodes escapes in the finished text, such as `\u003c`, so the backslashes of values are escaped. */
export function verbatim(values: Record<string, unknown> = {}): Record<string, unknown> {
  const escaped = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.replaceAll('\\', '\\u005c') : value,
  ]);
  return Object.fromEntries(escaped) as Record<string, unknown>;
}

/** The language of what is being drawn. */
export const currentLanguage = (): Language => languageOf(current().locale.slice(0, 2));

/** What the paths of pages begin with, if this one begins with its language. */
export function basePath(pathname: string): string {
  const prefix = prefixOf(language);
  return prefix !== '' && (pathname === prefix || pathname.startsWith(`${prefix}/`)) ? prefix : '/';
}

/** Loads the page with the words of employers' and admins' screens, unless this one has them. */
export async function continueWithWordsAtWork(href: string): Promise<void> {
  if (!words || wordsAtWork) return;
  window.location.replace(prefixOf(language) + href);
  // The router must not show the screen before the page is gone.
  await new Promise(() => undefined);
}

/** The locale of numbers, dates and names. */
export const locale = (): string => current().locale;

/** Marks an English text that is translated where it is shown, so that it gets into the catalogs. */
export const msg = <Text extends string>(text: Text): Text => text;

/** Labels that are translated each time they are read. */
export function texts<Labels extends Record<string, string>>(labels: Labels): Labels {
  const read = (text: string): PropertyDescriptor => ({ enumerable: true, get: () => t(text) });
  return Object.defineProperties(
    {} as Labels,
    Object.fromEntries(Object.entries(labels).map(([name, text]) => [name, read(text)])),
  );
}
