import type { Language } from './values/language.js';

/** What fills the placeholders of a text. */
export type TextValues = Readonly<Record<string, string | number>>;

/** The site's words in one language. */
export type Words = {
  readonly language: Language;
  readonly direction: 'ltr' | 'rtl';
  /** Translates an English text with placeholders in ICU MessageFormat. Without a translation it stays English. */
  readonly t: (text: string, values?: TextValues) => string;
  /** The reader's, as an IANA name. */
  readonly timeZone: string;
  /** In the reader's time zone, unless the options name another. */
  readonly date: (instant: Date, options: Intl.DateTimeFormatOptions) => string;
  /** What people call a time zone, such as “Eastern Time”. */
  readonly zone: (timeZone: string) => string;
};

/**
 * Marks a sentence of the API, or a part of one such as a kind of files, that the web app says in the language of the
 * page. Those of problems need no mark.
 */
export const said = <Text extends string>(text: Text): Text => text;

/** Marks an English text that is translated elsewhere, so that it gets into the catalogs. */
export const msg = (text: string): string => text;
