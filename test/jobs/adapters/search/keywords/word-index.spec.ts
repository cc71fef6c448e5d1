import { AdvisoryLock } from '#platform/postgres/locks/advisory-lock.js';
import { BuildWordIndex } from '#jobs/adapters/search/keywords/build-word-index.js';
import { WordIndex } from '#jobs/adapters/search/keywords/word-index.js';
import { madeUpJobs } from '#test/support/job-search/made-up-jobs.js';
import { openSearchFixture, type SearchFixture } from '#test/support/job-search/search-fixture.js';

const INDEXES = ['job_search_doc_words', 'job_search_headline_words'];

describe('the index of whole words', () => {
  let fixture: SearchFixture;
  let index: WordIndex;
  let build: BuildWordIndex;
  beforeEach(async () => {
    fixture = await openSearchFixture();
    const { database } = fixture.orm;
    index = new WordIndex(database);
    build = new BuildWordIndex(index, database, new AdvisoryLock(database));
  });
  afterEach(() => fixture.orm.close());

  const found = async (): Promise<number[]> => {
    const { items } = await fixture.another().search.page({ keywords: 'host', sort: 'relevance', limit: 100 });
    return items.map(({ id }) => id);
  };

  it('exists from the start if there are few listings', async () => {
    expect(await index.isReady()).toBe(true);
  });

  it.each([
    ['chef', true],
    ['отель', true],
    ['ñandú', true],
    ['of', false],
    ['f & b', false],
    ['旅館', false],
  ])('knows whether trigrams narrow down %s: %s', async (keywords, expected) => {
    expect(await index.haveTrigrams(keywords)).toBe(expected);
  });

  it('is built in the background if missing, while searches find the same without it', async () => {
    await fixture.store(madeUpJobs(1_000));
    const before = await found();
    await fixture.orm.em.execute(`drop index ${INDEXES.join(', ')}`);
    expect(await index.isReady()).toBe(false);
    expect(await found()).toEqual(before);
    build.onApplicationBootstrap();
    await build.onApplicationShutdown();
    await build.work();
    expect(await index.isReady()).toBe(true);
    expect(await found()).toEqual(before);
  });

  it('is rebuilt if a process stopped while building it', async () => {
    await fixture.orm.em.execute(
      `update pg_index set indisvalid = false where indexrelid = any ('{${INDEXES.join(',')}}'::regclass[])`,
    );
    expect(await index.isReady()).toBe(false);
    await build.work();
    expect(await index.isReady()).toBe(true);
  });
});
