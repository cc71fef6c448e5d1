import type { JobFilter, JobSearch, JobSearchQuery } from '#search/adapters/queries/job-search.js';
import { madeUpJobs, NOW, type MadeUpJob } from '../../support/job-search/made-up-jobs.js';

const MINUTE = 60_000;
const LISBON = { id: 2267057, name: 'Lisbon', region: null, country: 'PT', latitude: 38.71667, longitude: -9.13333 };
const SINTRA = { id: 2262912, name: 'Sintra', region: null, country: 'PT', latitude: 38.80097, longitude: -9.37826 };
const USD = { currency: 'USD', payPeriod: 'year' } as const;

type Fixture = {
  /** A search in which it is always `NOW`. */
  readonly search: JobSearch;
  /** Stores approved listings; searches find them when this is done. */
  readonly put: (...listings: readonly MadeUpJob[]) => Promise<void>;
  readonly remove: (jobId: number) => Promise<void>;
};

/** An open listing, posted `id` minutes ago. */
function listing(id: number, change: Partial<MadeUpJob> = {}): MadeUpJob {
  const [base] = madeUpJobs(1) as [MadeUpJob];
  return {
    ...base,
    id,
    title: 'Porter',
    company: 'Grand Hotel',
    description: 'Carry our guests’ bags.',
    location: 'Faro',
    jobType: 'full_time',
    category: 'hotels',
    experience: null,
    isPremium: false,
    facts: {},
    places: null,
    minSalary: null,
    maxSalary: null,
    isApproved: true,
    isArchived: false,
    postedAt: new Date(NOW.getTime() - id * MINUTE),
    closesAt: new Date(NOW.getTime() + 1_000 * MINUTE),
    ...change,
  };
}

