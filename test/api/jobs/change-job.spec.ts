import type { ApiClient } from '../../support/server/api-client.js';
import { JobBoard, type JobAnswer } from '../../support/mothers/job-board.js';
import { aJobForm } from '../../support/mothers/job-mother.js';

const DAY = 24 * 60 * 60 * 1000;
const inDays = (days: number): string => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

describe('changing listings', () => {
  const board = JobBoard.forTests();

  describe('PUT /api/jobs/{id}', () => {
    it('sends an approved listing back to pending when its text changes', async () => {
      const { id } = await board.approved();
      const { status, headers, body } = await board.owner.put<JobAnswer>(`/api/jobs/${id}`, {
        title: 'Night Receptionist',
      });
      expect(status).toBe(200);
      expect(headers.get('etag')).toBe('"3"');
      expect(body).toMatchObject({ title: 'Night Receptionist', company: 'Seaside Hotels', isApproved: false });
      expect((await board.visitor.get<JobAnswer>(`/api/jobs/${id}`)).body).toMatchObject({
        title: 'Front Desk Agent',
        isApproved: true,
      });
    });

    it('keeps the approval for equal values or another deadline', async () => {
      const { id } = await board.approved();
      expect((await board.owner.put<JobAnswer>(`/api/jobs/${id}`, aJobForm())).body).toMatchObject({ version: 2 });
      const deadline = inDays(90);
      expect((await board.owner.put<JobAnswer>(`/api/jobs/${id}`, { deadline })).body).toMatchObject({
        deadline: `${deadline}T00:00:00.000Z`,
        isApproved: true,
        isOpen: true,
        version: 3,
      });
    });

    it('ignores privileged fields', async () => {
      const { id } = await board.pending();
      const privileged = {
        isApproved: true,
        isArchived: true,
        views: 9,
        employerId: 1,
        version: 9,
        approvedAt: '2020',
      };
      expect((await board.owner.put<JobAnswer>(`/api/jobs/${id}`, privileged)).body).toMatchObject({
        isApproved: false,
        isArchived: false,
        views: 0,
        employerId: board.owner.user.id,
        version: 1,
      });
    });

    it('is restricted to the owner', async () => {
      const { id } = await board.approved();
      expect((await board.visitor.put(`/api/jobs/${id}`, {})).status).toBe(401);
      expect((await board.seeker.put(`/api/jobs/${id}`, {})).status).toBe(403);
      expect((await board.admin.put(`/api/jobs/${id}`, {})).status).toBe(403);
      expect((await board.other.put(`/api/jobs/${id}`, {})).status).toBe(404);
      expect((await board.owner.put('/api/jobs/999999', {})).status).toBe(404);
    });

    it('rejects an invalid form and changes nothing', async () => {
      const { id } = await board.approved();
      for (const form of [{ title: null }, { title: 'Hi' }, { jobType: 'x' }, { minSalary: 99_000 }, { skills: {} }]) {
        expect((await board.owner.put(`/api/jobs/${id}`, form)).status).toBe(400);
      }
      expect((await board.owner.get<JobAnswer>(`/api/jobs/${id}`)).body).toMatchObject({
        version: 2,
        isApproved: true,
      });
    });

    it('rejects a version made stale by an edit, but not by a page view', async () => {
      const { id } = await board.approved();
      const tag = (await board.owner.get(`/api/jobs/${id}`)).headers.get('etag') ?? '';
      await board.seeker.get(`/api/jobs/${id}/public`, { 'user-agent': 'Mozilla/5.0 (X11; rv:140.0) Firefox/140.0' });
      const edit = (title: string, ifMatch: string) =>
        board.owner.put(`/api/jobs/${id}`, { title }, { 'if-match': ifMatch });
      expect((await edit('First title', tag)).status).toBe(200);
      expect((await edit('Second title', tag)).status).toBe(412);
      expect((await edit('Third title', 'nonsense')).status).toBe(412);
      expect((await edit('Fourth title', '*')).status).toBe(200);
      expect((await edit('Fifth title', '"1", "999"')).status).toBe(412);
      const now = (await board.owner.get(`/api/jobs/${id}`)).headers.get('etag') ?? '';
      expect((await edit('Sixth title', `"1", ${now}`)).status).toBe(200);
    });

    it('accepts one of two simultaneous edits', async () => {
      const { id } = await board.approved();
      const edits = ['First title', 'Second title'].map((title) =>
        board.owner.put(`/api/jobs/${id}`, { title }, { 'if-match': '"2"' }),
      );
      expect((await Promise.all(edits)).map(({ status }) => status).toSorted()).toEqual([200, 412]);
      expect((await board.owner.get<JobAnswer>(`/api/jobs/${id}`)).body.version).toBe(3);
    });
  });

  describe('PUT /api/jobs/{id}/approve', () => {
    it('opens the listing for 720 hours', async () => {
      const { id } = await board.pending();
      const before = Date.now();
      const { status, body } = await board.admin.put<JobAnswer>(`/api/jobs/${id}/approve`, undefined, {
        'if-match': '"1"',
      });
      expect(status).toBe(200);
      expect(body).toMatchObject({ isApproved: true, isOpen: true, version: 2 });
      const end = Date.parse(body.closesAt as string);
      expect(end).toBeGreaterThanOrEqual(before + 30 * DAY);
      expect(end).toBeLessThanOrEqual(Date.now() + 30 * DAY);
    });

    it('changes nothing the second time', async () => {
      const first = await board.approved();
      expect((await board.admin.put<JobAnswer>(`/api/jobs/${first.id}/approve`)).body).toEqual(first);
    });

    it('rejects a version that the admin has not seen', async () => {
      const { id } = await board.pending();
      await board.owner.put(`/api/jobs/${id}`, { title: 'Something else' });
      const { status } = await board.admin.put(`/api/jobs/${id}/approve`, undefined, { 'if-match': '"1"' });
      expect(status).toBe(412);
      expect((await board.visitor.get(`/api/jobs/${id}`)).status).toBe(404);
    });

    it('is restricted to admins', async () => {
      const { id } = await board.pending();
      expect((await board.visitor.put(`/api/jobs/${id}/approve`)).status).toBe(401);
      for (const client of [board.seeker, board.owner, board.other])
        expect((await client.put(`/api/jobs/${id}/approve`)).status).toBe(403);
      expect((await board.admin.put('/api/jobs/999999/approve')).status).toBe(404);
    });
  });

  describe('PUT /api/jobs/{id}/archive', () => {
    it('archives and unarchives for the owner or an admin, repeatedly', async () => {
      const { id } = await board.approved();
      const archive = async (client: ApiClient, on: boolean): Promise<JobAnswer> =>
        (await client.put<JobAnswer>(`/api/jobs/${id}/archive`, { archive: on })).body;
      expect(await archive(board.owner, true)).toMatchObject({ isArchived: true, isOpen: false, version: 3 });
      expect(await archive(board.owner, true)).toMatchObject({ isArchived: true, version: 3 });
      expect((await board.visitor.get(`/api/jobs/${id}`)).status).toBe(404);
      expect(await archive(board.admin, false)).toMatchObject({ isArchived: false, isOpen: true, version: 4 });
      expect((await board.visitor.get(`/api/jobs/${id}`)).status).toBe(200);
    });

    it('never approves by unarchiving', async () => {
      const { id } = await board.pending();
      await board.owner.put(`/api/jobs/${id}/archive`, { archive: true });
      const { body } = await board.owner.put<JobAnswer>(`/api/jobs/${id}/archive`, { archive: false });
      expect(body).toMatchObject({ isArchived: false, isApproved: false });
    });

    it('is restricted to the owner and admins', async () => {
      const { id } = await board.approved();
      const path = `/api/jobs/${id}/archive`;
      expect((await board.visitor.put(path, { archive: true })).status).toBe(401);
      expect((await board.seeker.put(path, { archive: true })).status).toBe(403);
      expect((await board.other.put(path, { archive: true })).status).toBe(404);
      expect((await board.visitor.get(`/api/jobs/${id}`)).status).toBe(200);
    });

    it.each([{}, { archive: 'true' }, { archive: null }, { archive: 1 }])('rejects %j', async (body) => {
      const { id } = await board.pending();
      expect((await board.owner.put(`/api/jobs/${id}/archive`, body)).status).toBe(400);
    });
  });
});
