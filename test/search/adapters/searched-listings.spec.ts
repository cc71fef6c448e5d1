import { Catalogs } from '#platform/languages/catalogs.js';
import { SearchedListings } from '#search/adapters/alerts/searched-listings.js';
import type { SearchStrings } from '#search/adapters/alerts/search-strings.js';
import { madeUpJobs, NOW, type MadeUpJob } from '#test/support/job-search/made-up-jobs.js';
import { openSearchFixture, type SearchFixture } from '#test/support/job-search/search-fixture.js';

const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const [BASE] = madeUpJobs(1) as [MadeUpJob];

describe('new listings for alerts', () => {
  let fixture: SearchFixture;
  let listings: SearchedListings;
  /** What the search asks for that no longer exists. */
  let unknown: string[] = [];
  beforeAll(async () => {
    fixture = await openSearchFixture();
    const read = () => Promise.resolve({ filter: {}, unknown });
    const strings = { read } as unknown as SearchStrings;
    listings = new SearchedListings(fixture.orm.database, fixture.search, strings, fixture.clock);
    const open = { ...BASE, isApproved: true, isArchived: false, closesAt: at(10) };
    await fixture.store([
      { ...open, id: 11 },
      { ...open, id: 12 },
      { ...open, id: 13 },
      { ...open, id: 14 },
      { ...open, id: 15, closesAt: at(0) },
      { ...open, id: 16 },
    ]);
    const approved = { 11: at(0), 12: at(-5), 13: at(-10), 14: at(1), 15: at(-1), 16: at(-5) };
    for (const [id, time] of Object.entries(approved))
      await fixture.orm.database.query('update job set first_approved_at = $2 where id = $1', [id, time]);
  });
  afterAll(() => fixture.orm.close());

  it('are those approved after an instant and up to now, the oldest first, that are open', async () => {
    const found = await listings.approvedAfter(at(-10), at(0));
    expect(found.map(({ id }) => id)).toEqual([12, 16, 11]);
  });

  it('match a search unless it asks for what no longer exists', async () => {
    const found = [at(0), at(-5)].map((approvedAt, index) => ({ id: 11 + index, approvedAt }));
    expect(new Set(await listings.matching('', found))).toEqual(new Set([11, 12]));
    unknown = ['cuisine'];
    expect(await listings.matching('', found)).toEqual([]);
  });

  it('are quoted only while they are open, with pay in the words of the reader', async () => {
    const words = new Catalogs().words('de');
    const pay = "min_salary = 2100, max_salary = 2500, pay_period = 'month', currency = 'EUR'";
    await fixture.orm.database.query(`update job set ${pay} where id = 11`);
    expect(await listings.open([15, 11, 99], words)).toMatchObject([
      { id: 11, title: BASE.title, salary: '2.100\u00a0€ - 2.500\u00a0€ pro Monat' },
    ]);
    fixture.clock.set(at(10));
    expect(await listings.open([11], words)).toEqual([]);
  });
});
