import { prefixOf, type Language } from './languages.ts';

/** Seconds for which a browser keeps the choice of a language. */
const YEAR = 365 * 24 * 60 * 60;

/** Keeps the choice of a language for this browser. */
export function keepLanguage(code: Language): void {
  document.cookie = `language=${code}; path=/; max-age=${YEAR}; samesite=lax`;
}

/** Whether a language was chosen in this browser. */
export const hasChosenLanguage = (): boolean => /(?:^|; )language=/.test(document.cookie);

/** A path of the app, such as `/jobs/12?from=search`, in a language. */
export function inLanguage(code: Language, href: string): string {
  return (prefixOf(code) + href).replace(/(?<=^\/[a-z]{2})\/(?=$|\?|#)/, '');
}

/** Keeps the choice for this browser, and for the account if someone is signed in. The page has to be loaded next. */
export function chooseLanguage(language: Language): void {
  keepLanguage(language);
  if (!document.documentElement.hasAttribute('data-signed-in')) return;
  // Outlives the page. A failure only means that mails stay in the previous language.
  void fetch('/api/account/language', {
    method: 'PUT',
    body: JSON.stringify({ language }),
    headers: { 'Content-Type': 'application/json' },
    keepalive: true,
  }).catch(() => undefined);
}
