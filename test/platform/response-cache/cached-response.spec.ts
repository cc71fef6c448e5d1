import type { Request, Response } from 'express';
import { CachedResponse } from '#platform/response-cache/cached-response.js';

/** As much of a response as is read and written. */
function aResponse(given: Readonly<Record<string, string>> = {}) {
  const headers = new Map(Object.entries(given).map(([name, value]) => [name.toLowerCase(), value]));
  const sent: unknown[] = [];
  const response = {
    req: { route: 'a route' },
    hasHeader: (name: string) => headers.has(name.toLowerCase()),
    getHeader: (name: string) => headers.get(name.toLowerCase()),
    setHeader: (name: string, value: string) => headers.set(name.toLowerCase(), value),
    vary: () => undefined,
    send: (body: Buffer) => sent.push(String(body)),
  } as unknown as Response;
  return { response, headers, sent };
}

describe('a cached response', () => {
  it('has the headers that tell about its body, and no others', async () => {
    const about = {
      'content-type': 'application/json',
      etag: 'W/"1"',
      link: '</api/jobs?cursor=a>; rel="next"',
      'x-total-count': '10000',
      'x-total-count-exact': 'false',
      'x-robots-tag': 'noindex',
    };
    const made = aResponse({ ...about, 'set-cookie': 'a=b', 'x-request-id': '1' });
    const again = aResponse();
    const request = { acceptsEncodings: () => false } as unknown as Request;
    await new CachedResponse(made.response, '[]').send(request, again.response);
    expect(Object.fromEntries(again.headers)).toEqual(about);
    expect([again.sent, request.route]).toEqual([['[]'], 'a route']);
  });
});
