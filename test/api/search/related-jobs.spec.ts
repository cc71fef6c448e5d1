import type { Answer } from '../../support/server/api-client.js';
import { JobBoard, type JobAnswer } from '../../support/mothers/job-board.js';

type Related = {
  readonly didYouMean: string | null;
  readonly terms: readonly string[];
  readonly items: readonly (JobAnswer & { readonly because: string; readonly title: string })[];
};

describe('the search for related jobs', () => {
  let board: JobBoard;
  const related = (query: Record<string, string>): Promise<Answer<Related>> =>
    board.visitor.get(`/api/jobs/related?${new URLSearchParams(query).toString()}`);
  const titles = async (query: Record<string, string>): Promise<string[]> =>
    (await related(query)).body.items.map(({ title }) => title);

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

  it('finds synonyms of a title and gives the reason', async () => {
    const { status, body } = await related({ keywords: 'waitress' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      didYouMean: null,
      items: [{ title: 'Server', because: 'server is similar to waitress' }],
    });
    expect(body.terms).toContain('server');
  });

  it('corrects spelling mistakes', async () => {
    const { body } = await related({ keywords: 'Recepcionist Lisbno' });
    expect(body.didYouMean).toBe('receptionist lisbon');
    expect(body.items.map(({ title }) => title)).toEqual(['Front Desk Agent']);
    expect(body.items[0]?.because).toBe('front desk is similar to receptionist, and "lisbno" looks like "lisbon"');
  });

  it.each([
    [{ keywords: 'chef tromso' }, ['Sous Chef']],
    [{ keywords: 'norway sous chefs' }, ['Sous Chef']],
    [{ keywords: 'front desk agents' }, ['Front Desk Agent']],
    [{ keywords: 'agent, desk' }, ['Front Desk Agent']],
    [{ keywords: 'hr oslo' }, ['Human Resources Coordinator']],
    [{ location: 'UK' }, ['Housekeeping Supervisor']],
    [{ keywords: 'UK' }, ['Housekeeping Supervisor']],
    [{ keywords: 'maid', location: 'England', category: 'cruise' }, ['Housekeeping Supervisor']],
    [{ keywords: 'maid', category: 'hotels' }, []],
    [{ keywords: 'intern' }, []],
    [{ keywords: 'zeppelin chef in Norway' }, ['Sous Chef']],
    [{ keywords: 'frontdesk' }, ['Front Desk Agent']],
    [{ keywords: 'kellnerin' }, ['Server']],
  ])('finds by %j', async (query, expected) => {
    expect(await titles(query as Record<string, string>)).toEqual(expected);
  });

  it('omits what the search itself finds', async () => {
    expect(await titles({ keywords: 'server' })).toEqual([]);
    expect(await titles({ keywords: 'server', location: 'Italia' })).toEqual(['Server']);
    expect(await titles({})).toEqual([]);
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
    ['combining marks', `c${'\u0301'.repeat(500)}hef`],
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
