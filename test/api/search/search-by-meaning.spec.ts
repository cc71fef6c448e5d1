import type { Answer } from '../../support/server/api-client.js';
import { JobBoard, type JobAnswer } from '../../support/mothers/job-board.js';

type Card = JobAnswer & {
  readonly title: string;
  readonly match?: string;
  readonly because?: string;
  readonly distance?: number;
};
type Related = {
  readonly didYouMean: string | null;
  readonly wants: readonly object[];
  readonly items: readonly (Card & { readonly lacks: string })[];
};

describe('the search by meaning', () => {
  let board: JobBoard;
  const related = (query: Record<string, string>): Promise<Answer<Related>> =>
    board.visitor.get(`/api/jobs/related?${new URLSearchParams(query).toString()}`);
  const search = (query: Record<string, string>): Promise<Answer<Card[]>> =>
    board.visitor.get(`/api/jobs?${new URLSearchParams(query).toString()}`);
  const titles = async (query: Record<string, string>): Promise<string[]> =>
    (await search(query)).body.map(({ title }) => title);

  beforeAll(async () => {
    board = await JobBoard.open();
    const publish = (title: string, change: object = {}) => board.approved({ title, company: 'Seaside', ...change });
    await publish('Server', { location: 'Rome, Italy' });
    await publish('Front Desk Agent', { location: 'Lisbon, Portugal' });
    await publish('Sous Chef', { location: 'Tromsø, Norway' });
    await publish('Beach Lifeguard', { location: 'Phuket, Thailand' });
    await publish('Housekeeping Supervisor', { location: 'London, United Kingdom', category: 'cruise' });
    await publish('International Sales Executive', { location: 'Oslo, Norway' });
    await publish('Human Resources Coordinator', { location: 'Oslo, Norway' });
    await board.pending({ title: 'Food Server in secret' });
  });
  afterAll(() => board.close());

  it('lists what means the same with what contains the words, and says why', async () => {
    const { status, headers, body } = await search({ keywords: 'waitress' });
    expect(status).toBe(200);
    expect(headers.get('X-Total-Count')).toBe('1');
    expect(body).toMatchObject([{ title: 'Server', match: 'meaning', because: 'server is similar to waitress' }]);
    expect((await search({ keywords: 'server' })).body).toMatchObject([{ title: 'Server', match: 'exact' }]);
  });

  it('corrects spelling mistakes, and offers the correction', async () => {
    expect(await titles({ keywords: 'Recepcionist Lisbno' })).toEqual(['Front Desk Agent']);
    const { body } = await related({ keywords: 'Recepcionist Lisbno' });
    expect(body.didYouMean).toBe('receptionist lisbon');
  });

  it.each([
    [{ keywords: 'chef tromso' }, ['Sous Chef']],
    [{ keywords: 'norway sous chefs' }, ['Sous Chef']],
    [{ keywords: 'front desk agents' }, ['Front Desk Agent']],
    [{ keywords: 'agent, desk' }, ['Front Desk Agent']],
    [{ keywords: 'hr oslo' }, ['Human Resources Coordinator']],
    [{ location: 'UK' }, ['Housekeeping Supervisor', 'Beach Lifeguard']],
    [{ keywords: 'UK' }, ['Housekeeping Supervisor']],
    [{ keywords: 'maid', category: 'hotels' }, []],
    [{ keywords: 'zeppelin chef in Norway' }, ['Sous Chef']],
    [{ keywords: 'zeppelin chef in Norway', match: 'exact' }, []],
    [{ keywords: 'zeppelin in Norway' }, []],
    [{ keywords: 'frontdesk' }, ['Front Desk Agent']],
    [{ keywords: 'kellnerin' }, ['Server']],
    [{ keywords: 'kellnerin', match: 'exact' }, []],
    [{ keywords: 'chef', match: 'exact' }, ['Sous Chef']],
    [{ keywords: 'server', location: 'Italia' }, ['Server']],
  ])('finds by %j, and counts the same', async (query, expected) => {
    const asked = query as Record<string, string>;
    expect(await titles(asked)).toEqual(expected);
    const { body } = await board.visitor.get<{ total: number }>(`/api/jobs/facets?${new URLSearchParams(asked)}`);
    expect(body.total).toBe(expected.length);
  });

  it('lists parts of words last, and says so', async () => {
    const { body } = await search({ keywords: 'intern' });
    expect(body).toMatchObject([{ title: 'International Sales Executive', match: 'partial' }]);
    const located = (await search({ location: 'UK' })).body;
    expect(located.map(({ match }) => match)).toEqual(['meaning', 'partial']);
    expect((await search({ keywords: 'intern', match: 'exact' })).body).toMatchObject([{ match: 'exact' }]);
  });

  it('finds pay of at least an amount in any currency and period, and typed pay in its own currency', async () => {
    const pay = { company: 'Payroll', payPeriod: 'month', currency: 'EUR', maxSalary: null };
    await board.approved({ ...pay, title: 'Trapeze Artist', minSalary: 2_000 });
    await board.approved({ ...pay, title: 'Trapeze Rigger', minSalary: 4_000 });
    const unstated = { company: 'Payroll', minSalary: null, maxSalary: null };
    await board.approved({
      ...unstated,
      title: 'Trapeze Helper',
      description: `${'A job in the air. '.repeat(10)}We pay € 21 an hour.`,
    });
    const at = (payAtLeast: string, payCurrency: string, payPeriod: string) =>
      titles({ keywords: 'trapeze', payAtLeast, payCurrency, payPeriod });
    expect(await at('3000', 'EUR', 'month')).toEqual(['Trapeze Rigger']);
    expect(await at('1', 'USD', 'hour')).toEqual(['Trapeze Rigger', 'Trapeze Artist']);
    expect(await at('1', 'XXX', 'hour')).toEqual([]);
    expect(await titles({ keywords: 'trapeze €20/hour' })).toEqual(['Trapeze Helper', 'Trapeze Rigger']);
    expect(await titles({ keywords: 'trapeze €22/hour' })).toEqual(['Trapeze Rigger']);
    expect(await titles({ keywords: 'trapeze 20 per hour' })).toEqual(['Trapeze Rigger']);
    expect(await titles({ keywords: 'trapeze $20/hour' })).toEqual([]);
    expect((await search({ payAtLeast: '-1' })).status).toBe(400);
  });

  it('says how it understood the search, and what remains without each part', async () => {
    const rest = { keywords: 'waitress with housing' };
    const { body } = await related({ ...rest, location: 'Lisbon, Portugal' });
    expect(body.wants).toEqual([
      { kind: 'role', label: 'waitress', keywords: 'with housing', location: 'Lisbon, Portugal', placeId: null },
      { kind: 'condition', label: 'housing', keywords: 'waitress', location: 'Lisbon, Portugal', placeId: null },
      { kind: 'place', label: 'Lisbon, Portugal', ...rest, location: 'Portugal', placeId: 2267057 },
      { kind: 'place', label: 'Portugal', ...rest, location: 'Lisbon', placeId: null },
    ]);
  });

  it('lists what lacks a condition or word instead of nothing, and says so', async () => {
    const { headers, body } = await search({ keywords: 'sous chef with housing' });
    expect(headers.get('X-Total-Count')).toBe('1');
    expect(body).toMatchObject([{ title: 'Sous Chef', match: 'partial', because: 'Does not state housing' }]);
    expect((await search({ keywords: 'zeppelin chef' })).body).toMatchObject([
      { match: 'partial', because: 'Does not mention zeppelin' },
    ]);
  });

  it('lists what is around a place instead of nothing, the nearest first, and says so', async () => {
    const near = await board.approved({ title: 'Falconer', company: 'Mews', location: 'London, United Kingdom' });
    await board.approved({ title: 'Falconer', company: 'Mews', location: 'Bristol, UK' });
    const queries: Record<string, string>[] = [
      { keywords: 'falconer', location: 'Mayfair' },
      { keywords: 'falconer', location: 'Mayfair, London' },
      { keywords: 'falconer mayfair' },
      { keywords: 'falconer mayfair', sort: 'relevance' },
    ];
    for (const query of queries) {
      const { body } = await search(query);
      expect(body).toMatchObject([{ id: near.id, match: 'partial', because: 'Not in Mayfair', distance: 0 }]);
    }
    expect(await titles({ keywords: 'falconer', location: 'Mayfair', match: 'exact' })).toEqual([]);
    expect(await titles({ keywords: 'falconer', location: 'Mayfair', near: 'Bristol' })).toEqual([]);
  });

  it('lists what is in a place and around it where that was typed', async () => {
    const at = (location: string, title: string) => board.approved({ title, company: 'Zoo', location });
    await at('Sintra, Portugal', 'Zookeeper in Sintra');
    await at('Lisbon, Portugal', 'Zookeeper in Lisbon');
    await at('Faro, Portugal', 'Zookeeper in Faro');
    const all = ['Zookeeper in Sintra', 'Zookeeper in Lisbon'];
    expect(await titles({ keywords: 'zookeeper near sintra' })).toEqual(all);
    expect(await titles({ keywords: 'zookeeper', location: 'Sintra area' })).toEqual(all);
    expect(await titles({ keywords: 'zookeeper', location: 'Sintra' })).toEqual(all.slice(0, 1));
    const { body } = await related({ keywords: 'zookeeper near sintra' });
    expect(body.wants).toMatchObject([{ label: 'zookeeper' }, { kind: 'place', keywords: 'zookeeper' }]);
  });

  it('lists what lacks one thing apart, while there are few results', async () => {
    const close = async (query: Record<string, string>) =>
      (await related(query)).body.items.map(({ title, lacks }) => [title, lacks]);
    expect(await close({ keywords: 'waitress', location: 'Oslo' })).toEqual([['Server', 'Not in Oslo']]);
    expect(await close({ keywords: 'waitress zeppelin', location: 'Oslo' })).toEqual([
      ['Server', 'Not in Oslo · Does not mention zeppelin'],
    ]);
    expect(await close({ keywords: 'waitress', location: 'Oslo', match: 'exact' })).toEqual([]);
    expect(await close({})).toEqual([]);
  });

  it('reflects changes of a listing at once', async () => {
    const job = await board.approved({ title: 'Sommelier', company: 'Cellar' });
    expect(await titles({ keywords: 'wine steward' })).toContain('Sommelier');
    await board.owner.put(`/api/jobs/${job.id}/archive`, { archive: true });
    expect(await titles({ keywords: 'wine steward' })).not.toContain('Sommelier');
  });

  it.each([
    ['ten kilobytes of words', 'waiter lisbon '.repeat(700)],
    ['500 different words', Array.from({ length: 500 }, (_, i) => `word${i}`).join(' ')],
    ['one word of ten thousand letters', 'x'.repeat(10_000)],
    ['punctuation only', '!?., -- ()'],
    ['stop words only', 'the of and in'],
    [
      'only words of somebody looking for a job',
      "I'm looking for a job, please, any job you have, I would like to work",
    ],
    ['operators of query languages', `chef & | ! :* <-> 'a' "b" (c) \\ * OR NOT NEAR/2 [d] {e} ~ ^`],
    ['an unbalanced quote', `O'Brien's "chef`],
    ['right-to-left text', 'نادل في دبي'],
    ['Chinese', '酒店前台'],
    ['combining marks', `c${'\u0301'.repeat(30)}hef`],
    ['emoji', '👩‍🍳🏨'],
    ['numbers', '12345 67 8'],
    ['a lone surrogate', '\ud83c chef'],
    ['names of built-in object properties', '__proto__ constructor toString'],
    ['control characters', '\u0001\u0002chef'],
  ])('returns 200 for %s', async (_what, text) => {
    for (const name of ['keywords', 'location']) {
      const query = new URLSearchParams({ [name]: text }).toString();
      for (const path of ['/api/jobs', '/api/jobs/facets', '/api/jobs/related']) {
        const begin = performance.now();
        expect((await board.visitor.get(`${path}?${query}`)).status).toBe(200);
        expect(performance.now() - begin).toBeLessThan(30_000);
      }
    }
  });
});
