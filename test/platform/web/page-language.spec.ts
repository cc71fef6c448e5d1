import type { Request, Response } from 'express';
import { readPageLanguage } from '#platform/web/page-language.js';

type Visit = {
  readonly accept?: string;
  readonly language?: string;
  readonly cookie?: string;
  readonly method?: string;
};

/** What the answer depends on. */
let varied: string[] = [];

/** What becomes of a request: where it is sent, or its language and the path that routes see. */
function visit(url: string, { accept = 'text/html', language, cookie, method = 'GET' }: Visit = {}): string {
  const request: Request = {
    method,
    url,
    get path(): string {
      return (request as Request).url.split('?', 1)[0] ?? '';
    },
    headers: { accept, cookie, 'accept-language': language },
  } as unknown as Request;
  let outcome = '';
  varied = [];
  const response = {
    vary: (header: string) => varied.push(header) && response,
    redirect: (_status: number, to: string) => void (outcome = `to ${to}`),
  } as unknown as Response;
  readPageLanguage(request, response, () => {
    outcome = `${request.pageLanguage ?? 'en'} ${request.url}`;
  });
  return outcome;
}

describe('the language of a page', () => {
  it.each([
    ['/jobs/12', 'en /jobs/12'],
    ['/de/jobs/12?from=alert', 'de /jobs/12?from=alert'],
    ['/ar', 'ar /'],
    ['/fr/', 'fr /'],
    ['/de?x=1', 'de /?x=1'],
    ['/en/jobs/12', 'en /en/jobs/12'],
    ['/pt/jobs/12', 'pt /jobs/12'],
    ['/xx/jobs/12', 'en /xx/jobs/12'],
    ['/design', 'en /design'],
    ['/de/api/jobs', 'en /de/api/jobs'],
    ['/de/assets/a.js', 'en /de/assets/a.js'],
    ['/de/admin/dashboard', 'de /admin/dashboard'],
    ['/de/employer/dashboard', 'de /employer/dashboard'],
    ['/de//evil/x', 'de /evil/x'],
    ['/de//evil.example', 'to /evil.example'],
    [String.raw`/de/\evil.example`, 'to /evil.example'],
    [String.raw`/de\/evil.example`, String.raw`en /de\/evil.example`],
  ])('of %s: %s', (url, outcome) => expect(visit(url)).toBe(outcome));

  it.each([
    ['/', { language: 'de-CH' }, 'to /de'],
    ['/jobs/12?a=b', { language: 'nl,fr;q=0.5' }, 'to /fr/jobs/12?a=b'],
    ['/jobs/12', { language: 'de', cookie: 'theme=x; language=en' }, 'en /jobs/12'],
    ['/jobs/12', { language: 'en', cookie: 'language=ar' }, 'to /ar/jobs/12'],
    ['/jobs/12', { language: 'pt' }, 'to /pt/jobs/12'],
    ['/jobs/12', { language: 'de', accept: '*/*' }, 'en /jobs/12'],
    ['/jobs/12', { language: 'de', method: 'POST' }, 'en /jobs/12'],
    ['/api/jobs', { language: 'de' }, 'en /api/jobs'],
    ['/sitemap.xml', { language: 'de' }, 'en /sitemap.xml'],
    ['/employer/dashboard', { language: 'de' }, 'to /de/employer/dashboard'],
    ['/de/jobs/12', { language: 'fr' }, 'de /jobs/12'],
  ])('%s for %j: %s', (url, from, outcome) => expect(visit(url, from)).toBe(outcome));

  it.each([
    ['/jobs/12', { language: 'de' }, ['Accept-Language']],
    ['/jobs/12', { language: 'en' }, ['Accept-Language']],
    ['/jobs/12', { language: 'de', accept: '*/*' }, []],
    ['/jobs/12', { language: 'de', method: 'POST' }, []],
    ['/de/jobs/12', { language: 'fr' }, []],
    ['/api/jobs', { language: 'de' }, []],
  ])('depends on that of the browser only where no path says it: %s %j', (url, browser, headers) => {
    visit(url, browser);
    expect(varied).toEqual(headers);
  });
});
