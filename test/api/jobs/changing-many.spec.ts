import { Client } from 'pg';
import { lockWaits } from '../../support/database/lock-waits.js';
import { eventually } from '../../support/eventually.js';
import { aJobForm } from '../../support/mothers/job-mother.js';
import { openListing, pendingListing } from '../../support/mothers/open-listing.js';
import type { ApiClient } from '../../support/server/api-client.js';
import { peopleForTests } from '../../support/server/people.js';

type Job = { id: number; version: number; changedTogether: number | null; minSalary: number; salary: string };
type Outcome = {
  changed: { id: number; parts: string[]; awaitsApproval: boolean; version: number; draftId: number | null }[];
  skipped: { id: number; reason: string; message: string }[];
};

const RAISE = { action: 'change', change: { raise: 5 } };

describe('changing many listings', () => {
  const people = peopleForTests();
  let employer: ApiClient;
  beforeEach(() => {
    employer = people.employer;
  });

  const listings = (count: number) =>
    Promise.all(Array.from({ length: count }, () => openListing(employer, people.admin)));
  const seen = async (ids: readonly number[]) => {
    const own = (await employer.get<Job[]>('/api/employer/jobs')).body;
    return ids.map((id) => ({ id, version: own.find((job) => job.id === id)?.version ?? 1 }));
  };
  const act = async (ids: readonly number[], body: object, caller = employer) =>
    (await caller.post<Outcome>('/api/employer/jobs/changes', { listings: await seen(ids), ...body })).body;
  const publicPay = async (id: number) =>
    (await people.server.visitor().get<Job>(`/api/jobs/${id}/public`)).body.minSalary;
  const waiting = async () => (await people.admin.get<Job[]>('/api/admin/pending-jobs?limit=100')).body;

  it('raises the pay of twelve listings, which one approval publishes', async () => {
    const ids = await listings(12);
    const { changed, skipped } = await act(ids, RAISE);
    expect(skipped).toEqual([]);
    expect(changed.map(({ id }) => id)).toEqual(ids);
    expect(changed[0]).toMatchObject({ parts: ['pay'], awaitsApproval: true, draftId: null });
    expect(await publicPay(ids[0] as number)).toBe(28_000);

    const queue = (await waiting()).filter(({ id }) => ids.includes(id));
    const [{ changedTogether }] = queue as [Job];
    expect(changedTogether).toEqual(expect.any(Number));
    expect(new Set(queue.map((job) => job.changedTogether)).size).toBe(1);
    const approved = await people.admin.put<{ approved: number[] }>('/api/admin/pending-jobs/approve', {
      listings: queue.map(({ id, version }) => ({ id, version })),
    });
    expect(approved.body.approved).toHaveLength(12);
    expect(await Promise.all(ids.map(publicPay))).toEqual(ids.map(() => 29_400));
  });

  it('reports each listing by itself', async () => {
    const [open, unpaid, stale] = (await listings(3)) as [number, number, number];
    await employer.put(`/api/jobs/${unpaid}`, { minSalary: null, maxSalary: null });
    const foreign = await openListing(await people.server.employer(), people.admin);
    const read = await seen([open, unpaid, stale, foreign]);
    await employer.put(`/api/jobs/${stale}`, { benefits: 'A room' });
    const { body } = await employer.post<Outcome>('/api/employer/jobs/changes', { listings: read, ...RAISE });
    expect(body.changed.map(({ id }) => id)).toEqual([open]);
    expect(body.skipped).toEqual([
      { id: unpaid, reason: 'refused', message: 'This job states no amounts to raise. Please set its pay instead.' },
      { id: stale, reason: 'changed', message: 'It has changed in the meantime.' },
      { id: foreign, reason: 'missing', message: 'Job not found' },
    ]);
  });

  it('archives, unarchives, renews and duplicates what can be', async () => {
    const ids = await listings(2);
    expect((await act(ids, { action: 'archive' })).changed).toHaveLength(2);
    expect((await act(ids, { action: 'archive' })).skipped.map(({ reason }) => reason)).toEqual(['same', 'same']);
    expect((await act(ids, { action: 'unarchive' })).changed).toHaveLength(2);
    expect((await act(ids, { action: 'renew' })).skipped.map(({ reason }) => reason)).toEqual(['refused', 'refused']);
    const { changed } = await act(ids, { action: 'duplicate' });
    const drafts = (await employer.get<{ id: number }[]>('/api/employer/drafts')).body;
    expect(changed.map(({ draftId }) => draftId).toSorted()).toEqual(drafts.map(({ id }) => id).toSorted());
  });

  it('publishes a raise and dates of a verified employer at once', async () => {
    const ids = await listings(2);
    await people.admin.put(`/api/admin/companies/${employer.user.id}/verify`, { note: 'Called the hotel.' });
    const { changed } = await act(ids, { action: 'change', change: { raise: 5, startsOn: '2030-05-01' } });
    expect(changed).toMatchObject([
      { parts: ['pay', 'dates'], awaitsApproval: false },
      { parts: ['pay', 'dates'], awaitsApproval: false },
    ]);
    expect(await publicPay(ids[0] as number)).toBe(29_400);
  });

  it('lets one of a change of many and a simultaneous edit, archiving or approval of one win', async () => {
    const [edited, archived, approved] = (await listings(3)) as [number, number, number];
    await employer.put(`/api/jobs/${approved}`, { benefits: 'A room' });
    const read = await seen([edited, archived, approved]);
    const tag = (id: number) => ({ 'If-Match': `"${read.find((one) => one.id === id)?.version}"` });
    const [{ body }, edit, , approval] = await Promise.all([
      employer.post<Outcome>('/api/employer/jobs/changes', { listings: read, ...RAISE }),
      employer.put(`/api/jobs/${edited}`, { title: 'Night Porter' }, tag(edited)),
      employer.put(`/api/jobs/${archived}/archive`, { archive: true }),
      people.admin.put(`/api/jobs/${approved}/approve`, undefined, tag(approved)),
    ]);
    const wasChanged = (id: number) => body.changed.some((one) => one.id === id);
    expect(edit.status).toBe(wasChanged(edited) ? 412 : 200);
    expect(approval.status).toBe(wasChanged(approved) ? 412 : 200);
    expect((await employer.get(`/api/jobs/${archived}`)).body).toMatchObject({ isArchived: true });
    expect(await publicPay(approved)).toBe(28_000);
  });

  it('is done once for retries with the same key', async () => {
    const [id] = (await listings(1)) as [number];
    const body = { listings: await seen([id]), action: 'duplicate' };
    const send = () => employer.post<Outcome>('/api/employer/jobs/changes', body, { 'Idempotency-Key': 'copies-1' });
    expect((await send()).body).toEqual((await send()).body);
    expect((await employer.get<unknown[]>('/api/employer/drafts')).body).toHaveLength(1);
  });

  it('locks listings in one order, so that two changes of many with keys cannot deadlock', async () => {
    const [first, last] = (await listings(2)).toSorted((a, b) => a - b) as [number, number];
    const body = { listings: await seen([last, first]), ...RAISE };
    const other = new Client({ connectionString: people.server.databaseUrl });
    await other.connect();
    const lock = (id: number) => other.query('select from job where id = $1 for update nowait', [id]);
    await other.query('begin');
    await lock(first);
    const answering = employer.post<Outcome>('/api/employer/jobs/changes', body, { 'Idempotency-Key': 'raise-1' });
    await eventually(async () => expect(await lockWaits(other)).toBe(1));
    expect((await lock(last)).rowCount).toBe(1);
    await other.query('commit');
    await other.end();
    expect((await answering).body.changed.map(({ id }) => id)).toEqual([last, first]);
  });

  it('leaves what was never approved to an individual review', async () => {
    const id = await pendingListing(employer, aJobForm());
    expect((await act([id], RAISE)).changed).toMatchObject([{ awaitsApproval: true }]);
    expect((await waiting()).find((job) => job.id === id)).toMatchObject({ changedTogether: null, minSalary: 29_400 });
  });

  it.each([
    [{ action: 'change' }, 'Choose what to change'],
    [{ action: 'change', change: { raise: 200 } }, 'A raise must be from 0.1 to 100 percent'],
    [{ action: 'change', change: { pay: 'more' } }, 'Pay must be an object'],
    [{ action: 'sell' }, 'action must be one of change, renew, archive, unarchive, duplicate'],
  ])('rejects %j', async (body, message) => {
    const sent = { listings: [{ id: 1, version: 1 }], ...body };
    const answer = await employer.post<{ message: string }>('/api/employer/jobs/changes', sent);
    expect([answer.status, answer.body.message]).toEqual([400, message]);
  });

  it('takes at most a hundred listings', async () => {
    const many = Array.from({ length: 101 }, (_, index) => ({ id: index + 1, version: 1 }));
    const { status } = await employer.post('/api/employer/jobs/changes', { listings: many, action: 'archive' });
    expect(status).toBe(400);
  });
});
