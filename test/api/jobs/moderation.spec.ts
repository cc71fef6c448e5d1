import { Client } from 'pg';
import { eventually } from '../../support/eventually.js';
import { JobBoard, type JobAnswer } from '../../support/mothers/job-board.js';
import type { Answer, ApiClient } from '../../support/server/api-client.js';

const DAY = 24 * 60 * 60 * 1000;
const inDays = (days: number): string => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

describe('moderation', () => {
  const board = JobBoard.forTests({});

  const archive = (client: ApiClient, id: number, on: boolean): Promise<Answer<JobAnswer>> =>
    client.put<JobAnswer>(`/api/jobs/${id}/archive`, { archive: on });
  const edit = async (id: number, form: object): Promise<JobAnswer> =>
    (await board.owner.put<JobAnswer>(`/api/jobs/${id}`, form)).body;
  const publicStatus = async (id: number): Promise<number> =>
    (await board.visitor.get(`/api/jobs/${id}/public`)).status;

  describe('a takedown by an admin', () => {
    it('cannot be undone by the owner', async () => {
      const { id } = await board.approved();
      expect((await archive(board.admin, id, true)).body).toMatchObject({ isArchived: true, archivedBy: 'admin' });
      const refused = await archive(board.owner, id, false);
      expect(refused.status).toBe(409);
      expect(refused.body).toMatchObject({
        code: 'archived_by_admin',
        message: 'An admin archived this job, so only an admin can restore it.',
      });
      await edit(id, { title: 'Night Receptionist' });
      expect((await archive(board.owner, id, false)).status).toBe(409);
      expect(await publicStatus(id)).toBe(404);
      expect((await archive(board.admin, id, false)).body).toMatchObject({ isArchived: false, archivedBy: null });
    });

    it('overrides archiving by the owner, before and after', async () => {
      const { id } = await board.archived();
      expect((await archive(board.admin, id, true)).body).toMatchObject({ archivedBy: 'admin' });
      expect((await archive(board.owner, id, true)).body).toMatchObject({ archivedBy: 'admin' });
      expect((await archive(board.owner, id, false)).status).toBe(409);
      const listed = (await board.owner.get<JobAnswer[]>('/api/employer/jobs')).body.find((job) => job.id === id);
      expect(listed).toMatchObject({ isArchived: true, archivedBy: 'admin' });
    });

    it('does not affect listings archived by the owner', async () => {
      const { id } = await board.archived();
      expect((await archive(board.owner, id, false)).body).toMatchObject({ isArchived: false, isOpen: true });
    });
  });

  describe('editing an approved listing', () => {
    it.each([{ skills: ['Pay a $50 deposit first'] }, { department: 'Send your passport to me@example.com' }])(
      'hides %j until an admin approves it',
      async (form) => {
        const { id } = await board.approved();
        expect(await edit(id, form)).toMatchObject({ isApproved: false });
        const shown = JSON.stringify((await board.visitor.get(`/api/jobs/${id}/public`)).body);
        for (const text of Object.values(form).flat()) expect(shown).not.toContain(text);
      },
    );

    it('rejects a deadline more than 180 days ahead, as posting does', async () => {
      const { id } = await board.approved();
      for (const deadline of ['2999-12-31', inDays(182)]) {
        const refused = await board.owner.put(`/api/jobs/${id}`, { deadline });
        expect(refused.status).toBe(400);
        expect(refused.body).toMatchObject({ message: 'The deadline must be within the next 180 days' });
        expect((await board.pending({ deadline })).id).toBeUndefined();
      }
      expect(await edit(id, { deadline: inDays(179) })).toMatchObject({ isApproved: true, isOpen: true });
    });

    it('grants premium only once an admin approves it, and keeps the listing visible', async () => {
      const { id } = await board.approved({ company: 'Quokka Lodge' });
      expect(await edit(id, { isPremium: true })).toMatchObject({
        isPremium: false,
        premiumRequested: true,
        isApproved: true,
      });
      const premium = async (): Promise<number[]> =>
        (await board.visitor.get<JobAnswer[]>('/api/jobs?keywords=quokka&premium=true')).body.map((job) => job.id);
      expect(await premium()).toEqual([]);
      expect((await board.visitor.get<JobAnswer>(`/api/jobs/${id}/public`)).body).toMatchObject({ isPremium: false });
      const awaiting = (await board.admin.get<JobAnswer[]>('/api/admin/pending-jobs')).body.find(
        (job) => job.id === id,
      );
      expect(awaiting).toMatchObject({ premiumRequested: true, state: 'active' });
      const { body } = await board.admin.put<JobAnswer>(`/api/jobs/${id}/approve`);
      expect(body).toMatchObject({ isPremium: true, premiumRequested: false });
      expect(await premium()).toEqual([id]);
    });
  });

  describe('rejecting or taking down a listing', () => {
    const statement = { reason: 'fees', text: 'Please remove the uniform deposit.' };
    const reject = (id: number, body: object = statement, headers: Record<string, string> = {}) =>
      board.admin.put<JobAnswer>(`/api/jobs/${id}/reject`, body, headers);
    const pendingIds = async (): Promise<number[]> =>
      (await board.admin.get<JobAnswer[]>('/api/admin/pending-jobs')).body.map((job) => job.id);

    it('shows the employer the reason, and waits for a change', async () => {
      const { id } = await board.pending();
      expect((await reject(id)).body).toMatchObject({ isRejected: true, isApproved: false });
      expect(await pendingIds()).not.toContain(id);
      const own = (await board.owner.get<JobAnswer[]>('/api/employer/jobs')).body.find((job) => job.id === id);
      expect(own).toMatchObject({
        state: 'rejected',
        decision: {
          measure: 'rejected',
          ...statement,
          sentence: 'Applicants must never pay to apply, to be placed or to start work.',
          isAutomated: false,
        },
      });
      expect(await edit(id, { benefits: 'Uniform provided.' })).toMatchObject({ isRejected: false, isApproved: false });
      const awaiting = (await board.admin.get<JobAnswer[]>('/api/admin/pending-jobs')).body.find(
        (job) => job.id === id,
      );
      expect(awaiting).toMatchObject({ state: 'pending', decision: { measure: 'rejected' } });
      await board.admin.put(`/api/jobs/${id}/approve`);
      const history = (await board.owner.get<{ measure: string }[]>(`/api/jobs/${id}/decisions`)).body;
      expect(history.map(({ measure }) => measure)).toEqual(['approved', 'rejected']);
    });

    it('hides a published listing from everyone else', async () => {
      const { id } = await board.approved();
      await reject(id);
      expect(await publicStatus(id)).toBe(404);
      expect((await board.visitor.get<JobAnswer[]>('/api/jobs?limit=100')).body.map((job) => job.id)).not.toContain(id);
    });

    it('requires the current version, a known reason, and a listing not yet rejected or archived', async () => {
      const { id } = await board.pending();
      expect((await reject(id, statement, { 'if-match': '"9"' })).status).toBe(412);
      expect((await reject(id, { reason: 'mood', text: 'No.' })).status).toBe(400);
      expect((await reject(id, { reason: 'fees', text: ' ' })).status).toBe(400);
      await reject(id);
      expect((await reject(id)).status).toBe(409);
      expect((await reject((await board.archived()).id)).status).toBe(409);
    });

    it('shows the reason for a takedown', async () => {
      const { id } = await board.approved();
      await board.admin.put(`/api/jobs/${id}/archive`, { archive: true, ...statement });
      expect((await board.owner.get<JobAnswer>(`/api/jobs/${id}`)).body).toMatchObject({
        isArchived: true,
        decision: { measure: 'archived', ...statement },
      });
    });
  });

  it('rejects an application that arrives while the listing is being archived', async () => {
    const { id: jobId } = await board.approved();
    const archiving = new Client({ connectionString: board.server.databaseUrl });
    await archiving.connect();
    try {
      await archiving.query('begin');
      await archiving.query(`update job set archived_at = now(), archived_by = 'employer' where id = $1`, [jobId]);
      const applying = board.seeker.post('/api/applications', { jobId });
      await eventually(async () => {
        const { rows } = await archiving.query(
          `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        );
        expect(rows).toHaveLength(1);
      });
      await archiving.query('commit');
      expect((await applying).status).toBe(409);
    } finally {
      await archiving.end();
    }
    expect((await board.seeker.get<unknown[]>('/api/applications/job-seeker')).body).toEqual([]);
  });
});
