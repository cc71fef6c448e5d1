/** The languages of the site, with what they call themselves. Unlike English, the others have catalogs in `locales`. */
export const LANGUAGES = {
  en: { name: 'English', locale: 'en-US', direction: 'ltr' },
  es: { name: 'Español', locale: 'es-ES', direction: 'ltr' },
  fr: { name: 'Français', locale: 'fr-FR', direction: 'ltr' },
  de: { name: 'Deutsch', locale: 'de-DE', direction: 'ltr' },
  pt: { name: 'Português', locale: 'pt-PT', direction: 'ltr' },
  it: { name: 'Italiano', locale: 'it-IT', direction: 'ltr' },
  ar: { name: 'العربية', locale: 'ar-AE', direction: 'rtl' },
} as const;

export type Language = keyof typeof LANGUAGES;

/** The languages of pages: those in which every text is translated. */
export const PAGE_LANGUAGES: readonly Language[] = ['en', 'es', 'fr', 'de', 'pt', 'it', 'ar'];

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[];

/** The language of a tag such as `de`; English if the site does not speak it. */
export function languageOf(tag: string): Language {
  return Object.hasOwn(LANGUAGES, tag) ? (tag as Language) : 'en';
}

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return LANGUAGES[language].direction;
}

/** What paths in a language begin with; English paths begin with nothing. */
export function prefixOf(language: Language): '' | `/${Language}` {
  return language === 'en' ? '' : `/${language}`;
}
