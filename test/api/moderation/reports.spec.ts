import { Client } from 'pg';
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

  it('stay open if the measure fails', async () => {
    const { id } = await board.approved();
    await report(board.seeker, id);
    const decide = (body: object, headers?: Record<string, string>) =>
      board.admin.put(`/api/admin/reports/${id}`, body, headers);
    expect((await decide({ outcome: 'archived' })).status).toBe(400);
    expect((await decide({ outcome: 'rejected', ...statement }, { 'if-match': '"1"' })).status).toBe(412);
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

  describe('the review of a listing', () => {
    it('shows hints, the last approved text and the history of the company', async () => {
      const { id } = await board.approved({ benefits: 'A room in the hotel.' });
      await board.owner.put(`/api/jobs/${id}`, { benefits: THREAT });
      const review = await board.admin.get<{ hints: { rule: string }[] }>(`/api/admin/jobs/${id}/review`);
      expect(review.body).toMatchObject({
        text: { benefits: THREAT },
        approvedText: { benefits: 'A room in the hotel.' },
        counts: { listings: expect.any(Number) as number, approved: expect.any(Number) as number },
      });
      expect(review.body.hints.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['fees']));
    });

    it('detects a text that another company has published', async () => {
      const description = `Our quiet lakeside retreat looks for somebody who greets every guest by name and keeps the fire burning. ${'You work in a small team. '.repeat(4)}`;
      await board.approved({ description });
      const { body: copy } = await board.other.post<{ id: number }>('/api/jobs', aJobForm({ description }));
      const review = await board.admin.get<{ hints: { rule: string }[] }>(`/api/admin/jobs/${copy.id}/review`);
      expect(review.body.hints.map(({ rule }) => rule)).toContain('copied');
    });
  });
});
