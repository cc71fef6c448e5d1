import { InTime } from '#platform/web/in-time.js';
import type { Request, Response } from 'express';
import { FirstResults } from '#search/adapters/pages/first-results.js';
import { JobSearchPageController } from '#search/adapters/pages/job-search-page.controller.js';
import {
  JobSearch,
  type JobFacets,
  type JobSearchQuery,
  type RelatedJobs,
} from '#search/adapters/queries/job-search.js';
import { WebPages, type FirstPage } from '#platform/web/web-pages.js';
import { DatabaseWatch } from '#shared/application/database-watch.js';
import type { Page } from '#shared/application/page.js';
import { FixedClock } from '#test/support/in-memory/shared/fixed-clock.js';
import type { JobCard } from '#jobs/application/ports/job-card.js';

const NOTHING: JobFacets = {
  total: 0,
  totalIsExact: true,
  jobType: {},
  category: {},
  experience: {},
  facts: {},
  language: {},
  near: null,
};
const REQUESTED = {
  results: { keywords: 'chef', sort: 'salary' },
  premium: { keywords: 'chef', premium: 'true', limit: '3' },
  facets: {},
};

class FakeSearch extends JobSearch {
  readonly queries: JobSearchQuery[] = [];
  answer: () => Promise<Page<JobCard>> = () => Promise.resolve({ items: [], total: 0 });

  override page(query: JobSearchQuery): Promise<Page<JobCard>> {
    this.queries.push(query);
    return this.answer();
  }

  override among(): Promise<readonly number[]> {
    return Promise.resolve([]);
  }

  override facets(): Promise<JobFacets> {
    return Promise.resolve(NOTHING);
  }

  override related(): Promise<RelatedJobs> {
    return Promise.resolve({ didYouMean: null, wants: [], items: [] });
  }
}

class UnavailableDatabase extends DatabaseWatch {
  override isPrepared = () => Promise.resolve(true);
  override responds = () => Promise.resolve(false);
  override isAway = () => true;
}

describe('the first results of the search page', () => {
  let search: FakeSearch;
  let first: FirstResults;
  beforeEach(() => {
    search = new FakeSearch();
    first = new FirstResults(search, new FixedClock(), new InTime(new UnavailableDatabase()));
  });

  it('are the same as from the API', async () => {
    expect(await first.find(REQUESTED)).toEqual({
      results: { items: [], total: 0, totalIsExact: true, nextCursor: null },
      premium: [],
      facets: NOTHING,
      related: { didYouMean: null, wants: [], items: [] },
    });
    expect(search.queries).toMatchObject([
      { keywords: 'chef', sort: 'salary', limit: 20, premiumOnly: false },
      { keywords: 'chef', sort: undefined, limit: 3, premiumOnly: true },
    ]);
  });

  it.each([
    ['salaryMin', 'abc'],
    ['limit', '101'],
    ['sort', 'best'],
  ])('are missing if the API would reject %s=%s', async (name, value) => {
    expect(await first.find({ ...REQUESTED, results: { [name]: value } })).toBeUndefined();
  });

  it('do not wait for a slow search', async () => {
    search.answer = () => new Promise(() => undefined);
    expect(await first.find(REQUESTED)).toBeUndefined();
  });

  it('are missing during a database outage', async () => {
    search.answer = () => Promise.reject(new Error('connect ECONNREFUSED'));
    expect(await first.find(REQUESTED)).toBeUndefined();
  });

  it('are left to browsers while many pages are rendered', async () => {
    const { promise: rendered, resolve: finish } = Promise.withResolvers<string>();
    const sent: FirstPage[] = [];
    const pages = {
      draw: (_request: Request, _response: Response, page: FirstPage = {}) => {
        sent.push(page);
        return rendered;
      },
    } as unknown as WebPages;
    const controller = new JobSearchPageController(pages, first);
    const request = () => controller.page({} as Request, { locals: {} } as Response);
    const requests = Array.from({ length: 60 }, request);
    expect(sent.filter(({ find }) => find)).toHaveLength(50);
    finish('');
    await Promise.all(requests);
    await request();
    expect(sent.at(-1)?.find).toBeDefined();
  });
});
