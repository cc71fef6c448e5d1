import type { Request } from 'express';
import { PassThrough } from 'node:stream';
import { HttpFeedReader } from '#integrations/adapters/feeds/http-feed-reader.js';
import { feedIn } from '#integrations/adapters/http/feed-request.js';
import { FEED_LIMITS } from '#integrations/domain/listing-import.js';
import type { FeedVersion } from '#integrations/application/ports/import-address.js';
import { RefusedAddress, type Outbound } from '#platform/outbound/outbound.js';

type Headers = Readonly<Record<string, string>>;

const XML = { 'content-type': 'application/xml' };

const withLength = (bytes: number) => ({ ...XML, 'content-length': String(bytes) });

describe('a feed that a program sends', () => {
  const sent = (headers: Headers) => feedIn({ headers } as unknown as Request);

  it.each([
    ['application/xml', 'xml'],
    ['text/csv; charset=utf-8', 'csv'],
    ['application/json', 'json'],
  ])('is read by its type %s as %s', (type, format) => {
    expect(sent({ 'content-type': type }).format).toBe(format);
  });

  it('is refused if its type is none of a feed', () => {
    expect(() => sent({ 'content-type': 'image/png' })).toThrow(expect.objectContaining({ status: 415 }));
  });

  it('may be as long as allowed, and not longer', () => {
    expect(sent(withLength(FEED_LIMITS.bytes)).format).toBe('xml');
    expect(() => sent(withLength(FEED_LIMITS.bytes + 1))).toThrow(expect.objectContaining({ status: 413 }));
  });
});

describe('a feed at an address', () => {
  const NONE: FeedVersion = { etag: null, lastModified: null };

  function reading(statusCode: number, headers: Headers = XML, url = 'https://ats.test/jobs') {
    const response = Object.assign(new PassThrough(), { statusCode, headers });
    const asked: Headers[] = [];
    const outbound = {
      send: (_url: string, options: { headers: Headers }) => {
        asked.push(options.headers);
        return Promise.resolve(response);
      },
    };
    const reader = new HttpFeedReader(outbound as unknown as Outbound);
    return { response, asked, read: (version: FeedVersion = NONE) => reader.read(url, version) };
  }

  it('is read with its version, which the next request names', async () => {
    const { response, read } = reading(200, { ...XML, etag: '"a"', 'last-modified': 'Fri, 20 Nov 2026 10:00:00 GMT' });
    const version = { etag: '"a"', lastModified: 'Fri, 20 Nov 2026 10:00:00 GMT' };
    expect(await read()).toEqual({ feed: { format: 'xml', bytes: response }, version });
    expect(response.destroyed).toBe(false);
    const next = reading(304);
    expect(await next.read(version)).toBeUndefined();
    expect(next.asked).toEqual([
      expect.objectContaining({ 'if-none-match': '"a"', 'if-modified-since': 'Fri, 20 Nov 2026 10:00:00 GMT' }),
    ]);
    expect(next.response.destroyed).toBe(true);
  });

  it('is asked for without a version at first', async () => {
    const { asked, read } = reading(200);
    await read();
    expect(Object.keys(asked[0] ?? {}).sort()).toEqual(['accept', 'user-agent']);
  });

  it.each([
    [500, true],
    [501, false],
  ])('keeps a tag of %s characters: %s', async (length, isKept) => {
    const etag = 'x'.repeat(length);
    const read = await reading(200, { ...XML, etag }).read();
    expect(read?.version.etag).toBe(isKept ? etag : null);
  });

  it('has the format of its address if its type is none of a feed', async () => {
    const read = await reading(200, { 'content-type': 'text/plain' }, 'https://ats.test/jobs.csv').read();
    expect(read?.feed.format).toBe('csv');
  });

  it('may be as long as allowed', async () => {
    expect((await reading(200, withLength(FEED_LIMITS.bytes)).read())?.feed.format).toBe('xml');
  });

  it.each<[what: string, status: number, headers: Headers, sentence: RegExp]>([
    ['too long', 200, withLength(FEED_LIMITS.bytes + 1), /too large/],
    ['a page', 200, { 'content-type': 'image/png' }, /does not serve XML, CSV or JSON/],
    ['missing', 404, XML, /status 404/],
  ])('is refused if it is %s', async (_what, status, headers, sentence) => {
    const { response, read } = reading(status, headers);
    await expect(read()).rejects.toThrow(sentence);
    expect(response.destroyed).toBe(true);
  });

  it.each([
    [new RefusedAddress('private'), /not on the public internet/],
    [new Error('timeout'), /did not respond/],
  ])('is explained if it cannot be reached: %s', async (error, sentence) => {
    const outbound = { send: () => Promise.reject(error) } as unknown as Outbound;
    await expect(new HttpFeedReader(outbound).read('https://ats.test/jobs', NONE)).rejects.toThrow(sentence);
  });
});
