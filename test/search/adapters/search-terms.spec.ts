import { jest } from '@jest/globals';
import { FillSearchTerms } from '#search/adapters/indexing/fill-search-terms.js';
import { TidySearch } from '#search/application/tidy-search.js';
import { madeUpJobs, NOW, type MadeUpJob } from '#test/support/job-search/made-up-jobs.js';
import { openSearchFixture, type SearchFixture } from '#test/support/job-search/search-fixture.js';
import { noResponseCache } from '#test/support/server/no-response-cache.js';

const DAY = 24 * 60 * 60 * 1000;

function listing(id: number, change: Partial<MadeUpJob> = {}): MadeUpJob {
  const [base] = madeUpJobs(1) as [MadeUpJob];
  const open = { isApproved: true, isArchived: false, postedAt: NOW, closesAt: new Date(NOW.getTime() + 9 * DAY) };
  const said = { title: 'Server', company: 'Seaside', location: 'Rome', description: 'Long tables.', facts: {} };
  return { ...base, ...open, ...said, id, skills: [], ...change };
}

describe('the terms of listings', () => {
  let fixture: SearchFixture;
  beforeAll(async () => {
    fixture = await openSearchFixture();
  });
  beforeEach(async () => {
    await fixture.orm.empty('job', 'job_location', 'job_kind', 'job_search_word');
    fixture.clock.set(NOW);
  });
  afterAll(() => fixture.orm.close());

  /** Each search is that of a process that has just started. */
  const found = async (keywords: string): Promise<number[]> =>
    (await fixture.another().search.page({ keywords, limit: 50 })).items.map(({ id }) => id);
  const words = async (): Promise<Record<string, number>> => {
    const rows = await fixture.orm.database.query<{ word: string; listings: number }>(
      'select word, listings from job_search_word',
    );
    return Object.fromEntries(rows.map(({ word, listings }) => [word, listings]));
  };
  const upgrade = (): Promise<unknown> =>
    fixture.orm.database.query(
      'with gone as (update job_search set terms = null, made_with = null) delete from job_search_word',
    );
  const fill = (): FillSearchTerms => {
    const { database, unitOfWork } = fixture.orm;
    return new FillSearchTerms(fixture.terms, noResponseCache(database, unitOfWork, fixture.clock), database);
  };

  it('follow the latest version of a listing', async () => {
    await fixture.store([listing(1), listing(2)]);
    await fixture.orm.unitOfWork.run(() => fixture.index.put(listing(2, { title: 'Dive Instructor' })));
    expect(await found('waitress')).toEqual([1]);
    expect(await found('teach diving')).toEqual([2]);
  });

  it('are added to listings that a process of an earlier version stores, and written again on request', async () => {
    await fixture.store([listing(1), listing(2)]);
    await fixture.orm.database.query('update job_search set terms = null where job_id = 2');
    await fill().fillMissing();
    expect(await found('waitress')).toEqual([2, 1]);
    await fixture.orm.database.query(`update job_search set terms = array_to_tsvector(array['spoiled'])`);
    const done: number[] = [];
    await fill().rebuild((number) => done.push(number));
    expect(done).toEqual([2, 2]);
    expect(await found('waitress')).toEqual([2, 1]);
  });

  it('have what a listing states as data, which no single word of a text replaces', async () => {
    await fixture.store([
      listing(1, { facts: { housing: 'free' } }),
      listing(2, { description: 'Our housing team is friendly.' }),
    ]);
    expect(await found('waitress with accommodation')).toEqual([1]);
  });

  it('have words that only the description has, below titles', async () => {
    const description = 'Zombies and chainsaws for Halloween.';
    await fixture.store([
      listing(1, { title: 'Halloween Actor' }),
      listing(2, { title: 'Cook', description }),
      listing(3, { description }),
    ]);
    expect(await found('halloween jobs')).toEqual([1, 3, 2]);
    expect(await found('waitress halloween')).toEqual([3]);
    expect(await found('xylophone jobs')).toEqual([]);
  });

  it.each(['Camarero/a', 'Camarero(a)', 'Kellner:in', 'Kellner*innen', 'Serveur·euse'])(
    'read %s as one word for both genders',
    async (title) => {
      await fixture.store([listing(1, { title }), listing(2, { title: 'Cook' })]);
      expect(await found('waitress')).toEqual([1]);
    },
  );

  it('are filled in the background after an upgrade, while the text as typed is found', async () => {
    await fixture.store(Array.from({ length: 12 }, (_, index) => listing(index + 1)));
    await upgrade();
    expect(await found('waitress')).toEqual([]);
    expect(await found('erver')).toHaveLength(12);
    expect(await fixture.terms.fill(0, 5)).toEqual({ last: 5, added: 5 });
    expect(await found('waitress')).toEqual([5, 4, 3, 2, 1]);
    expect(await found('erver')).toHaveLength(12);
    await fill().work();
    expect(await found('waitress')).toHaveLength(12);
    expect(await words()).toMatchObject({ server: 12, seaside: 12, '@rome': 12 });
  });

  it('are filled from anywhere on, so that processes that start together share the work', async () => {
    await fixture.store(Array.from({ length: 12 }, (_, index) => listing(index + 1)));
    await upgrade();
    const middle = jest.spyOn(fixture.terms, 'anyId').mockResolvedValue(8);
    const filled = jest.spyOn(fixture.terms, 'fill');
    await fill().work();
    const added = await Promise.all(filled.mock.results.map(({ value }) => value as Promise<{ added: number }>));
    expect(added.map((one) => one.added)).toEqual([4, 0, 8, 0]);
    expect(await found('waitress')).toHaveLength(12);
    middle.mockRestore();
    filled.mockRestore();
    expect(await fixture.terms.anyId()).toBeLessThan(12);
  });

  it('are made anew when the thesaurus changes', async () => {
    await fixture.store([listing(1), listing(2)]);
    await fixture.orm.database.query(`update job_search set made_with = 'before', terms = '' where job_id = 1`);
    expect(await found('waitress')).toEqual([2]);
    expect(await fixture.terms.fill(0, 5)).toEqual({ last: 2, added: 1 });
    expect(await found('waitress')).toEqual([2, 1]);
    expect(await fixture.terms.fill(2, 5)).toEqual({ last: null, added: 0 });
  });

  it('are made a few at a time, so that other requests get their turn', async () => {
    await fixture.store(Array.from({ length: 24 }, (_, index) => listing(index + 1)));
    await upgrade();
    let turn = 0;
    let isDone = false;
    const next = (): void => {
      turn += 1;
      if (!isDone) setImmediate(next);
    };
    setImmediate(next);
    const turns: number[] = [];
    const of = jest.spyOn(fixture.terms, 'of').mockImplementation(() => {
      turns.push(turn);
      return ['lexeme'];
    });
    await fixture.terms.fill(0, 24);
    isDone = true;
    of.mockRestore();
    const inOneTurn = Object.values(Object.groupBy(turns, (one) => one)).map((some) => some?.length ?? 0);
    expect(turns).toHaveLength(24);
    expect(Math.max(...inOneTurn)).toBeLessThanOrEqual(5);
  });

  it('are made with another thesaurus, which looks up unclear locations again, and only then', async () => {
    const { database } = fixture.orm;
    const unclear = (): Promise<unknown> => database.query('select from job_location where is_unclear');
    await fixture.store([listing(1)]);
    await database.query('update job_location set is_unclear = true');
    await fill().work();
    expect(await unclear()).toHaveLength(1);
    await database.query(`update job_search set made_with = 'before'`);
    await fill().work();
    expect(await unclear()).toEqual([]);
  });

  it('keep changes made before the fill reaches them', async () => {
    await fixture.store([listing(1), listing(2)]);
    await upgrade();
    await fixture.orm.unitOfWork.run(() => fixture.index.put(listing(1, { title: 'Dive Instructor' })));
    await fill().work();
    expect(await found('waitress')).toEqual([2]);
    expect(await found('teach diving')).toEqual([1]);
  });

  it('stay as they are when the server stops before', async () => {
    await fixture.store([listing(1)]);
    await upgrade();
    const stopped = fill();
    await stopped.onApplicationShutdown();
    await stopped.work();
    expect(await found('waitress')).toEqual([]);
  });

  it('recounts words daily, and drops words of removed listings', async () => {
    const yesterday = new Date(NOW.getTime() - 2 * DAY);
    await fixture.store([listing(1), listing(2, { company: 'Zanzibar Lodge', closesAt: yesterday })]);
    expect(await words()).toMatchObject({ server: 1, zanzibar: 1 });
    await fixture.store([listing(3)]);
    await new TidySearch(fixture.index, fixture.orm.unitOfWork, fixture.clock).execute();
    expect(await words()).toMatchObject({ server: 2 });
    expect(await words()).not.toHaveProperty('zanzibar');
  });
});
