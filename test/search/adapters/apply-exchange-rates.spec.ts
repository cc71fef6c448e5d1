import { ApplyExchangeRates } from '#search/adapters/indexing/apply-exchange-rates.js';
import { ExchangeRates } from '#jobs/adapters/pay/exchange-rates.js';
import type { Database } from '#platform/postgres/database.js';
import type { ResponseCache } from '#platform/response-cache/response-cache.js';
import { madeUpJobs, NOW, type MadeUpJob } from '#test/support/job-search/made-up-jobs.js';
import { openSearchFixture, type SearchFixture } from '#test/support/job-search/search-fixture.js';

type Pay = { id: number; min: number | null; max: number | null };

const [BASE] = madeUpJobs(1) as [MadeUpJob];
const TOMORROW = new Date(NOW.getTime() + 24 * 60 * 60 * 1000);
const EUROS = { payPeriod: 'year', currency: 'EUR' } as const;

describe('new exchange rates', () => {
  let fixture: SearchFixture;
  let correct: readonly Pay[];
  beforeAll(async () => {
    fixture = await openSearchFixture();
    await fixture.store(
      [
        { ...EUROS, minSalary: 10_000, maxSalary: 20_000 },
        { ...EUROS, minSalary: 30_000, maxSalary: null },
        { ...EUROS, minSalary: null, maxSalary: 40_000 },
        { ...EUROS, currency: 'USD', minSalary: 50_000, maxSalary: 60_000 },
        { ...EUROS, currency: 'GBP', minSalary: 70_000, maxSalary: 80_000 },
      ].map((pay, index) => ({
        ...BASE,
        isApproved: true,
        isArchived: false,
        closesAt: TOMORROW,
        id: index + 1,
        ...pay,
      })),
    );
    correct = await indexed();
  });
  afterAll(() => fixture.orm.close());

  const indexed = () =>
    fixture.orm.database.query<Pay>({
      text: 'select job_id as id, min_salary as min, max_salary as max from job_search order by job_id',
    });

  /** Applies the rates; returns how often that made cached answers outdated. */
  async function apply({ query }: Pick<Database, 'query'> = fixture.orm.database): Promise<number> {
    let outdated = 0;
    const responses = { changed: () => Promise.resolve(void (outdated += 1)) } as unknown as ResponseCache;
    const database = { query: query.bind(fixture.orm.database) } as Database;
    await new ApplyExchangeRates(database, ExchangeRates.load(undefined), responses).work();
    return outdated;
  }

  it('change nothing where pay is compared with them already', async () => {
    expect(await apply()).toBe(0);
    expect(await indexed()).toEqual(correct);
  });

  it.each([
    ['the least', 1, 'min_salary = 1'],
    ['the most', 1, 'max_salary = 1'],
    ['only the least of what has no most', 2, 'min_salary = 1'],
    ['a most that should not be there', 2, 'max_salary = 1'],
    ['a missing least', 1, 'min_salary = null'],
    ['another currency', 5, 'max_salary = 1'],
  ])('correct %s', async (_what, id, wrong) => {
    await fixture.orm.em.execute(`update job_search set ${wrong} where job_id = ${id}`);
    expect(await apply()).toBe(1);
    expect(await indexed()).toEqual(correct);
  });

  it('leave the pay of a listing whose currency changes meanwhile', async () => {
    const { database, em } = fixture.orm;
    await em.execute('update job_search set max_salary = 1 where job_id = 5');
    const query: Database['query'] = async (statement, values) => {
      if (String(statement).includes('update job_search'))
        await em.execute(`update job set currency = 'CHF' where id = 5`);
      return database.query(statement, values);
    };
    expect(await apply({ query })).toBe(0);
    expect((await indexed()).find(({ id }) => id === 5)?.max).toBe(1);
    await em.execute(`update job set currency = 'GBP' where id = 5`);
    expect(await apply()).toBe(1);
  });

  it('leave pay in dollars as it is', async () => {
    await fixture.orm.em.execute('update job_search set min_salary = 1 where job_id = 4');
    expect(await apply()).toBe(0);
    expect((await indexed()).find(({ id }) => id === 4)).toMatchObject({ min: 1, max: correct[3]?.max });
    await fixture.orm.em.execute('update job_search set min_salary = 50000 where job_id = 4');
  });
});
