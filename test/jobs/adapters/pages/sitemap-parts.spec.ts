import { SitemapController } from '#jobs/adapters/pages/sitemap.controller.js';
import { FixedClock } from '#test/support/in-memory/shared/fixed-clock.js';

const COMPANY = { employerId: 5, companyName: 'Grand Hôtel' };

/** What a sitemap lists besides the pages in each language, if there are listings in these parts of the ids. */
async function addressesIn(parts: readonly number[], part?: string): Promise<string[]> {
  const jobs = {
    sitemapParts: async () => parts,
    hiringCompanies: async () => [COMPANY],
    sitemapPart: async (asked: number) =>
      parts.includes(asked) ? [{ id: 1000 * asked + 1, changedAt: new Date(0) }] : [],
  };
  const workplaces = { hiring: async () => [{ ...COMPANY, id: 9, name: 'Porto' }] };
  const controller = new SitemapController(jobs as never, workplaces as never, new FixedClock(), {
    publicUrl: 'https://jobs.test',
  } as never);
  const response = { type: () => response } as never;
  const map = await (part === undefined ? controller.whole(response) : controller.part(part, response));
  const addresses = [...map.matchAll(/<loc>https:\/\/jobs\.test([^<]*)<\/loc>/g)].map(([, path = '']) => path);
  return addresses.filter((path) => /^\/(sitemap|companies|jobs)/.test(path) || path === '/auth');
}

const FIRST = ['/auth', '/companies/5-grand-hotel', '/companies/5-grand-hotel/9-porto'];

it.each([
  [[], undefined, FIRST],
  [[0], undefined, [...FIRST, '/jobs/1']],
  [[3], undefined, [...FIRST, '/jobs/3001']],
  [[0, 2], undefined, ['/sitemap-0.xml', '/sitemap-2.xml']],
  [[2, 4], undefined, ['/sitemap-0.xml', '/sitemap-2.xml', '/sitemap-4.xml']],
  [[2, 4], '0', FIRST],
  [[0, 2], '0', [...FIRST, '/jobs/1']],
  [[0, 2], '2', ['/jobs/2001']],
])('listings in the parts %j, asked for part %s, are found at %j', async (parts, part, addresses) => {
  expect(await addressesIn(parts, part)).toEqual(addresses);
});
