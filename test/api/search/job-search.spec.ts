import type { ApiClient, Answer } from '../../support/server/api-client.js';
import { startTestServer, type TestServer } from '../../support/server/test-server.js';

type Card = Record<string, unknown> & { readonly id: number; readonly title: string };

const TEXT = 'You welcome guests from all over the world at a house by the sea, with care, patience and a smile. ';

const FORM = {
  title: 'Front Desk Agent',
  company: 'Seaside Hotels',
  location: 'Lisbon, Portugal',
  description: TEXT.repeat(4),
  requirements: 'Two languages',
  salary: 'As agreed',
  jobType: 'full_time',
  category: 'hotels',
  experience: 'entry',
};

describe('the job search', () => {
  let server: TestServer;
  let visitor: ApiClient;
  let employer: ApiClient;
  let admin: ApiClient;

  async function publish(change: Record<string, unknown> = {}): Promise<number> {
    const posted = await employer.post<Card>('/api/jobs', { ...FORM, ...change });
    expect(posted.status).toBe(201);
    expect((await admin.put(`/api/jobs/${posted.body.id}/approve`)).status).toBe(200);
    return posted.body.id;
  }

  const search = (query: Record<string, string>, who = visitor): Promise<Answer<Card[]>> =>
    who.get<Card[]>(`/api/jobs?${new URLSearchParams(query)}`);

  beforeAll(async () => {
    server = await startTestServer();
    visitor = server.visitor();
    employer = await server.employer();
    admin = await server.admin();
    for (let number = 1; number <= 22; number += 1) await publish({ title: `Receptionist ${number}` });
    await publish({
      title: 'Cruise Director',
      category: 'cruise',
      location: 'Remote',
      minSalary: 60_000,
      isPremium: true,
    });
    await publish({ title: 'Chef de Partie', category: 'food_service', jobType: 'seasonal', experience: 'mid' });
    await employer.post('/api/jobs', { ...FORM, title: 'Still pending' });
  });
  afterAll(() => server.stop());

  it('returns newest first, twenty per page, through to the end', async () => {
    const first = await search({});
    expect(first.status).toBe(200);
    expect(first.headers.get('X-Total-Count')).toBe('24');
    expect(first.body).toHaveLength(20);
    expect(first.body.map(({ title }) => title).slice(0, 3)).toEqual([
      'Chef de Partie',
      'Cruise Director',
      'Receptionist 22',
    ]);
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('Link') ?? '')?.[1];
    const second = await visitor.get<Card[]>(next ?? '');
    expect(second.body.map(({ title }) => title)).toEqual([4, 3, 2, 1].map((number) => `Receptionist ${number}`));
    expect(second.headers.get('Link')).toBeNull();
  });

  it('returns cards with the start of the description, without long texts and views', async () => {
    const { body } = await search({ keywords: 'cruise director' });
    expect(body).toHaveLength(1);
    const fields =
      'id employerId title company location description department salary minSalary maxSalary payPeriod currency payBasis facts jobType category experience ' +
      'experienceLevel skills postedAt deadline closesAt isOpen isPremium isTrusted isApproved isArchived version match asksQuestions workplaceId workplaceLogo writtenIn';
    expect(Object.keys(body[0] ?? {}).sort()).toEqual(fields.split(' ').sort());
    const description = String(body[0]?.['description']);
    expect(description.length).toBeLessThanOrEqual(200);
    expect(TEXT.repeat(4).startsWith(description.replace(/…$/, ''))).toBe(true);
    expect(description).toMatch(/\w…$/);
  });

  it.each<[Record<string, string>, number]>([
    [{ keywords: ' CRUISE ' }, 1],
    [{ location: 'work remote or on board' }, 1],
    [{ category: 'food_service', jobType: 'seasonal', experience: 'mid' }, 1],
    [{ category: 'Food_Service' }, 0],
    [{ jobType: 'no such type' }, 0],
    [{ premium: 'true' }, 1],
    [{ keywords: '', location: '', jobType: '', category: '', experience: '', premium: '', sort: '' }, 24],
    [{ keywords: 'seaside receptionist' }, 22],
    [{ keywords: 'seaside receptionist', match: 'exact' }, 0],
    [{ keywords: 'receptionist zq7xw' }, 0],
    [{ keywords: 'receptionist 2', salaryMin: '1', salaryMax: '2' }, 4],
  ])('finds by %j', async (query, count) => {
    const answer = await search(query);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('X-Total-Count')).toBe(String(count));
    expect(answer.body).toHaveLength(Math.min(count, 20));
  });

  it('lists matching salaries first and marks them, without filtering', async () => {
    const { body, headers } = await search({ salaryMin: '50000', salaryMax: '70000', limit: '3' });
    expect(body.map(({ title, salaryMatch }) => [title, salaryMatch])).toEqual([
      ['Cruise Director', true],
      ['Chef de Partie', false],
      ['Receptionist 22', false],
    ]);
    expect(headers.get('X-Total-Count')).toBe('24');
  });

  it('treats a range of 0 to 0 as unset', async () => {
    const { body } = await search({ salaryMin: '0', salaryMax: '0', limit: '1' });
    expect(body[0]).toMatchObject({ title: 'Chef de Partie' });
    expect(body[0]).not.toHaveProperty('salaryMatch');
  });

  it('counts each facet without its own filter', async () => {
    const { body } = await visitor.get('/api/jobs/facets?category=cruise');
    expect(body).toEqual({
      total: 1,
      totalIsExact: true,
      jobType: { full_time: 1 },
      category: { hotels: 22, cruise: 1, food_service: 1 },
      experience: { entry: 1 },
      facts: {},
      language: {},
      near: null,
    });
  });

  it('filters by facts that listings confirm, and counts them', async () => {
    const facts = { housing: 'free', meals: true, tips: false, languages: [{ code: 'pt' }] };
    await publish({ title: 'Windmill Cook', facts });
    await publish({ title: 'Windmill Guide', facts: { housing: 'none', meals: true } });
    const titles = async (query: object): Promise<string[]> =>
      (await search({ keywords: 'windmill', sort: 'newest', ...query })).body.map(({ title }) => String(title));
    expect(await titles({ facts: 'meals' })).toEqual(['Windmill Guide', 'Windmill Cook']);
    expect(await titles({ facts: 'meals,housing' })).toEqual(['Windmill Cook']);
    expect(await titles({ language: 'pt' })).toEqual(['Windmill Cook']);
    expect(await titles({ facts: 'tips' })).toEqual([]);
    expect(await titles({ facts: 'sauna' })).toEqual([]);
    const { body } = await visitor.get('/api/jobs/facets?keywords=windmill&facts=meals&language=pt');
    expect(body).toMatchObject({ total: 1, facts: { meals: 1, freeHousing: 1 }, language: { pt: 1 } });
  });

  it('compares pay in other currencies and periods by its yearly value in dollars', async () => {
    const pay = (title: string, minSalary: number, payPeriod: string, currency: string): Promise<number> =>
      publish({ title, minSalary, maxSalary: null, payPeriod, currency });
    await pay('Exchange Clerk, monthly', 3_000, 'month', 'EUR');
    await pay('Exchange Clerk, hourly', 25, 'hour', 'USD');
    await pay('Exchange Clerk, yearly', 3_000_000, 'year', 'JPY');
    const found = await search({ keywords: 'exchange clerk', sort: 'salary', limit: '2' });
    const cursor = /cursor=([^&>]+)/.exec(found.headers.get('Link') ?? '')?.[1] ?? '';
    const rest = await search({ keywords: 'exchange clerk', sort: 'salary', limit: '2', cursor });
    expect([...found.body, ...rest.body].map(({ title, minSalary }) => [title, minSalary])).toEqual([
      ['Exchange Clerk, hourly', 25],
      ['Exchange Clerk, monthly', 3_000],
      ['Exchange Clerk, yearly', 3_000_000],
    ]);
  });

  it('reflects approving, editing and archiving at once', async () => {
    const count = async (keywords = 'lighthouse'): Promise<string | null> =>
      (await search({ keywords, match: 'exact' })).headers.get('X-Total-Count');
    expect(await count()).toBe('0');
    const id = await publish({ title: 'Lighthouse Keeper' });
    expect(await count()).toBe('1');
    await employer.put(`/api/jobs/${id}`, { title: 'Beacon Warden' });
    expect(await count()).toBe('1');
    await admin.put(`/api/jobs/${id}/approve`);
    expect(await count()).toBe('0');
    expect(await count('beacon')).toBe('1');
    await employer.put(`/api/jobs/${id}/archive`, { archive: true });
    expect(await count('beacon')).toBe('0');
  });

  it('returns listings that are not open only to admins', async () => {
    const pending = await search({ state: 'pending' }, admin);
    expect(pending.body.map(({ title }) => title)).toContain('Still pending');
    expect((await search({ state: 'pending' }, employer)).status).toBe(403);
    expect((await search({ state: 'all' })).status).toBe(403);
    expect((await search({ state: 'unheard-of' }, admin)).status).toBe(400);
  });

  it('rejects the cursor of another search, and malformed cursors', async () => {
    const { headers } = await search({ limit: '5' });
    const cursor = new URL(/<([^>]+)>/.exec(headers.get('Link') ?? '')?.[1] ?? '', server.url).searchParams.get(
      'cursor',
    );
    expect((await search({ limit: '5', cursor: cursor ?? '' })).status).toBe(200);
    expect((await search({ keywords: 'chef', cursor: cursor ?? '' })).status).toBe(400);
    const forged = (key: unknown): string => Buffer.from(JSON.stringify(key)).toString('base64url');
    for (const wrong of ['x', forged([]), forged([1, 0, 0, '2026-02-31T00:00:00.000Z', 1]), forged({ a: 1 })]) {
      expect((await search({ cursor: wrong })).status).toBe(400);
    }
  });

  it('says of each result for a place how it matches, too', async () => {
    const { status, body } = await search({ location: 'lisbon' });
    expect(status).toBe(200);
    const matches = body.map((job) => (job as { match?: string | null }).match);
    expect(matches).toContain('exact');
    expect(['exact', 'meaning', 'partial']).toEqual(expect.arrayContaining(matches));
  });

  it('returns the largest page', async () => {
    expect((await search({ limit: '100', sort: 'relevance', keywords: 'a' })).status).toBe(200);
  });

  it.each([
    ['two blanks', 'front  desk'],
    ['a no-break space', 'front\u00a0desk'],
    ['an ideographic space', 'front\u3000desk'],
    ['tabs and line breaks', '\tfront\r\n desk\u2028'],
    ['invisible characters', 'f\u00adront\u200b \u2060des\ufeffk'],
    ['a thousand blanks', `front${' \u2003'.repeat(500)}desk`],
    ['full-width letters', 'ｆｒｏｎｔ　ｄｅｓｋ'],
    ['a control character', 'front de\u0007sk'],
  ])('finds the same with %s in the keywords or the location', async (_what, text) => {
    const found = async (query: Record<string, string>) => {
      const { status, headers, body } = await search(query);
      return { status, total: headers.get('X-Total-Count'), ids: body.map(({ id }) => id) };
    };
    expect(await found({ keywords: text })).toEqual(await found({ keywords: 'front desk' }));
    expect(await found({ location: text })).toEqual(await found({ location: 'front desk' }));
  });

  it.each([
    ['over two lines', 'Work at the night\n   desk', 'night desk'],
    ['with a soft hyphen', 'a concier\u00adge desk', 'concierge desk'],
    ['with a typographic apostrophe', 'the Chef’s counter', "chef's counter"],
    ['with a ligature', 'the oﬃce ﬂoor', 'office floor'],
    ['in Arabic presentation forms', 'ﻣﻄﻌﻢ ﻛﺒﻴﺮ', 'مطعم كبير'],
    ['with marks in another order', 'q\u0323\u0307uay', 'q\u0307\u0323uay'],
    ['with a no-break hyphen', 'check\u2011in hall', 'check-in hall'],
    ['with a Persian half-space', 'کتاب\u200cخانه', 'کتابخانه'],
    ["after one of Word's bullets", '\uf0b7\tserve tapas', '• serve tapas'],
  ])('finds a listing whose text is written %s', async (_what, text, keywords) => {
    const id = await publish({ description: `${TEXT.repeat(2)}${text}` });
    for (const query of [keywords, text])
      expect((await search({ keywords: query })).body.map((job) => job.id)).toEqual([id]);
  });

  it.each([
    ['wildcards and escapes', 'keywords=%25_%5C'],
    ['SQL', "keywords='%3B+drop+table+job%3B--"],
    ['a lone surrogate', 'keywords=%ED%A0%80'],
    ['a control character', 'keywords=%01'],
    ['a truncated escape', 'keywords=%E0%A4%A'],
    ['very long keywords', `keywords=${'lorem+ipsum+'.repeat(800)}`],
    ['a very long location', `location=${'%F0%9F%8F%A8'.repeat(500)}`],
    ['a very long category', `category=${'x'.repeat(9_000)}`],
    ['names of built-in object properties', 'jobType=__proto__&category=constructor'],
  ])('returns 200 for %s', async (_what, query) => {
    for (const path of ['/api/jobs', '/api/jobs/facets', '/api/jobs/related']) {
      expect((await visitor.get(`${path}?${query}`)).status).toBe(200);
    }
  });

  it.each([
    'keywords=a&keywords=b',
    'keywords=%00',
    'limit=0',
    'limit=101',
    'limit=many',
    'salaryMin=-1',
    'salaryMin=1.5',
    'salaryMax=99999999999',
    'salaryMax=NaN',
    'salaryMin=1&salaryMin=2',
    'sort=oldest',
    'premium=perhaps',
  ])('rejects %s', async (query) => {
    const { status, body } = await visitor.get<Record<string, unknown>>(`/api/jobs?${query}`);
    expect(status).toBe(400);
    expect(body['message']).toEqual(expect.any(String));
  });
});
