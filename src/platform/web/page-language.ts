import type { NextFunction, Request, Response } from 'express';
import { isRead } from '../http/request-bodies.js';
import { languageOf } from '../languages/language-of.js';
import { isLanguage, PAGE_LANGUAGES, SOURCE_LANGUAGE, type Language } from '#shared/domain/values/language.js';

declare global {
  // eslint-disable-next-line typescript/no-namespace -- the only way to extend Express's types
  namespace Express {
    interface Request {
      /** The language that the path of a page begins with; undefined for English. */
      pageLanguage?: Language;
    }
  }
}

/** A language, and the page after it: nothing for programs. */
const PREFIXED = /^\/([a-z]{2})(?=\/|\?|$)(?!\/(?:api|assets|health|metrics)(?:\/|$))/;

/** What has no language: the API and files. */
const WITHOUT_LANGUAGE = /^\/(?:api|assets|health|metrics)(?:\/|$)|\.[a-z0-9]+$/;

function isPageLanguage(code: unknown): code is Language {
  return isLanguage(code) && PAGE_LANGUAGES.includes(code);
}

/**
 * Takes the language from the path of a page: `/de/jobs/12` is `/jobs/12` in German, and `/jobs/12` is in English.
 * Browsers that prefer another language are sent there, unless someone has chosen English.
 */
export function readPageLanguage(request: Request, response: Response, next: NextFunction): void {
  const [, code] = PREFIXED.exec(request.url) ?? [];
  if (isPageLanguage(code) && code !== SOURCE_LANGUAGE) {
    request.pageLanguage = code;
    // One slash at the beginning: two, or a backslash after it, would make a redirect lead to another site.
    request.url = `/${request.url.slice(code.length + 1).replace(/^[/\\]+/, '')}`;
    if (WITHOUT_LANGUAGE.test(request.path)) return response.redirect(302, request.url);
    return next();
  }
  const isPage = isRead(request) && request.headers.accept?.includes('text/html') === true;
  if (!isPage || WITHOUT_LANGUAGE.test(request.path)) return next();
  response.vary('Accept-Language');
  const wanted = languageOf(request);
  if (wanted === SOURCE_LANGUAGE || !isPageLanguage(wanted)) return next();
  response.redirect(302, `/${wanted}${request.url === '/' ? '' : request.url}`);
}
