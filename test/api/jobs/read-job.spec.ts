import type { ApiClient } from '../../support/server/api-client.js';
import { JOB_FIELDS, JobBoard, type JobAnswer } from '../../support/mothers/job-board.js';

describe('reading listings', () => {
  const board = JobBoard.forTests();

  describe('GET /api/jobs/{id} and /public', () => {
    const statuses = (path: string): Promise<number[]> =>
      Promise.all(
        [board.visitor, board.seeker, board.other, board.owner, board.admin].map(
          async (client) => (await client.get(path)).status,
        ),
      );

    it.each(['', '/public'])('shows open and closed listings to everyone%s', async (suffix) => {
      for (const { id } of [await board.approved(), await board.closed()]) {
        expect(await statuses(`/api/jobs/${id}${suffix}`)).toEqual([200, 200, 200, 200, 200]);
      }
    });

    it.each(['', '/public'])('shows pending and archived listings only to their owner and admins%s', async (suffix) => {
      for (const { id } of [await board.pending(), await board.archived()]) {
        expect(await statuses(`/api/jobs/${id}${suffix}`)).toEqual([404, 404, 404, 200, 200]);
      }
    });

    it('shows views only to the owner and admins', async () => {
      const { id } = await board.approved();
      for (const client of [board.visitor, board.seeker, board.other]) {
        const { headers, body } = await client.get<JobAnswer>(`/api/jobs/${id}`);
        expect(Object.keys(body).toSorted()).toEqual([...JOB_FIELDS].toSorted());
        expect(headers.get('etag')).toBe('"2"');
      }
      for (const client of [board.owner, board.admin]) {
        expect((await client.get<JobAnswer>(`/api/jobs/${id}`)).body.views).toBe(0);
      }
    });

    it('shows visitors whether it is approved, archived and open, without version and private fields', async () => {
      const { id } = await board.approved();
      const { body } = await board.owner.get<JobAnswer>(`/api/jobs/${id}/public`);
      expect(Object.keys(body).toSorted()).toEqual(JOB_FIELDS.filter((field) => field !== 'version').toSorted());
      expect(body).toMatchObject({ isApproved: true, isArchived: false, isOpen: true });
    });

    it('marks closed listings', async () => {
      const { id } = await board.closed();
      expect((await board.visitor.get<JobAnswer>(`/api/jobs/${id}`)).body).toMatchObject({
        isOpen: false,
        deadline: '2020-01-31T00:00:00.000Z',
        closesAt: '2020-02-01T00:00:00.000Z',
      });
      expect((await board.visitor.get<JobAnswer>(`/api/jobs/${id}/public`)).body).toMatchObject({ isOpen: false });
    });

    it.each(['0', '-1', '1.5', 'abc', '99999999999', '999999', '1e3', '%00'])('returns 404 for %s', async (id) => {
      expect([400, 404]).toContain((await board.visitor.get(`/api/jobs/${id}`)).status);
      expect([400, 404]).toContain((await board.visitor.get(`/api/jobs/${id}/public`)).status);
    });
  });

  describe('views', () => {
    const viewsOf = async (id: number): Promise<number | undefined> =>
      (await board.owner.get<JobAnswer>(`/api/jobs/${id}`)).body.views;
    const visit = (client: ApiClient, id: number, browser = '140.0'): Promise<unknown> =>
      client.get(`/api/jobs/${id}/public`, {
        'user-agent': `Mozilla/5.0 (X11; Linux x86_64; rv:${browser}) Gecko/20100101 Firefox/${browser}`,
      });

    it('count once per visitor and keep the version', async () => {
      const { id } = await board.approved();
      for (const client of [board.visitor, board.visitor, board.seeker, board.seeker, board.other])
        await visit(client, id);
      expect(await viewsOf(id)).toBe(3);
      expect((await board.owner.get<JobAnswer>(`/api/jobs/${id}`)).body.version).toBe(2);
    });

    it('ignore the owner, admins, crawlers and plain reads', async () => {
      const { id } = await board.approved();
      await visit(board.owner, id);
      await visit(board.admin, id);
      await board.visitor.get(`/api/jobs/${id}`);
      await board.visitor.get(`/api/jobs/${id}/public`, {
        'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      });
      await board.visitor.request('HEAD', `/api/jobs/${id}/public`);
      expect(await viewsOf(id)).toBe(0);
    });

    it('count an IPv6 network as one address, and at most 20 user agents per address', async () => {
      const proxied = await board.server.sibling({ TRUST_PROXY: '1', LIMIT_VIEWERS_PER_ADDRESS: '20' });
      try {
        const view = (id: number, address: string, browser: number): Promise<unknown> =>
          proxied.visitor().get(`/api/jobs/${id}/public`, {
            'x-forwarded-for': address,
            'user-agent': `Mozilla/5.0 (X11; Linux x86_64; rv:${browser}.0) Gecko/20100101 Firefox/${browser}.0`,
          });
        const [first, second] = [await board.approved(), await board.approved()];
        for (let i = 1; i <= 30; i += 1) await view(first.id, `2001:db8:0:1::${i}`, 140);
        await view(first.id, '2001:db8:0:2::1', 140);
        expect(await viewsOf(first.id)).toBe(2);
        await Promise.all(Array.from({ length: 60 }, (_, i) => view(second.id, '192.0.2.7', 100 + i)));
        expect(await viewsOf(second.id)).toBe(20);
        await view(second.id, '192.0.2.8', 100);
        expect(await viewsOf(second.id)).toBe(21);
      } finally {
        await proxied.stop();
      }
    });

    it('are exact under concurrency', async () => {
      const { id } = await board.approved();
      await Promise.all(Array.from({ length: 100 }, (_, i) => visit(board.visitor, id, `${100 + (i % 50)}.0`)));
      expect(await viewsOf(id)).toBe(50);
    });
  });
});
