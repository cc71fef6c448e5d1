import type { ExchangeRates } from '#jobs';
import type { ResponseCache } from '#platform/response-cache/response-cache.js';
import { SqlJobSearchIndex } from '#search/adapters/indexing/sql-job-search-index.js';
import type { SearchTerms } from '#search/adapters/indexing/search-terms.js';
import type { JobSearchQuery } from '#search/adapters/queries/job-search.js';
import { madeUpJobs, NOW, type MadeUpJob } from '#test/support/job-search/made-up-jobs.js';
import { openSearchFixture, type SearchFixture } from '#test/support/job-search/search-fixture.js';
import type { SearchProcess } from '#test/support/job-search/search-process.js';

const TOMORROW = new Date(NOW.getTime() + 24 * 60 * 60 * 1000);
const QUERY: JobSearchQuery = { sort: 'newest', limit: 20 };

function listing(id: number, change: Partial<MadeUpJob> = {}): MadeUpJob {
  const [base] = madeUpJobs(1) as [MadeUpJob];
  const open = { isApproved: true, isArchived: false, postedAt: NOW, closesAt: TOMORROW };
  return { ...base, ...open, id, title: `Chef number ${id}`, location: 'Rome', ...change };
}

describe('the search index', () => {
  let fixture: SearchFixture;
  beforeAll(async () => {
    fixture = await openSearchFixture();
  });
  beforeEach(async () => {
    await fixture.orm.empty('job', 'job_location', 'job_kind');
    fixture.clock.set(NOW);
    await fixture.store([listing(1), listing(2)]);
  });
  afterAll(() => fixture.orm.close());

  async function found(query: Partial<JobSearchQuery> = {}, { search }: SearchProcess = fixture) {
    const { items, total } = await search.page({ ...QUERY, ...query });
    return { ids: items.map(({ id }) => id), total };
  }

  const change = (work: () => Promise<void>): Promise<void> => fixture.orm.unitOfWork.run(work);

  it('finds the latest version of a listing', async () => {
    await change(() => fixture.index.put(listing(1, { title: 'Night Porter', location: 'Oslo', isPremium: true })));
    expect((await found({ keywords: 'chef number 1', match: 'exact' })).ids).toEqual([]);
    expect((await found({ keywords: 'night porter', location: 'oslo', premiumOnly: true })).ids).toEqual([1]);
  });

  it('reflects a change immediately, also in totals and locations', async () => {
    expect(await found({ location: 'Oslo' })).toEqual({ ids: [], total: 0 });
    expect(await found()).toEqual({ ids: [2, 1], total: 2 });
    await change(() => fixture.index.put(listing(1, { location: 'Oslo' })));
    expect(await found({ location: 'Oslo' })).toEqual({ ids: [1], total: 1 });
    await change(() => fixture.index.remove(2));
    expect(await found()).toEqual({ ids: [1], total: 1 });
  });

  it('keeps nothing of a change that was rolled back', async () => {
    const failing = change(async () => {
      await fixture.index.remove(1);
      await fixture.index.put(listing(2, { title: 'Rolled back' }));
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await found({ keywords: 'chef number' })).toEqual({ ids: [2, 1], total: 2 });
  });

  it('tells caches of words once they are counted, because misspelled ones are read as frequent ones', async () => {
    const log: string[] = [];
    const terms = { countWords: async () => void log.push('counted') } as unknown as SearchTerms;
    const responses = { changed: async () => void log.push('told') } as unknown as ResponseCache;
    await new SqlJobSearchIndex(fixture.orm.database, responses, terms, {} as ExchangeRates).countWords();
    expect(log).toEqual(['counted', 'told']);
  });

  it('ignores the removal of an unknown listing', async () => {
    await change(() => fixture.index.remove(4711));
    expect((await found()).total).toBe(2);
  });

  it('removes closed listings in batches, oldest first, then by id, and can add them again', async () => {
    const closing = (id: number, day: number) =>
      listing(id, { postedAt: new Date(Date.UTC(2020, 0, day)), closesAt: new Date(Date.UTC(2020, 1, day)) });
    await fixture.store([closing(15, 1), closing(11, 2), closing(12, 1), closing(13, 3)]);
    const ids = async () =>
      (
        await fixture.orm.database.query<{ id: number }>({ text: 'select job_id as id from job_search order by id' })
      ).map(({ id }) => id);
    const removeClosed = (time: Date) => fixture.orm.unitOfWork.run(() => fixture.index.removeClosedBefore(time, 1));
    expect(await removeClosed(new Date(Date.UTC(2020, 1, 3)))).toBe(1);
    expect(await ids()).toEqual([1, 2, 11, 13, 15]);
    expect(await removeClosed(new Date(Date.UTC(2020, 1, 3)))).toBe(1);
    expect(await ids()).toEqual([1, 2, 11, 13]);
    expect(await removeClosed(new Date(Date.UTC(2020, 1, 3)))).toBe(1);
    expect(await removeClosed(new Date(Date.UTC(2020, 1, 3)))).toBe(0);
    expect(await ids()).toEqual([1, 2, 13]);
    await change(() => fixture.index.put(listing(12)));
    expect((await found()).ids).toEqual([12, 2, 1]);
  });

  it('excludes a listing from the instant it closes', async () => {
    fixture.clock.set(new Date(TOMORROW.getTime() - 1));
    expect((await found()).ids).toEqual([2, 1]);
    fixture.clock.set(TOMORROW);
    expect((await found()).ids).toEqual([]);
  });

  it('accepts concurrent listings with the same new location and category', async () => {
    const more = Array.from({ length: 8 }, (_, i) =>
      listing(i + 3, { location: 'Nowhere yet', category: 'brand_new' }),
    );
    await fixture.insert(more);
    await Promise.all(more.map((job) => change(() => fixture.index.put(job))));
    expect((await found({ location: 'nowhere', category: 'brand_new' })).total).toBe(8);
  });
});

describe('the search over more listings than it counts exactly', () => {
  const LIMITS = { exactUpTo: 1_000, enough: 100 };
  let fixture: SearchFixture;
  let search: SearchProcess['search'];
  beforeAll(async () => {
    fixture = await openSearchFixture();
    search = fixture.another(LIMITS).search;
    await fixture.store([listing(1, { title: 'The one and only', jobType: 'seasonal' })]);
    await fixture.orm.em.execute(`
      insert into job_kind (job_type, category, experience, is_premium)
      select 'full_time', category, null, false from job`);
    await copyFirst(2, LIMITS.exactUpTo);
    await fixture.orm.em.execute('analyze job_search');
  });
  afterAll(() => fixture.orm.close());

  async function copyFirst(firstId: number, copies: number): Promise<void> {
    const ids = [firstId, firstId + copies - 1];
    await fixture.orm.em.execute(
      `insert into job (id, employer_id, title, company, location, description, salary, job_type, category, posted_at)
       select copy, 1, 'Waiter', company, location, description, salary, 'full_time', category, posted_at
       from job, generate_series(?::integer, ?::integer) as copy where id = 1`,
      ids,
    );
    await fixture.orm.em.execute(
      `insert into job_search (job_id, posted_at, closes_at, location_id, kind_id, job_type, category, is_premium,
         headline, doc, facts, languages)
       select copy, posted_at, closes_at, location_id, (select max(id) from job_kind), 'full_time', category, false,
         'waiter', 'waiter', 1, '{en}'
       from job_search, generate_series(?::integer, ?::integer) as copy where job_id = 1`,
      ids,
    );
  }

  it('stops counting at the limit and returns no facets', async () => {
    const all = await search.page(QUERY);
    expect(all).toMatchObject({ total: LIMITS.enough, totalIsExact: false });
    expect(await search.facets({})).toEqual({
      total: LIMITS.enough,
      totalIsExact: false,
      jobType: null,
      category: null,
      experience: null,
      facts: null,
      language: null,
      near: null,
    });
  });

  it('counts the listings of a filter on their own', async () => {
    expect(await search.page({ ...QUERY, jobType: 'seasonal' })).toMatchObject({ total: 1, totalIsExact: true });
    expect(await search.page({ ...QUERY, jobType: 'full_time' })).toMatchObject({
      total: LIMITS.enough,
      totalIsExact: false,
    });
  });

  it('counts rare keywords exactly, with facets', async () => {
    expect(await search.facets({ keywords: 'one and only' })).toMatchObject({
      total: 1,
      totalIsExact: true,
      jobType: { seasonal: 1 },
    });
  });
});
