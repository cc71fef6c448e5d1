import fc from 'fast-check';
import type { JobFilter, JobSearchQuery } from '#search/adapters/queries/job-search.js';
import { isOpenAt } from '#jobs/domain/job-state.js';
import type { Page } from '#shared/application/page.js';
import { fuzzSeed } from '#test/support/fuzz/fuzz-settings.js';
import { madeUpJobs, NOW, type MadeUpJob } from '#test/support/job-search/made-up-jobs.js';
import { referenceFacets, referenceSearch } from '#test/support/job-search/reference-search.js';
import { openSearchFixture, type SearchFixture } from '#test/support/job-search/search-fixture.js';
import type { SearchProcess } from '#test/support/job-search/search-process.js';
import type { JobCard } from '#jobs/application/ports/job-card.js';

const jobs = madeUpJobs(1_600);

const ALL: JobSearchQuery = { sort: 'newest', limit: 100 };
/** A place with many listings. */
const AROUND = { near: '2267057', radius: 500 };

describe('search over listings of all kinds', () => {
  let fixture: SearchFixture;
  beforeAll(async () => {
    fixture = await openSearchFixture();
    await fixture.store(jobs);
  });
  afterAll(() => fixture.orm.close());

  /** Follows the cursors to the end. Every page but the last must be full, and every page must have the right total. */
  async function readAll(query: JobSearchQuery) {
    const pages: Page<JobCard>[] = [];
    let cursor: string | undefined;
    do {
      const page = await fixture.search.page({ ...query, cursor });
      pages.push(page);
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    const found = pages.flatMap(({ items }) => items.map(({ id, salaryMatch, match }) => ({ id, salaryMatch, match })));
    expect(pages.slice(0, -1).every(({ items }) => items.length === query.limit)).toBe(true);
    expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([found.length]));
    return found;
  }

  /** The search as understood, for the reference implementation. */
  const asked = async <Query extends JobFilter>(query: Query) => ({
    query,
    criteria: await fixture.criteria.of(query, NOW),
  });
  const expected = async (query: JobSearchQuery) => referenceSearch(jobs, await asked(query), NOW);

  it('has more listings than one of the searches counts exactly', async () => {
    expect((await fixture.search.page(ALL)).total).toBeGreaterThan(1_000);
  });

  it('finds the same pages as the reference implementation, in every order', async () => {
    await fc.assert(
      fc.asyncProperty(anyQuery(), async (query) => {
        expect(await readAll(query)).toEqual(await expected(query));
      }),
      { seed: fuzzSeed(), numRuns: 60 },
    );
  });

  it.each(['newest', 'salary', 'distance', 'relevance'] as const)(
    'fills small pages with texts that few of the listings have, by %s',
    async (sort) => {
      let rare = 0;
      for (const keywords of new Set(jobs.map(({ title }) => title))) {
        const query = { keywords, sort, match: 'exact', limit: 2, ...(sort === 'distance' && AROUND) } as const;
        const all = await expected(query);
        if (all.length < 4 || all.length > 20) continue;
        expect(await readAll(query)).toEqual(all);
        if ((rare += 1) === 8) return;
      }
      throw new Error('There are too few such texts.');
    },
  );

  it('counts the same as the reference implementation', async () => {
    await fc.assert(
      fc.asyncProperty(anyQuery(), async (query) => {
        expect(await fixture.search.facets(query)).toEqual(referenceFacets(jobs, await asked(query), NOW));
      }),
      { seed: fuzzSeed(), numRuns: 30 },
    );
  });

  it.each([
    ['two letters', 'ho'],
    ['two rare letters', 'n2'],
    ['a wildcard', '%'],
    ['a wildcard between letters', 'a_b'],
    ['a wildcard that matches nothing', 'e_i'],
    ['an escape', '\\'],
    ['an escape at the end', 'c\\'],
    ['a letter in its composed form', 'CAFÉ'],
    ['a letter in its decomposed form', 'cafe\u0301'],
    ['a Turkish İ', 'İSTANBUL'],
    ['a dotless spelling', 'istanbul'],
    ['a Greek word that begins another one', 'ΟΔΟΣ'],
    ['surrounding spaces', '  chef  '],
    ['only spaces', '   '],
    ['a rare word', 'needle1'],
    ['a character outside the BMP', '🏨'],
    ['a lone surrogate', '\ud83c'],
    ['Chinese', '旅館'],
    ['the end of one text and the beginning of the next', 'x\u0001chef'],
    ['a line break in a description', 'chef\nchef'],
    ['a line break between two letters', 'f\nc'],
    ['a word in brackets', '(chef)'],
    ['regular expression syntax', '.*+?^$|[x]{2}'],
    ['a word separator', '-'],
    ['ten thousand letters', 'chef '.repeat(2_000)],
  ])('finds %s', async (_what, keywords) => {
    const query = { ...ALL, keywords, sort: 'relevance' } as const;
    expect(await readAll(query)).toEqual(await expected(query));
  });

  it('reads no text for words that no listing can have', async () => {
    const { meaning } = await fixture.criteria.of({ keywords: 'zzyzx 312' }, NOW);
    expect(meaning.literal).toEqual({ query: null, text: null });
    expect((await fixture.search.page({ ...ALL, keywords: 'zzyzx 312' })).items).toEqual([]);
  });

  it.each([
    ['nothing', 'zq', 0],
    ['the end of a word', 'ef', 1],
  ])('reads no text for two letters that few words have: %s', async (_, keywords, least) => {
    const { meaning } = await fixture.criteria.of({ keywords }, NOW);
    expect(meaning.literal?.text).toBeNull();
    expect((await fixture.search.page({ ...ALL, keywords })).total).toBeGreaterThanOrEqual(least);
  });

  it('does not match keywords across title, company and description', async () => {
    const touching = jobs.find((job) => isOpenAt(job, NOW)) as MadeUpJob;
    const query = { ...ALL, keywords: `${touching.title} ${touching.company} ${touching.description}` };
    expect(await readAll(query)).toEqual(await expected(query));
  });

  it.each<[string, Partial<JobSearchQuery>]>([
    ['other keywords', { keywords: 'guest' }],
    ['another order', { sort: 'salary' }],
    ['another place', { location: 'Lisbon' }],
    ['another salary', { salary: { from: 1, to: 2 } }],
  ])('rejects the cursor for a search with %s', async (_what, change) => {
    const query: JobSearchQuery = { ...ALL, keywords: 'chef' };
    const { nextCursor } = await fixture.search.page(query);
    expect(nextCursor).toBeDefined();
    await expect(fixture.search.page({ ...query, ...change, cursor: nextCursor })).rejects.toThrow(/page address/);
  });

  it('continues with a different page size', async () => {
    const { nextCursor } = await fixture.search.page({ ...ALL, limit: 7 });
    const next = await fixture.search.page({ ...ALL, limit: 3, cursor: nextCursor });
    expect(next.items.map(({ id }) => id)).toEqual((await expected(ALL)).slice(7, 10).map(({ id }) => id));
  });

  describe('more of them than it counts exactly', () => {
    const LIMITS = { exactUpTo: 1_000, enough: 150 };
    let large: SearchProcess;
    beforeAll(() => {
      large = fixture.another(LIMITS);
    });

    it('finds the same pages as the reference implementation, and counts up to the limit', async () => {
      let exact = 0;
      await fc.assert(
        fc.asyncProperty(anyQuery(), async (query) => {
          const all = await expected(query);
          const found: { id: number; salaryMatch?: boolean; match?: JobCard['match'] }[] = [];
          let page = await large.search.page(query);
          for (;;) {
            found.push(...page.items.map(({ id, salaryMatch, match }) => ({ id, salaryMatch, match })));
            if (page.nextCursor === undefined) break;
            page = await large.search.page({ ...query, cursor: page.nextCursor });
          }
          expect(found).toEqual(all);
          expect(page.total).toBe(page.totalIsExact ? all.length : LIMITS.enough);
          expect(all.length).toBeGreaterThanOrEqual(page.total);
          if (page.totalIsExact) exact += 1;
        }),
        { seed: fuzzSeed(), numRuns: 30 },
      );
      expect(exact).toBeGreaterThan(5);
    });
  });
});

