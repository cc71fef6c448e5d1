import { jest } from '@jest/globals';
import fc from 'fast-check';
import { PageDrawer, type PageToDraw } from '#platform/web/page-drawer.js';
import { fuzzSeed } from '../../support/fuzz/fuzz-settings.js';
import { JobBoard } from '../../support/mothers/job-board.js';
import type { TestServer } from '../../support/server/test-server.js';

const NAMES = ['keywords', 'location', 'jobType', 'premium', 'limit', 'sort', 'radius', 'near', 'cursor', 'state', 'q'];
const STRANGE = [
  'Keywords',
  'keywords[]',
  'keywords[a]',
  'a',
  '__proto__',
  'constructor',
  'utm_source',
  'k%65ywords',
  '',
];
const VALUES = [
  'bartender',
  'Bartender',
  'chef',
  'full_time',
  'true',
  'newest',
  'faro',
  '2',
  '',
  '%20',
  '+',
  'front+desk',
];
const ODD = ['front%20desk', '%00', '%zz', '%C3%28', 'a%26keywords%3Dchef', 'x'.repeat(300), '"><script>'];

const piece = fc
  .tuple(
    fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...NAMES) }, fc.constantFrom(...STRANGE)),
    fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...VALUES) }, fc.constantFrom(...ODD)),
    fc.constantFrom('=', '=', '=', ''),
  )
  .map(([name, value, sign]) => name + sign + (sign && value));
const filler = fc.constantFrom('', '', '', '', '&', 'a&'.repeat(60), 'a&'.repeat(1_000), 'keywords=&', 'location=&');
/** Queries made of the same pieces, so that many of them share a key. */
const queries = fc.array(piece, { minLength: 1, maxLength: 3 }).chain((pieces) =>
  fc.array(
    fc
      .tuple(filler, fc.shuffledSubarray([...pieces, ...pieces], { minLength: 1 }))
      .map(([before, chosen]) => before + chosen.join('&')),
    { minLength: 2, maxLength: 4 },
  ),
);

/** Draws the address that it was given, because the web app is not built here. */
const drawAddress = ({ url }: PageToDraw) =>
  Promise.resolve({ routeId: '/', isThere: true, isIndexed: true, head: '<title></title>', content: url });

describe('the key of a cached response', () => {
  let board: JobBoard;
  let uncached: TestServer;
  beforeAll(async () => {
    jest.spyOn(PageDrawer.prototype, 'draw').mockImplementation(drawAddress);
    board = await JobBoard.open();
    for (const title of ['Bartender', 'Pastry chef', 'Front desk agent', 'Bartender at night'])
      await board.approved({ title, location: 'Faro' });
    uncached = await board.server.sibling({ RESPONSE_CACHE_MB: '0' });
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await uncached.stop();
    await board.close();
  });

  async function answerOf(server: TestServer, address: string) {
    const { status, headers, body } = await server.visitor().get<unknown>(address);
    const named = ['link', 'x-total-count', 'content-type', 'x-robots-tag'].map((name) => headers.get(name));
    return { address, status, named, body };
  }

  it('differs for all requests whose responses differ', async () => {
    const paths = ['/api/jobs', '/api/jobs', '/api/jobs/facets', '/api/jobs/related', '/api/places'];
    const places = [...paths, '/job-seeker/search', '/jobs/1', '/api/jobs/1', '/api/companies/2', '/jobs.rss'];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...places), queries, async (path, asked) => {
        for (const query of [...asked, ...asked]) {
          const address = `${path}?${query}`;
          expect(await answerOf(board.server, address)).toEqual(await answerOf(uncached, address));
        }
      }),
      { seed: fuzzSeed(), numRuns: 20 },
    );
  });

  describe('cannot be poisoned', () => {
    const titles = async () =>
      (await board.visitor.get<{ title: string }[]>('/api/jobs?keywords=bartender')).body.map(({ title }) => title);
    const BOTH = ['Bartender', 'Bartender at night'];

    it.each([
      [`${'a&'.repeat(1_000)}keywords=bartender`, 'A request may have at most 50 parameters.'],
      [`${'a=1&'.repeat(2)}keywords=bartender`, 'The parameter "a" may be given only once.'],
      ['keywords=bartender&keywords=', 'The parameter "keywords" may be given only once.'],
      ['keywords=bartender&keywords[]=chef', 'There is no parameter "keywords[]" here.'],
      ['keywords=bartender&utm_source=mail', 'There is no parameter "utm_source" here.'],
      ['keywords=bartender&__proto__=1', 'There is no parameter "__proto__" here.'],
    ])('by /api/jobs?%s', async (query, message) => {
      for (const path of ['/api/jobs', '/api/jobs/facets', '/api/jobs/related']) {
        const { status, body } = await board.visitor.get<{ message: string }>(`${path}?${query}`);
        expect({ path, status, message: body.message }).toEqual({ path, status: 400, message });
      }
      expect((await titles()).toSorted()).toEqual(BOTH);
    });

    it('by the path of a listing, which takes no parameters', async () => {
      expect((await board.visitor.get('/api/jobs/1?x=1')).status).toBe(400);
      expect((await board.visitor.get('/api/companies/2?x=1')).status).toBe(400);
    });

    it('by the parameters of a page, which ignores those that it does not read', async () => {
      const tracked = 'utm_source=evil&fbclid=evil&gclid=evil';
      for (const page of ['/job-seeker/search?keywords=chef', '/jobs/1', '/jobs/1?from=feed']) {
        const address = `${page}${page.includes('?') ? '&' : '?'}${tracked}`;
        const { status, body } = await board.visitor.get<string>(address);
        expect(status).toBe(200);
        expect(body).not.toContain('evil');
      }
      const asked = 'keywords=chef&keywords=';
      expect((await board.visitor.get<string>(`/job-seeker/search?${asked}`)).body).not.toContain('keywords=');
      expect((await board.visitor.get<string>('/job-seeker/search?keywords=chef')).body).toContain('keywords=chef');
    });

    it('by another spelling of a path, which is no route', async () => {
      for (const path of ['/api/JOBS', '/api/FILES/x', '/api/%6Aobs'])
        expect((await board.visitor.get(path)).status).toBe(404);
    });

    it('by a next link: it repeats the search, not the query of the first visitor', async () => {
      const linkOf = async (query: string) => (await board.visitor.get(`/api/jobs?${query}`)).headers.get('link');
      const link = await linkOf('limit=1&location=&sort=newest');
      expect(link).toMatch(/^<\/api\/jobs\?cursor=[\w-]+&limit=1&sort=newest>; rel="next"$/);
      expect(await linkOf('sort=newest&limit=1')).toBe(link);
    });
  });
});
