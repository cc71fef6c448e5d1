import { JobBoard } from '../../support/mothers/job-board.js';
import { aJobForm } from '../../support/mothers/job-mother.js';

type Listed = {
  readonly id: number;
  readonly title: string;
  readonly state: string;
  readonly applicationCount?: number;
};

describe('lists of listings', () => {
  const board = JobBoard.forTests({});
  const ids = { pending: 0, active: 0, closed: 0, archived: 0, foreign: 0 };

  beforeAll(async () => {
    ids.pending = (await board.pending({ title: 'Pending job' })).id;
    ids.active = (await board.approved({ title: 'Active ÉCLAIR baker, ΟΔΟΣ, İstanbul' })).id;
    ids.closed = (await board.closed({ title: 'Closed job' })).id;
    ids.archived = (await board.archived({ title: 'Archived job' })).id;
    const foreign = await board.other.post<Listed>('/api/jobs', aJobForm({ title: 'Foreign 100% job' }));
    ids.foreign = foreign.body.id;
    for (const seeker of [board.seeker, await board.server.jobSeeker()])
      await seeker.post('/api/applications', { jobId: ids.active });
  });

  const idsOf = (items: readonly Listed[]): number[] => items.map(({ id }) => id);

  describe('GET /api/employer/jobs', () => {
    it("returns the employer's listings in all states, newest first, with application counts", async () => {
      const { status, headers, body } = await board.owner.get<Listed[]>('/api/employer/jobs');
      expect(status).toBe(200);
      expect(headers.get('x-total-count')).toBe('4');
      expect(idsOf(body)).toEqual([ids.archived, ids.closed, ids.active, ids.pending]);
      expect(body.map(({ state }) => state)).toEqual(['archived', 'closed', 'active', 'pending']);
      expect(body.map(({ applicationCount }) => applicationCount)).toEqual([0, 0, 2, 0]);
    });

    it('is restricted to employers', async () => {
      expect((await board.visitor.get('/api/employer/jobs')).status).toBe(401);
      expect((await board.seeker.get('/api/employer/jobs')).status).toBe(403);
      expect((await board.admin.get('/api/employer/jobs')).status).toBe(403);
    });

    it.each([
      ['0', 'limit must be at least 1'],
      ['101', 'limit must be at most 100'],
      ['x', 'limit must be a whole number'],
    ])('rejects the limit %s', async (limit, message) => {
      expect(await board.owner.get(`/api/employer/jobs?limit=${limit}`)).toMatchObject({
        status: 400,
        body: { message },
      });
    });
  });

  describe('GET /api/admin/pending-jobs', () => {
    it('returns pending listings, oldest first', async () => {
      const { status, body } = await board.admin.get<Listed[]>('/api/admin/pending-jobs');
      expect(status).toBe(200);
      expect(idsOf(body)).toEqual([ids.pending, ids.foreign]);
      expect(body.every(({ state }) => state === 'pending')).toBe(true);
    });

    it('omits archived listings', async () => {
      await board.other.put(`/api/jobs/${ids.foreign}/archive`, { archive: true });
      expect(idsOf((await board.admin.get<Listed[]>('/api/admin/pending-jobs')).body)).toEqual([ids.pending]);
      await board.other.put(`/api/jobs/${ids.foreign}/archive`, { archive: false });
    });

    it('is restricted to admins', async () => {
      expect((await board.visitor.get('/api/admin/pending-jobs')).status).toBe(401);
      for (const client of [board.seeker, board.owner])
        expect((await client.get('/api/admin/pending-jobs')).status).toBe(403);
    });
  });

  describe('GET /api/jobs?state=', () => {
    it.each([
      ['all', ['foreign', 'archived', 'closed', 'active', 'pending']],
      ['pending', ['foreign', 'pending']],
      ['active', ['active']],
      ['closed', ['closed']],
      ['archived', ['archived']],
    ] as const)('lists %s listings, newest first', async (state, expected) => {
      const { status, headers, body } = await board.admin.get<Listed[]>(`/api/jobs?state=${state}`);
      expect(status).toBe(200);
      expect(idsOf(body)).toEqual(expected.map((name) => ids[name]));
      expect(headers.get('x-total-count')).toBe(String(expected.length));
    });

    it('searches title and company, ignoring case beyond ASCII and matching wildcards literally', async () => {
      const search = async (keywords: string): Promise<number[]> =>
        idsOf((await board.admin.get<Listed[]>(`/api/jobs?state=all&keywords=${encodeURIComponent(keywords)}`)).body);
      for (const part of ['éclair', 'ΟΔΟΣ', 'ΟΔΟΣ, İ', 'οδος', 'istanbul', 'İstanbul'.toLowerCase()])
        expect(await search(part)).toEqual([ids.active]);
      expect(await search('100%')).toEqual([ids.foreign]);
      expect(await search('_')).toEqual([]);
      expect(await search('SEASIDE')).toHaveLength(5);
      expect(await search('no such thing')).toEqual([]);
    });

    it('is restricted to admins', async () => {
      for (const client of [board.visitor, board.seeker, board.owner]) {
        expect((await client.get('/api/jobs?state=all')).status).toBe(403);
      }
    });
  });
});
