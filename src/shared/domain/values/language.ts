/** The languages of the site, by what they call themselves. English is the source of the others. */
export const LANGUAGES = {
  en: { name: 'English', locale: 'en-US', direction: 'ltr' },
  es: { name: 'Español', locale: 'es-ES', direction: 'ltr' },
  fr: { name: 'Français', locale: 'fr-FR', direction: 'ltr' },
  de: { name: 'Deutsch', locale: 'de-DE', direction: 'ltr' },
  pt: { name: 'Português', locale: 'pt-PT', direction: 'ltr' },
  it: { name: 'Italiano', locale: 'it-IT', direction: 'ltr' },
  // Digits as on the signs of airports and hotels in the Gulf.
  ar: { name: 'العربية', locale: 'ar-AE', direction: 'rtl' },
} as const;

export type Language = keyof typeof LANGUAGES;

export const SOURCE_LANGUAGE: Language = 'en';
/** The languages of pages: those in which every text of the web app is translated. Mails have all languages. */
export const PAGE_LANGUAGES: readonly Language[] = ['en', 'es', 'fr', 'de', 'pt', 'it', 'ar'];
export const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[];

/** Whether the site speaks the language. */
export function isLanguage(code: unknown): code is Language {
  return typeof code === 'string' && Object.hasOwn(LANGUAGES, code);
}

/** Maximum number of languages read from a header that anyone can send. */
const MOST_ACCEPTED = 20;

/** The first of a browser's `Accept-Language` that the site speaks; English if none. */
export function acceptedLanguage(header: string | undefined): Language {
  const wanted = (header ?? '')
    .split(',', MOST_ACCEPTED)
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight =
        parameters
          .find((parameter) => parameter.trim().startsWith('q='))
          ?.trim()
          .slice(2) ?? '1';
      return { code: tag.split('-', 1)[0], weight: Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return wanted.map(({ code }) => code).find(isLanguage) ?? SOURCE_LANGUAGE;
}
