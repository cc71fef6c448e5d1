import { ResponseCache } from '#platform/response-cache/response-cache.js';
import { jest } from '@jest/globals';
import { Notifications } from '#platform/postgres/notifications.js';
import { withConnection } from '#platform/postgres/connection/database-url.js';
import { eventually } from '../../support/eventually.js';
import { NOTE } from '../../support/mothers/verified-companies.js';
import { JobBoard, type JobAnswer } from '../../support/mothers/job-board.js';
import type { ApiClient } from '../../support/server/api-client.js';
import type { TestServer } from '../../support/server/test-server.js';
import { later } from '../../support/shifted-clock.js';

const DAY = 24 * 60 * 60 * 1000;

/** Two processes on one database. Neither is notified of direct writes, which therefore reveal cached responses. */
describe('cached public responses', () => {
  let board: JobBoard;
  let sibling: TestServer;
  let job: JobAnswer;
  beforeAll(async () => {
    board = await JobBoard.open();
    sibling = await board.server.sibling();
  });
  afterAll(async () => {
    await sibling.stop();
    await board.close();
  });
  beforeEach(async () => {
    job = await board.approved({ title: 'Night manager' });
    await eventually(async () => {
      if ((await titleAt(sibling)) !== 'Night manager')
        throw new Error('The other process does not show the listing yet.');
    });
  });

  const runDirectly = (sql: string, ...values: unknown[]) =>
    withConnection(board.server.databaseUrl, async (client) => void (await client.query(sql, values)));
  const rename = (title: string) => runDirectly('update job set title = $1 where id = $2', title, job.id);

  async function titleAt(server: TestServer): Promise<string> {
    return (await server.visitor().get<JobAnswer>(`/api/jobs/${job.id}`)).body['title'] as string;
  }

  const addresses = (): [string, string][] => [
    ['a listing', `/api/jobs/${job.id}`],
    ['the search', '/api/jobs?limit=50'],
    ['the page of a listing', `/jobs/${job.id}`],
    ['the feed', '/jobs.rss'],
  ];

  // A process is also notified of its own changes a moment later, and then drops what it has cached since.
  it('are computed once, and recomputed after a change', () =>
    eventually(async () => {
      const texts = (server: TestServer) =>
        Promise.all(
          addresses().map(async ([, path]) => JSON.stringify((await server.visitor().get<unknown>(path)).body)),
        );
      const expectAll = async (server: TestServer, title: string) => {
        for (const text of await texts(server)) expect(text).toContain(title);
      };
      const [before, after] = [`Manager ${crypto.randomUUID()}`, `Manager ${crypto.randomUUID()}`];
      await rename(before);
      await board.server.app.get(ResponseCache).changed();
      await eventually(() => expectAll(sibling, before));
      await expectAll(board.server, before);

      await rename(after);
      for (const server of [board.server, sibling]) await expectAll(server, before);

      await board.server.app.get(ResponseCache).changed();
      await expectAll(board.server, after);
      await eventually(() => expectAll(sibling, after));
    }));

  it('are dropped before the change is confirmed', async () => {
    const open = async () => (await board.visitor.get<JobAnswer[]>('/api/jobs?limit=100')).body.map(({ id }) => id);
    for (let round = 0; round < 5; round += 1) {
      expect(await open()).toContain(job.id);
      await board.owner.put(`/api/jobs/${job.id}/archive`, { archive: true });
      expect(await open()).not.toContain(job.id);
      expect((await board.visitor.get(`/api/jobs/${job.id}`)).status).toBe(404);
      await board.owner.put(`/api/jobs/${job.id}/archive`, { archive: false });
    }
  });

  it('are dropped in other processes too', async () => {
    expect(await titleAt(sibling)).toBe('Night manager');
    await board.owner.put(`/api/jobs/${job.id}/archive`, { archive: true });
    await eventually(async () => expect((await sibling.visitor().get(`/api/jobs/${job.id}`)).status).toBe(404));
  });

  it('expire when the next listing closes', async () => {
    const isOpen = async () => (await board.visitor.get<JobAnswer>(`/api/jobs/${job.id}`)).body['isOpen'];
    expect(await isOpen()).toBe(true);
    await later(board.server, 31 * DAY, async () => expect(await isOpen()).toBe(false));
    expect(await isOpen()).toBe(true);
  });

  it('are not served while changes may be missed', async () => {
    expect(await titleAt(board.server)).toBe('Night manager');
    await rename('Secret manager');
    const isCurrent = jest.spyOn(board.server.app.get(Notifications), 'isCurrent', 'get').mockReturnValue(false);
    try {
      expect(await titleAt(board.server)).toBe('Secret manager');
    } finally {
      isCurrent.mockRestore();
    }
  });

  it('are dropped when the listening connection breaks', async () => {
    expect(await titleAt(board.server)).toBe('Night manager');
    await rename('Secret manager');
    await runDirectly(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'wayfare-listen'`,
    );
    await eventually(async () => expect(await titleAt(board.server)).toBe('Secret manager'));
  });

  it('show the website of a company on the pages of its listings once its name is verified', async () => {
    const page = async () => (await board.visitor.get<string>(`/jobs/${job.id}`)).body;
    await board.owner.put('/api/profile/employer', { companyWebsite: 'https://seaside.example' });
    await board.admin.put(`/api/admin/companies/${board.owner.user.id}/approve`);
    expect(await page()).not.toContain('https://seaside.example');
    await board.admin.put(`/api/admin/companies/${board.owner.user.id}/verify`, NOTE);
    expect(await page()).toContain('https://seaside.example');
  });

  describe('shared by several callers', () => {
    it('show the view count only to the owner and admins', async () => {
      const path = `/api/jobs/${job.id}`;
      expect((await board.seeker.get<JobAnswer>(path)).body).toEqual((await board.visitor.get<JobAnswer>(path)).body);
      for (const insider of [board.owner, board.admin]) {
        expect((await insider.get<JobAnswer>(path)).body.views).toBe(0);
      }
      expect((await board.other.get<JobAnswer>(path)).body.views).toBeUndefined();
      expect((await board.visitor.get<JobAnswer>(path)).body.views).toBeUndefined();
    });

    it('are limited to searches that everyone may run', async () => {
      expect((await board.admin.get('/api/jobs?state=pending')).status).toBe(200);
      expect((await board.visitor.get('/api/jobs?state=pending')).status).toBe(403);
    });

    it('do not keep views from being counted', async () => {
      await board.visitor.get(`/api/jobs/${job.id}/public`);
      await board.seeker.get(`/api/jobs/${job.id}/public`);
      expect((await board.owner.get<JobAnswer>(`/api/jobs/${job.id}`)).body.views).toBe(2);
    });
  });

  it.each(['/api/jobs', '/api/jobs/facets', '/api/jobs/related', '/jobs.rss', '/sitemap.xml'])(
    'revalidate %s by entity tag',
    async (path) => {
      const headersOf = async (client: ApiClient, method: string, headers: Record<string, string> = {}) => {
        const answer = await client.request(method, path, { headers: { 'cache-control': 'max-age=0', ...headers } });
        const named = ['etag', 'x-total-count', 'cache-control', 'vary'].map((name) => answer.headers.get(name));
        return { status: answer.status, tag: answer.headers.get('etag'), named };
      };
      const computed = await headersOf(board.visitor, 'GET');
      expect(computed.tag).toMatch(/^W\/".+"$/);
      expect(await headersOf(board.visitor, 'GET')).toEqual(computed);
      expect(await headersOf(board.visitor, 'HEAD')).toEqual(computed);
      const known = { 'if-none-match': computed.tag ?? '' };
      expect((await headersOf(board.visitor, 'GET', known)).status).toBe(304);
    },
  );

  it('never return 304 to callers who see more than visitors', async () => {
    const path = `/api/jobs/${job.id}`;
    const { headers } = await board.visitor.get(path);
    const known = { 'if-none-match': headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
    expect((await board.visitor.get(path, known)).status).toBe(304);
    expect((await board.owner.get(path, known)).status).toBe(200);
  });

  it('are shared among queries that differ only in the order of parameters and in empty ones', () =>
    eventually(async () => {
      const titles = async (query: string) =>
        (await board.visitor.get<JobAnswer[]>(`/api/jobs?${query}`)).body.map(({ title }) => title);
      const before = await titles('keywords=manager&jobType=full_time');
      await rename(`Manager ${crypto.randomUUID()}`);
      expect(await titles('location=&jobType=full_time&keywords=manager')).toEqual(before);
      expect(await titles('jobType=full_time&keywords=manager&premium=false')).not.toEqual(before);
    }));

  it('share one total among the sort orders and facets of a search, until something changes', () =>
    eventually(async () => {
      const { id } = await board.approved({ title: 'Night manager' });
      const before = await totalOf('jobType=full_time');
      await runDirectly('delete from job_search where job_id = $1', id);
      const search = 'jobType=full_time&category=hotels';
      for (const sort of ['newest', 'salary']) expect(await totalOf(`${search}&sort=${sort}`)).toBe(before);
      expect((await board.visitor.get<{ total: number }>(`/api/jobs/facets?${search}`)).body.total).toBe(before);
      await board.server.app.get(ResponseCache).changed();
      expect(await totalOf(`${search}&sort=newest`)).toBe(before - 1);
    }));

  async function totalOf(query: string): Promise<number> {
    return Number((await board.visitor.get(`/api/jobs?${query}`)).headers.get('x-total-count'));
  }
});
