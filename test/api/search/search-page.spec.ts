import { FirstResults, type Found } from '#search/adapters/pages/first-results.js';
import type { Answer } from '../../support/server/api-client.js';
import { HOSTILE } from '../../support/hostile-text.js';
import { JobBoard, type JobAnswer } from '../../support/mothers/job-board.js';

describe('the data embedded in the search page', () => {
  let board: JobBoard;
  beforeAll(async () => {
    board = await JobBoard.open();
    for (let i = 0; i < 21; i += 1) await board.approved({ title: `Chef number ${i}`, isPremium: i < 4 });
    await board.approved({ title: `Chef ${HOSTILE}` });
    await board.pending({ title: 'Chef in secret' });
  });
  afterAll(() => board.close());

  const search = (query: Record<string, string>): Promise<Answer<JobAnswer[]>> =>
    board.visitor.get(`/api/jobs?${new URLSearchParams(query).toString()}`);

  it("matches the API's response", async () => {
    const results = { keywords: 'chef', salaryMin: '20000', salaryMax: '40000', sort: 'relevance' };
    const premium = { keywords: 'chef', premium: 'true', limit: '3' };
    const facets = { keywords: 'chef' };
    const first = board.server.app.get(FirstResults);
    let found: Found | undefined;
    // On a busy machine the first attempt may time out.
    while (!found) found = await first.find({ results, premium, facets, related: facets });

    const answer = await search(results);
    const next = /[?&]cursor=([^&>]+)/.exec(answer.headers.get('link') ?? '')?.[1] ?? '';
    expect(answer.body).toHaveLength(20);
    expect(JSON.parse(JSON.stringify(found))).toEqual({
      results: { items: answer.body, total: 22, totalIsExact: true, nextCursor: decodeURIComponent(next) },
      premium: (await search(premium)).body,
      facets: (await board.visitor.get('/api/jobs/facets?keywords=chef')).body,
      related: (await board.visitor.get('/api/jobs/related?keywords=chef')).body,
    });
  });

  it.each(['', '?keywords=chef', '?salaryMin=abc&limit=1000&cursor=x&state=all', '?keywords=a&keywords=b', '/'])(
    'does not keep the page from loading with %j',
    async (query) => {
      const { status, headers } = await board.visitor.get<string>(`/job-seeker/search${query}`);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(headers.get('cache-control')).toBe('no-cache');
      expect(headers.get('x-robots-tag')).toBeNull();
    },
  );
});