/** Contract of `JobSearch`, which every engine has to keep. */
export function jobSearchContract(make: () => Promise<Fixture>): void {
  let fixture: Fixture;
  beforeEach(async () => {
    fixture = await make();
  });

  const page = (query: Partial<JobSearchQuery> = {}) => fixture.search.page({ limit: 20, ...query });
  const found = async (query?: Partial<JobSearchQuery>): Promise<number[]> =>
    (await page(query)).items.map(({ id }) => id);

  it('finds a listing from its publication until it is removed or closes, as it is now', async () => {
    await fixture.put(listing(1), listing(2, { closesAt: NOW }));
    expect(await found()).toEqual([1]);
    await fixture.put(listing(1, { title: 'Night Auditor' }));
    expect((await page()).items.map(({ title }) => title)).toEqual(['Night Auditor']);
    expect(await found({ keywords: 'porter' })).toEqual([]);
    await fixture.remove(1);
    expect((await page()).total).toBe(0);
  });

  describe('among listings that differ', () => {
    beforeEach(() =>
      fixture.put(
        listing(1, { category: 'cruise', isPremium: true, location: 'Lisbon, Portugal', places: [LISBON] }),
        listing(2, { jobType: 'part_time', experience: 'senior', minSalary: 30_000, maxSalary: 40_000, ...USD }),
        listing(3, { facts: { housing: 'paid' }, location: 'Sintra', places: [SINTRA] }),
        listing(4, { facts: { languages: [{ code: 'pt', level: null, isRequired: true }] } }),
      ),
    );

    it.each<[string, JobFilter, number[]]>([
      ['nothing', {}, [1, 2, 3, 4]],
      ['a job type', { jobType: 'part_time' }, [2]],
      ['a category', { category: 'cruise' }, [1]],
      ['a level of experience', { experience: 'senior' }, [2]],
      ['premium', { premiumOnly: true }, [1]],
      ['a fact', { facts: ['housing'] }, [3]],
      ['a fact that nobody knows', { facts: ['no such fact'] }, []],
      ['a language', { language: 'pt' }, [4]],
      ['pay of at least an amount', { payAtLeast: { amount: 35_000, currency: 'USD', period: 'year' } }, [2]],
      ['more pay', { payAtLeast: { amount: 50_000, currency: 'USD', period: 'year' } }, []],
      ['an unknown value', { category: 'no such category' }, []],
      ['two things at once', { category: 'hotels', jobType: 'full_time' }, [3, 4]],
      ['a part of a location', { location: 'portug' }, [1]],
      ['more than a location', { location: 'Sintra near Lisbon, Portugal' }, [1, 3]],
      ['a place around', { near: String(LISBON.id), radius: 50 }, [1, 3]],
      ['a place close by', { near: String(LISBON.id), radius: 5 }, [1]],
      ['a place that nobody knows', { near: 'no such place' }, []],
    ])('filters by %s', async (_what, filter, ids) => {
      expect((await found(filter)).toSorted((a, b) => a - b)).toEqual(ids);
      expect((await page(filter)).total).toBe(ids.length);
      expect((await fixture.search.facets(filter)).total).toBe(ids.length);
      expect((await fixture.search.among([4, 3, 2, 1, 99], filter)).toSorted((a, b) => a - b)).toEqual(ids);
    });

    it('orders by distance, with it, by pay, and by time', async () => {
      const around = await page({ near: String(SINTRA.id), radius: 100 });
      expect(around.items.map(({ id, distance }) => [id, distance])).toEqual([
        [3, 0],
        [1, expect.any(Number)],
      ]);
      expect((await found({ sort: 'salary' }))[0]).toBe(2);
      expect(await found({ sort: 'newest' })).toEqual([1, 2, 3, 4]);
    });

    it('shows wanted pay first, and keeps the others', async () => {
      const { items } = await page({ salary: { from: 20_000, to: 35_000 } });
      expect(items.map(({ id, salaryMatch }) => [id, salaryMatch])).toEqual([
        [2, true],
        [1, false],
        [3, false],
        [4, false],
      ]);
    });

    it('counts for each filter what another choice would find', async () => {
      const { jobType, category, experience, facts, language } = await fixture.search.facets({ category: 'hotels' });
      expect({ jobType, category, experience, facts, language }).toEqual({
        jobType: { full_time: 2, part_time: 1 },
        category: { hotels: 3, cruise: 1 },
        experience: { senior: 1 },
        facts: { housing: 1 },
        language: { pt: 1 },
      });
    });
  });

  it('pages through everything once, in the same order, and knows its own cursors', async () => {
    await fixture.put(...Array.from({ length: 25 }, (_, at) => listing(at + 1, { postedAt: NOW })));
    const ids: number[] = [];
    let cursor: string | undefined;
    do {
      const { items, nextCursor, total } = await page({ limit: 10, cursor });
      expect(total).toBe(25);
      ids.push(...items.map(({ id }) => id));
      cursor = nextCursor;
    } while (cursor !== undefined);
    expect(ids).toEqual(Array.from({ length: 25 }, (_, at) => 25 - at));
    const { nextCursor } = await page({ limit: 10 });
    await expect(page({ category: 'cruise', cursor: nextCursor })).rejects.toMatchObject({ code: 'invalid_fields' });
  });

  it('does not count if nobody asks', async () => {
    await fixture.put(listing(1), listing(2), listing(3));
    const { total, totalIsExact, items } = await page({ limit: 2, isCounted: false });
    expect([items.length, totalIsExact]).toEqual([2, false]);
    expect(total).toBeLessThanOrEqual(3);
  });

  describe('what is typed', () => {
    beforeEach(() =>
      fixture.put(
        listing(1, { title: 'Waitress' }),
        listing(2, { title: 'Chef de Rang', description: 'Fine dining, 100% fresh.' }),
        listing(3, { company: 'Café Élite', description: 'Serve a_b dishes' }),
        listing(4, { title: 'Bartender', facts: { housing: 'paid' } }),
      ),
    );

    it.each<[string, string, number[]]>([
      ['a part of a word in any letters', 'AITRES', [1]],
      ['words as they stand', 'chef de rang', [2]],
      ['a wildcard as a letter', '100%', [2]],
      ['another wildcard', 'a_b', [3]],
      ['a backslash', 'a\\b', []],
      ['an accent', 'café', [3]],
      ['no text across two fields', 'hotel carry', []],
    ])('is found exactly: %s', async (_what, keywords, ids) => {
      expect(await found({ keywords, match: 'exact' })).toEqual(ids);
    });

    it('is found by meaning, too, and says how', async () => {
      const { items } = await page({ keywords: 'waiter' });
      expect(items.map(({ id, match }) => [id, match])).toContainEqual([1, 'meaning']);
      expect((await page({ keywords: 'waitress' })).items[0]).toMatchObject({ id: 1, match: 'exact' });
      expect(await found({ keywords: 'bartender with housing' })).toContain(4);
    });

    it('is answered by what lacks a word or condition that nothing else has, and alerts are not', async () => {
      const { items, total } = await page({ keywords: 'bartender with housing and tips' });
      expect(items).toMatchObject([{ id: 4, match: 'partial', because: 'Does not state tips' }]);
      expect(total).toBe(1);
      expect((await fixture.search.facets({ keywords: 'bartender zebra' })).total).toBe(1);
      const { wants } = await fixture.search.related({ keywords: 'zebra bartender' });
      expect(wants.map(({ label }) => label)).toEqual(['zebra', 'bartender']);
      expect(await found({ keywords: 'bartender zebra', match: 'exact' })).toEqual([]);
      expect(await fixture.search.among([4], { keywords: 'bartender zebra' })).toEqual([]);
      expect(await fixture.search.among([4], { keywords: 'bartender housing' })).toEqual([4]);
    });

    it('is answered by what the text lacks, not the filters', async () => {
      expect(await found({ keywords: 'bartender with housing', jobType: 'contract' })).toEqual([]);
      expect(await found({ keywords: 'bartender zebra', jobType: 'contract' })).toEqual([]);
      expect(await found({ keywords: 'bartender zebra', jobType: 'full_time' })).toEqual([4]);
    });

    it('is understood: what it asks for, what was meant, and what lacks one thing', async () => {
      const { wants } = await fixture.search.related({ keywords: 'bartender', location: 'Lisbon' });
      expect(wants.map(({ kind }) => kind)).toEqual(['role', 'place']);
      const { items } = await fixture.search.related({ keywords: 'bartender', location: 'Lisbon' });
      expect(items.map(({ id, lacks }) => [id, lacks])).toContainEqual([4, expect.stringContaining('Lisbon')]);
      expect((await fixture.search.related({ keywords: 'bartnder' })).didYouMean).toBe('bartender');
    });
  });
}
