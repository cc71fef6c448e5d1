import { adminJobPage } from '#jobs/adapters/persistence/read-model/admin-job-list.js';
import type { JobFilterForAdmins } from '#jobs/application/ports/job-queries.js';
import { madeUpJobs, NOW, type MadeUpJob } from '#test/support/job-search/made-up-jobs.js';
import { openSearchFixture, type SearchFixture } from '#test/support/job-search/search-fixture.js';

/** Up to this many matches, the page is chosen by their ids. */
const CHOSEN_BY_ID = 5_000;
const HOUR = 60 * 60 * 1000;

function listing(id: number, change: Partial<MadeUpJob> = {}): MadeUpJob {
  const [base] = madeUpJobs(1) as [MadeUpJob];
  const open = { isApproved: true, isArchived: false, postedAt: NOW, closesAt: new Date(NOW.getTime() + HOUR) };
  return { ...base, ...open, id, title: `Chef ${id}`, ...change };
}

describe("the admins' list of listings", () => {
  let fixture: SearchFixture;
  beforeAll(async () => {
    fixture = await openSearchFixture();
  });
  beforeEach(() => fixture.orm.empty('job'));
  afterAll(() => fixture.orm.close());

  const page = async (filter: Partial<JobFilterForAdmins>) => {
    const { items, total, nextCursor } = await adminJobPage(fixture.orm.database, {
      state: 'all',
      now: NOW,
      limit: 2,
      ...filter,
    });
    return { ids: items.map(({ id }) => id), total, cursor: nextCursor };
  };

  it('tells a listing as closed from the instant it closes', async () => {
    await fixture.insert([
      listing(1, { closesAt: NOW }),
      listing(2, { closesAt: new Date(NOW.getTime() + 1) }),
      listing(3, { isApproved: false, closesAt: NOW }),
      listing(4, { isArchived: true, closesAt: NOW }),
    ]);
    const found = async (state: JobFilterForAdmins['state']) => (await page({ state })).ids;
    expect(await found('closed')).toEqual([1]);
    expect(await found('active')).toEqual([2]);
    expect(await found('pending')).toEqual([3]);
    expect(await found('archived')).toEqual([4]);
  });

  it.each([CHOSEN_BY_ID - 1, CHOSEN_BY_ID])('finds all of %d copies and one more, but no others', async (copies) => {
    await fixture.insert([
      listing(1, { title: 'Sous Chef', company: 'Harbour House', postedAt: new Date(NOW.getTime() - HOUR) }),
      // Newer than all matches, in another state, and of another title.
      listing(2, { title: 'Waiter', company: 'Harbour House' }),
      listing(3, { title: 'Sous Chef', company: 'Harbour House', closesAt: NOW }),
    ]);
    await fixture.orm.em.execute(
      `insert into job (id, employer_id, title, company, location, description, salary, job_type, category, posted_at,
         approved_at, closes_at)
       select copy, 1, 'Night porter', 'Chef & Sons', location, description, salary, job_type, category,
         posted_at + copy * interval '1 ms', approved_at, closes_at
       from job, generate_series(11, 10 + ?::integer) as copy where id = 1`,
      [copies],
    );
    const newest = 10 + copies;
    const filter = { state: 'active', keywords: ' CHEF ' } as const;
    const first = await page(filter);
    expect(first).toMatchObject({ ids: [newest, newest - 1], total: copies + 1 });
    const second = await page({ ...filter, cursor: first.cursor });
    expect(second).toMatchObject({ ids: [newest - 2, newest - 3], total: copies + 1 });
    expect((await page({ ...filter, keywords: 'sous' })).ids).toEqual([1]);
  });
});
