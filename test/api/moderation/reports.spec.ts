import type { ApiClient } from '../../support/server/api-client.js';
import { Client } from 'pg';
import { Database } from '#platform/postgres/database.js';
import { JobBoard } from '../../support/mothers/job-board.js';
import { aJobForm } from '../../support/mothers/job-mother.js';
import { openListing } from '../../support/mothers/open-listing.js';

const THREAT =
  'Please send a copy of your passport and a refundable visa processing fee of $200 before you travel to us.';

describe('reports of listings', () => {
  const board = JobBoard.forTests();
  const statement = { reason: 'scam', text: 'The hotel does not know you.' };

  const report = async (client: typeof board.seeker, id: number, body: object = { reason: 'scam' }): Promise<number> =>
    (await client.post(`/api/jobs/${id}/reports`, body)).status;
  const queue = async () =>
    (
      await board.admin.get<{ jobId: number; count: number; isPublished: boolean; reports: object[] }[]>(
        '/api/admin/reports',
      )
    ).body;

  it('are limited to one per user and one per address', async () => {
    const { id } = await board.approved();
    expect(await report(board.seeker, id)).toBe(204);
    expect(await report(board.seeker, id, { reason: 'fees' })).toBe(409);
    expect(await report(board.visitor, id, { reason: 'other', text: 'They asked me for money.' })).toBe(204);
    expect(await report(board.visitor, id)).toBe(409);
    expect((await queue()).find(({ jobId }) => jobId === id)).toMatchObject({
      count: 2,
      reports: [
        { reason: 'scam', text: null, hasAccount: true },
        { reason: 'other', text: 'They asked me for money.', hasAccount: false },
      ],
    });
  });

  it('require a known reason, a text for other reasons, and a listing that the reporter can see', async () => {
    const { id } = await board.approved();
    expect(await report(board.seeker, id, { reason: 'mood' })).toBe(400);
    expect(await report(board.seeker, id, { reason: 'other' })).toBe(400);
    expect(await report(board.seeker, (await board.pending()).id)).toBe(404);
    expect(await report(board.owner, id)).toBe(404);
  });

  it('show the first twenty of a listing, and how many there are', async () => {
    const { id } = await board.approved();
    await board.server.app.get(Database).query(
      `insert into listing_report (job_id, title, company, reason, text, address_hash, reported_at)
       select $1, 'Cook', 'Inn', 'other', 'Report ' || n, 'hash ' || n, now() from generate_series(1, 22) n`,
      [id],
    );
    const found = (await queue()).find(({ jobId }) => jobId === id);
    expect(found?.reports).toMatchObject(Array.from({ length: 20 }, (_, index) => ({ text: `Report ${index + 1}` })));
  });

  it('store no address', async () => {
    const { id } = await board.approved();
    await report(board.visitor, id);
    const database = new Client({ connectionString: board.server.databaseUrl });
    await database.connect();
    try {
      const { rows } = await database.query('select * from listing_report where job_id = $1', [id]);
      expect(JSON.stringify(rows)).not.toMatch(/127\.0\.0\.1|::1/);
      expect(rows).toEqual([
        expect.objectContaining({ reporter_id: null, address_hash: expect.any(String) as string }),
      ]);
    } finally {
      await database.end();
    }
  });

  it('show the outcome to the reporter, and only the measure to the employer', async () => {
    const { id } = await board.approved();
    await report(board.seeker, id);
    const other = await board.server.jobSeeker();
    await report(other, (await board.approved()).id);
    expect((await board.admin.put(`/api/admin/reports/${id}`, { outcome: 'rejected', ...statement })).status).toBe(204);
    const own = (await board.seeker.get<object[]>('/api/account/reports')).body;
    expect(own[0]).toMatchObject({ jobId: id, outcome: 'rejected' });
    expect((await other.get<object[]>('/api/account/reports')).body).toHaveLength(1);
    const listing = (await board.owner.get<object>(`/api/jobs/${id}`)).body;
    expect(listing).toMatchObject({ isRejected: true, decision: { measure: 'rejected', ...statement } });
    expect(JSON.stringify(listing)).not.toContain('report');
    expect((await queue()).map(({ jobId }) => jobId)).not.toContain(id);
  });

  it('keep their outcome when later reports of the listing get another', async () => {
    const { id } = await board.approved();
    const later = await board.server.jobSeeker();
    const close = async (outcome: object) =>
      expect((await board.admin.put(`/api/admin/reports/${id}`, outcome)).status).toBe(204);
    const outcomes = async (client: ApiClient) =>
      (await client.get<{ jobId: number; outcome: string | null }[]>('/api/account/reports')).body
        .filter(({ jobId }) => jobId === id)
        .map(({ outcome }) => outcome);
    await report(board.seeker, id);
    await close({ outcome: 'dismissed' });
    await report(later, id);
    expect([await outcomes(board.seeker), await outcomes(later)]).toEqual([['dismissed'], [null]]);
    await close({ outcome: 'rejected', ...statement });
    expect([await outcomes(board.seeker), await outcomes(later)]).toEqual([['dismissed'], ['rejected']]);
  });

  it('stay open if the measure fails', async () => {
    const { id } = await board.approved();
    await report(board.seeker, id);
    const decide = (body: object, headers?: Record<string, string>) =>
      board.admin.put(`/api/admin/reports/${id}`, body, headers);
    expect((await decide({ outcome: 'archived' })).status).toBe(400);
    for (const outcome of ['rejected', 'archived']) {
      expect((await decide({ outcome, ...statement }, { 'if-match': '"1"' })).status).toBe(412);
    }
    expect((await queue()).map(({ jobId }) => jobId)).toContain(id);
    expect((await decide({ outcome: 'dismissed' })).status).toBe(204);
    expect((await decide({ outcome: 'archived', ...statement })).status).toBe(404);
    expect((await board.visitor.get(`/api/jobs/${id}`)).status).toBe(200);
  });

  it('of a suspended employer show that the listing is not published', async () => {
    const owner = await board.server.employer();
    const id = await openListing(owner, board.admin);
    await report(board.seeker, id);
    const isPublished = async () => (await queue()).find(({ jobId }) => jobId === id)?.isPublished;
    const published = async () =>
      (await board.admin.get<{ counts: object }>(`/api/admin/jobs/${id}/review`)).body.counts;
    expect([await isPublished(), await published()]).toMatchObject([true, { listings: 1, published: 1 }]);
    await board.admin.put(`/api/users/${owner.user.id}/suspension`, {
      suspended: true,
      reason: 'You asked applicants for fees.',
    });
    expect([await isPublished(), await published()]).toMatchObject([false, { listings: 1, published: 0 }]);
  });

  it('takes a reported text off the site, whatever change of it awaits approval', async () => {
    const { id } = await board.approved({ title: 'Night Porter' });
    await board.seeker.post(`/api/jobs/${id}/reports`, { reason: 'scam', text: 'They want money.' });
    await board.owner.put(`/api/jobs/${id}`, { title: 'Honest Porter' });
    const decision = { outcome: 'rejected', reason: 'incomplete', text: 'What are the hours?' };
    expect((await board.admin.put(`/api/admin/reports/${id}`, decision)).status).toBe(204);
    expect((await board.visitor.get(`/api/jobs/${id}`)).status).toBe(404);
    expect((await board.owner.get(`/api/jobs/${id}`)).body).toMatchObject({ title: 'Honest Porter', isRejected: true });
  });

  describe('the review of a listing', () => {
    it('counts what became of the listings of the company', async () => {
      const owner = await board.server.employer();
      const ids: number[] = [];
      for (let count = 0; count < 7; count += 1) ids.push(await openListing(owner, board.admin));
      const [first = 0, second = 0, third = 0, fourth = 0] = ids;
      await owner.post('/api/jobs', aJobForm());
      for (const reporter of [board.seeker, await board.server.jobSeeker(), board.visitor])
        expect(await report(reporter, first)).toBe(204);
      for (const id of [second, third])
        expect((await board.admin.put(`/api/jobs/${id}/reject`, statement)).status).toBe(200);
      await board.admin.put(`/api/jobs/${fourth}/archive`, { archive: true });
      const { body } = await board.admin.get<{ counts: object }>(`/api/admin/jobs/${first}/review`);
      expect(body.counts).toEqual({ listings: 8, published: 4, approved: 7, rejected: 2, takenDown: 1, reports: 3 });
    });

    it('shows hints about a change', async () => {
      const { id } = await board.approved({ benefits: 'A room in the hotel.' });
      await board.owner.put(`/api/jobs/${id}`, { benefits: THREAT });
      const review = await board.admin.get<{ hints: { rule: string }[] }>(`/api/admin/jobs/${id}/review`);
      expect(review.body.hints.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['fees']));
    });

    it('detects a text that another company has published', async () => {
      const description = `Our quiet lakeside retreat looks for somebody who greets every guest by name and keeps the fire burning. ${'You work in a small team. '.repeat(4)}`;
      await board.approved({ description });
      const { id: own } = await board.approved({ description });
      const rules = async (id: number) =>
        (await board.admin.get<{ hints: { rule: string }[] }>(`/api/admin/jobs/${id}/review`)).body.hints.map(
          ({ rule }) => rule,
        );
      expect(await rules(own)).not.toContain('copied');
      const { body: copy } = await board.other.post<{ id: number }>('/api/jobs', aJobForm({ description }));
      expect(await rules(copy.id)).toContain('copied');
    });
  });
});
