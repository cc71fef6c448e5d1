import type { Request } from 'express';
import { acceptedLanguage, isLanguage, type Language } from '#shared/domain/values/language.js';

/** The language chosen in this browser, which the web app keeps in a cookie. */
const CHOSEN = /(?:^|;\s*)language=([a-z]{2})(?:;|$)/;

/** The language chosen in the browser of a request, or else the one it prefers of those that the site speaks. */
export function languageOf({ headers }: Pick<Request, 'headers'>): Language {
  const chosen = CHOSEN.exec(headers.cookie ?? '')?.[1];
  return isLanguage(chosen) ? chosen : acceptedLanguage(headers['accept-language']);
}
