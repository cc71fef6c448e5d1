import { FillRelatedIndex } from '../../../../../src/jobs/adapters/search/related/fill-related-index.js';
import { TidySearch } from '../../../../../src/jobs/application/upkeep/tidy-search.js';
import { madeUpJobs, NOW, type MadeUpJob } from '../../../../support/job-search/made-up-jobs.js';
import { openSearchGround, type SearchGround } from '../../../../support/job-search/search-ground.js';
import { noAnswers } from '../../../../support/server/no-answers.js';

const DAY = 24 * 60 * 60 * 1000;

function listing(id: number, change: Partial<MadeUpJob> = {}): MadeUpJob {
  const [base] = madeUpJobs(1) as [MadeUpJob];
  const open = { isApproved: true, isArchived: false, postedAt: NOW, closesAt: new Date(NOW.getTime() + 9 * DAY) };
  return { ...base, ...open, id, title: 'Server', company: 'Seaside', location: 'Rome', skills: [], ...change };
}

describe('the index of related searches', () => {
  let ground: SearchGround;
  beforeAll(async () => {
    ground = await openSearchGround();
  });
  beforeEach(async () => {
    await ground.orm.empty('job', 'job_location', 'job_kind', 'job_search_word');
    ground.clock.set(NOW);
  });
  afterAll(() => ground.orm.close());

  const related = async (keywords: string): Promise<number[]> =>
    (await ground.search.related({ keywords })).items.map(({ id }) => id);
  const words = async (): Promise<Record<string, number>> => {
    const rows = await ground.orm.database.query<{ word: string; listings: number }>(
      'select word, listings from job_search_word',
    );
    return Object.fromEntries(rows.map(({ word, listings }) => [word, listings]));
  };
  const upgrade = (): Promise<unknown> =>
    ground.orm.database.query('with gone as (delete from job_search_terms) delete from job_search_word');
  const fill = (): FillRelatedIndex =>
    new FillRelatedIndex(ground.related, noAnswers(ground.orm.database, ground.orm.unitOfWork, ground.clock));

  it('finds the latest version of a listing', async () => {
    await ground.store([listing(1), listing(2)]);
    await ground.orm.unitOfWork.run(() => ground.index.put(listing(2, { title: 'Dive Instructor' })));
    expect(await related('waitress')).toEqual([1]);
    expect(await related('teach diving')).toEqual([2]);
  });

  it('finds listings by their facts', async () => {
    await ground.store([listing(1, { facts: { housing: 'free' } }), listing(2, { facts: {} })]);
    expect(await related('waitress with accommodation')).toEqual([1, 2]);
  });

  it('maps an unusual title to the closest job', async () => {
    await ground.store([listing(1, { title: 'Linen Room Hero' }), listing(2, { title: 'Dive Instructor' })]);
    expect(await related('laundry attendant')).toEqual([1]);
  });

  it('is filled in the background after an upgrade, over several batches', async () => {
    await ground.store(Array.from({ length: 12 }, (_, index) => listing(index + 1)));
    await upgrade();
    expect(await related('waitress')).toEqual([]);
    expect(await ground.related.fill(0, 5)).toEqual({ last: 5, added: 5 });
    expect(await ground.related.fill(5, 5)).toEqual({ last: 10, added: 5 });
    await fill().work();
    expect(await related('waitress')).toHaveLength(12);
    expect(await words()).toMatchObject({ server: 12, seaside: 12, rome: 12 });
  });

  it('is rebuilt when the thesaurus changes', async () => {
    await ground.store([listing(1), listing(2)]);
    await ground.orm.database.query(`update job_search_terms set made_with = 'before', terms = '' where job_id = 1`);
    expect(await related('waitress')).toEqual([2]);
    expect(await ground.related.fill(0, 5)).toEqual({ last: 2, added: 1 });
    expect(await related('waitress')).toEqual([2, 1]);
    expect(await ground.related.fill(2, 5)).toEqual({ last: null, added: 0 });
  });

  it('keeps changes made before the fill reaches them', async () => {
    await ground.store([listing(1), listing(2)]);
    await upgrade();
    await ground.orm.unitOfWork.run(() => ground.index.put(listing(1, { title: 'Dive Instructor' })));
    await fill().work();
    expect(await related('waitress')).toEqual([2]);
    expect(await related('teach diving')).toEqual([1]);
  });

  it('stops filling when the server stops', async () => {
    await ground.store([listing(1)]);
    await upgrade();
    const stopped = fill();
    await stopped.onApplicationShutdown();
    await stopped.work();
    expect(await related('waitress')).toEqual([]);
  });

  it('finishes a running fill before the server stops', async () => {
    await ground.store([listing(1)]);
    await upgrade();
    const filling = fill();
    filling.onApplicationBootstrap();
    await filling.onApplicationShutdown();
    expect(await related('waitress')).toEqual([1]);
  });

  it('recounts words daily, and drops words of removed listings', async () => {
    const yesterday = new Date(NOW.getTime() - 2 * DAY);
    await ground.store([listing(1), listing(2, { company: 'Zanzibar Lodge', closesAt: yesterday })]);
    expect(await words()).toMatchObject({ server: 1, zanzibar: 1 });
    await ground.store([listing(3)]);
    await new TidySearch(ground.index, ground.orm.unitOfWork, ground.clock).execute();
    expect(await words()).toMatchObject({ server: 2 });
    expect(await words()).not.toHaveProperty('zanzibar');
  });
});
