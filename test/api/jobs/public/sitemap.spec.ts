import { Database } from '#platform/postgres/database.js';
import { JobBoard } from '../../../support/mothers/job-board.js';
import { aJobForm } from '../../../support/mothers/job-mother.js';
import { openListing } from '../../../support/mothers/open-listing.js';
import { elementsOf, readXml, textsOf } from '../../../support/xml.js';

describe('the sitemap', () => {
  const board = JobBoard.forTests({ PUBLIC_URL: 'https://jobs.test' });

  const read = async (path = '/sitemap.xml') => {
    const answer = await board.visitor.get<string>(path);
    return { ...answer, map: readXml(answer.body) };
  };
  const has = async (id: number): Promise<boolean> =>
    textsOf((await read()).map, 'loc').includes(`https://jobs.test/jobs/${id}`);

  it('lists public pages and every open listing with its last change', async () => {
    const { id } = await board.approved();
    const hidden = [await board.pending(), await board.closed(), await board.archived()];
    const { status, headers, map } = await read();
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(map).toMatchObject({
      name: 'urlset',
      attributes: { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' },
    });
    const addresses = textsOf(map, 'loc');
    expect(addresses).toEqual(expect.arrayContaining(['https://jobs.test/', 'https://jobs.test/job-seeker/search']));
    expect(new Set(addresses).size).toBe(addresses.length);
    const entry = elementsOf(map, 'url').find((url) => textsOf(url, 'loc').includes(`https://jobs.test/jobs/${id}`));
    const [changed] = entry ? textsOf(entry, 'lastmod') : [];
    expect(Math.abs(Date.now() - Date.parse(changed ?? ''))).toBeLessThan(60_000);
    for (const job of hidden) expect(await has(job.id)).toBe(false);
  });

  it('lists public pages in each language, each naming all of its versions', async () => {
    const { map } = await read();
    const versionsOf = (address: string) => {
      const entry = elementsOf(map, 'url').find((url) => textsOf(url, 'loc').includes(address));
      return entry && elementsOf(entry, 'xhtml:link').map(({ attributes }) => [attributes.hreflang, attributes.href]);
    };
    const versions = versionsOf('https://jobs.test/about/pricing') ?? [];
    expect(versions.map(([tag]) => tag)).toEqual(['en', 'es', 'fr', 'de', 'pt', 'it', 'ar', 'x-default']);
    expect(versions).toContainEqual(['de', 'https://jobs.test/de/about/pricing']);
    for (const [, href] of versions) expect(versionsOf(href ?? '')).toEqual(versions);
    expect(versionsOf('https://jobs.test/de')).toContainEqual(['x-default', 'https://jobs.test/']);
  });

  it('lists the pages of companies with open listings', async () => {
    const owner = await board.server.employer();
    const employerId = owner.user.id;
    for (let open = 0; open < 2; open += 1) await openListing(owner, board.admin);
    await owner.post('/api/jobs', aJobForm());
    const company = await board.visitor.get<{ slug: string; jobCount: number }>(`/api/companies/${employerId}`);
    expect(company.body).toMatchObject({ slug: `${String(employerId)}-seaside-hotels`, companyName: 'Seaside Hotels' });
    expect(company.body.jobCount).toBe(2);
    const addresses = textsOf((await read()).map, 'loc');
    expect(addresses).toContain(`https://jobs.test/companies/${company.body.slug}`);
    expect(addresses.some((address) => address.includes(`/companies/${board.other.user.id}`))).toBe(false);
    const { status, headers } = await board.visitor.get(`/companies/${String(employerId)}-old-name`);
    expect([status, headers.get('location')]).toEqual([301, `/companies/${company.body.slug}`]);
    expect((await board.visitor.get('/companies/999999')).status).toBe(404);
  });

  it('reflects approving, closing, archiving and unarchiving at once', async () => {
    const { id } = await board.pending();
    await board.admin.put(`/api/jobs/${id}/approve`);
    const { headers } = await read();
    expect(await has(id)).toBe(true);
    await board.owner.put(`/api/jobs/${id}/archive`, { archive: true });
    const known = { 'if-none-match': headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
    expect((await board.visitor.get('/sitemap.xml', known)).status).toBe(200);
    expect(await has(id)).toBe(false);
    await board.owner.put(`/api/jobs/${id}/archive`, { archive: false });
    expect(await has(id)).toBe(true);
    await board.owner.put(`/api/jobs/${id}`, { deadline: '2020-01-31' });
    expect(await has(id)).toBe(false);
  });

  it('answers HEAD like GET, without a body', async () => {
    const answerTo = async (method: string) => {
      const { status, headers, body } = await board.visitor.request<string>(method, '/sitemap.xml');
      const named = ['content-type', 'content-length', 'cache-control', 'etag'].map((name) => headers.get(name));
      return { status, named, isEmpty: body === '' };
    };
    const whole = await answerTo('GET');
    expect(whole).toMatchObject({ status: 200, isEmpty: false });
    expect(await answerTo('HEAD')).toEqual({ ...whole, isEmpty: true });
  });

  it('is split into parts by id when it would be too long', async () => {
    const { id } = await board.approved();
    const numbering = `select setval(pg_get_serial_sequence('job', 'id'), 45000)`;
    await board.server.app.get(Database).query(numbering);
    const { id: far } = await board.approved();
    const { map } = await read();
    expect(map.name).toBe('sitemapindex');
    expect(textsOf(map, 'loc')).toEqual(['https://jobs.test/sitemap-0.xml', 'https://jobs.test/sitemap-2.xml']);
    const first = textsOf((await read('/sitemap-0.xml')).map, 'loc');
    expect(first).toEqual(expect.arrayContaining(['https://jobs.test/', `https://jobs.test/jobs/${id}`]));
    expect(textsOf((await read('/sitemap-2.xml')).map, 'loc')).toEqual([`https://jobs.test/jobs/${far}`]);
  });

  it('is empty for a part beyond all ids', async () => {
    expect(textsOf((await read('/sitemap-999999.xml')).map, 'loc')).toEqual([]);
  });

  it.each(['x', '-1', '01', '1.5', '9999999'])('returns 404 for part %s', async (part) => {
    expect((await board.visitor.get(`/sitemap-${part}.xml`)).status).toBe(404);
  });
});
