import { FillRelatedIndex } from '#jobs/adapters/search/related/fill-related-index.js';
import { TidySearch } from '#jobs/application/upkeep/tidy-search.js';
import { madeUpJobs, NOW, type MadeUpJob } from '#test/support/job-search/made-up-jobs.js';
import { openSearchFixture, type SearchFixture } from '#test/support/job-search/search-fixture.js';
import { noResponseCache } from '#test/support/server/no-response-cache.js';

const DAY = 24 * 60 * 60 * 1000;

function listing(id: number, change: Partial<MadeUpJob> = {}): MadeUpJob {
  const [base] = madeUpJobs(1) as [MadeUpJob];
  const open = { isApproved: true, isArchived: false, postedAt: NOW, closesAt: new Date(NOW.getTime() + 9 * DAY) };
  return { ...base, ...open, id, title: 'Server', company: 'Seaside', location: 'Rome', skills: [], ...change };
}

describe('the index of related searches', () => {
  let fixture: SearchFixture;
  beforeAll(async () => {
    fixture = await openSearchFixture();
  });
  beforeEach(async () => {
    await fixture.orm.empty('job', 'job_location', 'job_kind', 'job_search_word');
    fixture.clock.set(NOW);
  });
  afterAll(() => fixture.orm.close());

  const related = async (keywords: string): Promise<number[]> =>
    (await fixture.search.related({ keywords })).items.map(({ id }) => id);
  const words = async (): Promise<Record<string, number>> => {
    const rows = await fixture.orm.database.query<{ word: string; listings: number }>(
      'select word, listings from job_search_word',
    );
    return Object.fromEntries(rows.map(({ word, listings }) => [word, listings]));
  };
  const upgrade = (): Promise<unknown> =>
    fixture.orm.database.query('with gone as (delete from job_search_terms) delete from job_search_word');
  const fill = (): FillRelatedIndex =>
    new FillRelatedIndex(fixture.related, noResponseCache(fixture.orm.database, fixture.orm.unitOfWork, fixture.clock));

  it('finds the latest version of a listing', async () => {
    await fixture.store([listing(1), listing(2)]);
    await fixture.orm.unitOfWork.run(() => fixture.index.put(listing(2, { title: 'Dive Instructor' })));
    expect(await related('waitress')).toEqual([1]);
    expect(await related('teach diving')).toEqual([2]);
  });

  it('finds listings by their facts', async () => {
    await fixture.store([listing(1, { facts: { housing: 'free' } }), listing(2, { facts: {} })]);
    expect(await related('waitress with accommodation')).toEqual([1, 2]);
  });

  it('finds words that only the description has, with the known parts of the search', async () => {
    const description = 'Zombies and chainsaws for Halloween.';
    await fixture.store([
      listing(1, { title: 'Cook', description }),
      listing(2, { description }),
      listing(3, { description: 'Breakfast and lunch.' }),
    ]);
    const { items } = await fixture.search.related({ keywords: 'waitress halloween' });
    expect(items.map(({ id }) => id)).toEqual([2, 3]);
    expect(items[0]?.because).toContain('it mentions halloween');
    expect(await related('halloween jobs')).toEqual([2, 1]);
    expect(await related('xylophone jobs')).toEqual([]);
  });

  it.each(['Camarero/a', 'Camarero(a)', 'Kellner:in', 'Kellner*innen', 'Serveur·euse'])(
    'reads %s as one word for both genders',
    async (title) => {
      await fixture.store([listing(1, { title }), listing(2, { title: 'Cook' })]);
      expect(await related('waitress')).toEqual([1]);
    },
  );

  it('ranks a job below others if its name only begins like the one sought', async () => {
    await fixture.store([listing(1, { title: 'Camarero' }), listing(2, { title: 'Camarera de pisos' })]);
    expect(await related('waitress')).toEqual([1, 2]);
    await fixture.store([listing(3, { title: 'Banquet Server' })]);
    expect((await related('camarero')).indexOf(3)).toBeLessThan((await related('camarero')).indexOf(2));
  });

  it('maps an unusual title to the closest job', async () => {
    await fixture.store([listing(1, { title: 'Linen Room Hero' }), listing(2, { title: 'Dive Instructor' })]);
    expect(await related('laundry attendant')).toEqual([1]);
  });

  it('is filled in the background after an upgrade, over several batches', async () => {
    await fixture.store(Array.from({ length: 12 }, (_, index) => listing(index + 1)));
    await upgrade();
    expect(await related('waitress')).toEqual([]);
    expect(await fixture.related.fill(0, 5)).toEqual({ last: 5, added: 5 });
    expect(await fixture.related.fill(5, 5)).toEqual({ last: 10, added: 5 });
    await fill().work();
    expect(await related('waitress')).toHaveLength(12);
    expect(await words()).toMatchObject({ server: 12, seaside: 12, rome: 12 });
  });

  it('is rebuilt when the thesaurus changes', async () => {
    await fixture.store([listing(1), listing(2)]);
    await fixture.orm.database.query(`update job_search_terms set made_with = 'before', terms = '' where job_id = 1`);
    expect(await related('waitress')).toEqual([2]);
    expect(await fixture.related.fill(0, 5)).toEqual({ last: 2, added: 1 });
    expect(await related('waitress')).toEqual([2, 1]);
    expect(await fixture.related.fill(2, 5)).toEqual({ last: null, added: 0 });
  });

  it('keeps changes made before the fill reaches them', async () => {
    await fixture.store([listing(1), listing(2)]);
    await upgrade();
    await fixture.orm.unitOfWork.run(() => fixture.index.put(listing(1, { title: 'Dive Instructor' })));
    await fill().work();
    expect(await related('waitress')).toEqual([2]);
    expect(await related('teach diving')).toEqual([1]);
  });

  it('stops filling when the server stops', async () => {
    await fixture.store([listing(1)]);
    await upgrade();
    const stopped = fill();
    await stopped.onApplicationShutdown();
    await stopped.work();
    expect(await related('waitress')).toEqual([]);
  });

  it('finishes a running fill before the server stops', async () => {
    await fixture.store([listing(1)]);
    await upgrade();
    const filling = fill();
    filling.onApplicationBootstrap();
    await filling.onApplicationShutdown();
    expect(await related('waitress')).toEqual([1]);
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
