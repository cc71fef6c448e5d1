import type { ApiClient } from '../../support/server/api-client.js';
import { aJobForm } from '../../support/mothers/job-mother.js';
import { sharedServer } from '../../support/server/shared-server.js';
import type { TestServer } from '../../support/server/test-server.js';

type Bookmark = { id: number; jobId: number; createdAt: string; job: { id: number; title: string; isOpen: boolean } };

describe('the bookmark API', () => {
  let server: TestServer;
  let employer: ApiClient;
  let admin: ApiClient;
  let seeker: ApiClient;
  beforeAll(async () => {
    server = await sharedServer();
    [employer, admin] = [await server.employer(), await server.admin()];
  });
  beforeEach(async () => {
    seeker = await server.jobSeeker();
  });

  async function approvedJob(changes: Record<string, unknown> = {}): Promise<number> {
    const posted = await employer.post<{ id: number }>('/api/jobs', aJobForm(changes));
    await admin.put(`/api/jobs/${posted.body.id}/approve`);
    return posted.body.id;
  }

  it('saves a listing once, shows it and removes it', async () => {
    const jobId = await approvedJob({ title: 'Night Auditor' });
    const first = await seeker.post<Bookmark>('/api/bookmarks', { jobId });
    expect(first).toMatchObject({ status: 201, body: { jobId } });
    const again = await seeker.post<Bookmark>('/api/bookmarks', { jobId });
    expect(again).toMatchObject({ status: 200, body: { id: first.body.id } });
    const list = await seeker.get<Bookmark[]>('/api/bookmarks');
    expect(list.body).toMatchObject([
      { id: first.body.id, jobId, job: { id: jobId, title: 'Night Auditor', isOpen: true } },
    ]);
    expect(list.headers.get('x-total-count')).toBe('1');
    expect((await seeker.delete(`/api/bookmarks/${first.body.id}`)).status).toBe(204);
    expect((await seeker.delete(`/api/bookmarks/${first.body.id}`)).status).toBe(404);
    expect((await seeker.get<Bookmark[]>('/api/bookmarks')).body).toEqual([]);
  });

  it('names saved listings that are no longer available, until they are or their bookmarks are removed', async () => {
    const [archived, removed, open] = [
      await approvedJob({ title: 'Sous Chef' }),
      await approvedJob(),
      await approvedJob(),
    ];
    const ids: number[] = [];
    for (const jobId of [archived, removed, open]) {
      ids.push((await seeker.post<Bookmark>('/api/bookmarks', { jobId })).body.id);
    }
    const unavailable = async () => (await seeker.get<Bookmark[]>('/api/bookmarks/unavailable')).body;
    expect(await unavailable()).toEqual([]);
    await employer.put(`/api/jobs/${archived}/archive`, { archive: true });
    await admin.put(`/api/jobs/${removed}/reject`, { reason: 'scam', text: 'It asks applicants for money.' });
    expect(await unavailable()).toMatchObject([
      { id: ids[1], jobId: removed, title: aJobForm().title },
      { id: ids[0], jobId: archived, title: 'Sous Chef', company: aJobForm().company },
    ]);
    expect((await seeker.get<Bookmark[]>('/api/bookmarks')).body.map(({ jobId }) => jobId)).toEqual([open]);
    await employer.put(`/api/jobs/${archived}/archive`, { archive: false });
    expect((await seeker.delete(`/api/bookmarks/${ids[1]}`)).status).toBe(204);
    expect(await unavailable()).toEqual([]);
  });

  it("returns the user's own bookmark when others saved the listing too", async () => {
    const jobId = await approvedJob();
    const others = await (await server.jobSeeker()).post<Bookmark>('/api/bookmarks', { jobId });
    const own = await seeker.post<Bookmark>('/api/bookmarks', { jobId });
    expect(own.body.id).not.toBe(others.body.id);
    expect((await seeker.post<Bookmark>('/api/bookmarks', { jobId })).body.id).toBe(own.body.id);
  });

  it('stores one bookmark for a hundred simultaneous requests', async () => {
    const jobId = await approvedJob();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => seeker.post<Bookmark>('/api/bookmarks', { jobId })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 200)).toHaveLength(99);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  });

  it('saves a closed listing but not an unpublished one', async () => {
    const closed = await approvedJob();
    await employer.put(`/api/jobs/${closed}`, { deadline: '2020-01-01' });
    expect((await seeker.post('/api/bookmarks', { jobId: closed })).status).toBe(201);
    expect((await seeker.get<Bookmark[]>('/api/bookmarks')).body).toMatchObject([
      { job: { id: closed, isOpen: false } },
    ]);
    const pending = await employer.post<{ id: number }>('/api/jobs', aJobForm());
    for (const jobId of [pending.body.id, 2_000_000_000]) {
      expect((await seeker.post('/api/bookmarks', { jobId })).status).toBe(404);
    }
  });

  it('hides a saved listing while it is archived', async () => {
    const jobId = await approvedJob();
    await seeker.post('/api/bookmarks', { jobId });
    await employer.put(`/api/jobs/${jobId}/archive`, { archive: true });
    expect((await seeker.get<Bookmark[]>('/api/bookmarks')).body).toEqual([]);
    await employer.put(`/api/jobs/${jobId}/archive`, { archive: false });
    expect((await seeker.get<Bookmark[]>('/api/bookmarks')).body).toHaveLength(1);
  });

  it('keeps bookmarks private', async () => {
    const jobId = await approvedJob();
    const { body } = await seeker.post<Bookmark>('/api/bookmarks', { jobId });
    const other = await server.jobSeeker();
    expect((await other.delete(`/api/bookmarks/${body.id}`)).status).toBe(404);
    expect((await other.get<Bookmark[]>('/api/bookmarks')).body).toEqual([]);
    expect((await seeker.get<Bookmark[]>('/api/bookmarks')).body).toHaveLength(1);
    for (const [client, status] of [
      [employer, 403],
      [admin, 403],
      [server.visitor(), 401],
    ] as const) {
      expect((await client.get('/api/bookmarks')).status).toBe(status);
      expect((await client.post('/api/bookmarks', { jobId })).status).toBe(status);
      expect((await client.delete(`/api/bookmarks/${body.id}`)).status).toBe(status);
    }
  });

  it.each([{}, { jobId: 'one' }, { jobId: 0 }, { jobId: 1.5 }, { jobId: 99_999_999_999 }, { jobId: null }])(
    'rejects %o',
    async (body) => {
      expect((await seeker.post('/api/bookmarks', body)).status).toBe(400);
    },
  );
});