function anyQuery(): fc.Arbitrary<JobSearchQuery> {
  return fc.record(
    {
      keywords: fc.oneof(
        anyCase(partOf(jobs.map(({ description }) => description))),
        anyCase(partOf(jobs.map(({ title }) => title))),
        anyCase(partOf(jobs.map(({ company }) => company))),
        fc.constantFrom('needle0', 'needle', ' ', 'of', '%'),
      ),
      location: fc.oneof(
        partOf(jobs.slice(0, 50).map(({ location }) => location)),
        fc.constantFrom('hotel in LISBON, Portugal', 'bari', 'izmir', 'nowhere', 'remotely', '50%', '%'),
      ),
      jobType: fc.constantFrom('', 'full_time', 'seasonal', 'remote', 'unheard'),
      category: fc.constantFrom('', 'hotels', 'Hotels', 'other', '__proto__'),
      experience: fc.constantFrom('', 'entry', 'mid', 'constructor'),
      premiumOnly: fc.constantFrom(false, false, true),
      match: fc.constantFrom('exact', 'meaning', undefined),
      sort: fc.constantFrom('newest', 'salary', 'relevance', 'distance'),
      near: fc.constantFrom('', '', '2267057', '2204582', '2729907', '999'),
      radius: fc.constantFrom(1, 30, 50, 500),
      salary: fc.record({ from: anySalary(), to: anySalary() }, { requiredKeys: [] }),
      limit: fc.constantFrom(53, 100),
    },
    { requiredKeys: ['limit'] },
  );
}

function anySalary(): fc.Arbitrary<number> {
  return fc.constantFrom(0, 1, 20_000, 25_000, 50_000, 2_147_483_647);
}

function partOf(texts: readonly string[]): fc.Arbitrary<string> {
  return fc
    .tuple(fc.constantFrom(...texts), fc.nat(30), fc.integer({ min: 1, max: 12 }))
    .map(([text, begin, length]) => text.slice(begin % text.length).slice(0, length));
}

function anyCase(texts: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc.tuple(texts, fc.constantFrom('none', 'upper', 'lower', 'NFD')).map(([text, change]) => {
    if (change === 'upper') return text.toUpperCase();
    if (change === 'lower') return text.toLowerCase();
    return change === 'NFD' ? text.normalize('NFD') : text;
  });
}
