import { offer } from '../../support/mothers/interviews.js';
import { JobBoard, type JobAnswer } from '../../support/mothers/job-board.js';
import type { ApiClient } from '../../support/server/api-client.js';

type Saved = { readonly id: number; readonly job: { readonly id: number; readonly title: string } };

describe('the last approved text of a listing', () => {
  const board = JobBoard.forTests();

  it('stays readable for applicants and users who saved the listing while the new text is pending', async () => {
    const { id } = await board.approved({ title: 'Night Porter' });
    const [saver, applicant] = await Promise.all([board.server.jobSeeker(), board.server.jobSeeker()]);
    await saver.post('/api/bookmarks', { jobId: id });
    await applicant.post('/api/applications', { jobId: id, coverLetter: '' });
    await board.owner.put(`/api/jobs/${id}`, { title: 'Something Else' });
    await board.owner.put(`/api/jobs/${id}`, { title: 'Something Else Again' });

    for (const reader of [saver, applicant]) {
      const { status, body } = await reader.get<JobAnswer>(`/api/jobs/${id}/public`);
      expect(status).toBe(200);
      expect(body).toMatchObject({ title: 'Night Porter', isApproved: false, isOpen: false });
    }
    expect((await saver.get<Saved[]>('/api/bookmarks')).body).toMatchObject([{ job: { id, title: 'Night Porter' } }]);
    expect((await applicant.post('/api/applications', { jobId: id })).status).toBe(409);
    for (const reader of [board.visitor, board.seeker, board.other]) {
      expect((await reader.get(`/api/jobs/${id}/public`)).status).toBe(404);
    }
    // The route with cached responses shows what visitors see.
    expect((await saver.get(`/api/jobs/${id}`)).status).toBe(404);

    await board.admin.put(`/api/jobs/${id}/approve`);
    expect((await saver.get<JobAnswer>(`/api/jobs/${id}/public`)).body).toMatchObject({
      title: 'Something Else Again',
    });
  });

  it('is shown to applicants in their list, in interviews and in messages from templates', async () => {
    const { id } = await board.approved({ title: 'Night Porter' });
    const applicant = await board.server.jobSeeker();
    const application = (await applicant.post<{ id: number }>('/api/applications', { jobId: id })).body.id;
    await offer(board.owner, application);
    await board.owner.put(`/api/jobs/${id}`, { title: 'Something Else' });

    type Applied = { readonly job: { readonly title: string } };
    const titles = async (reader: ApiClient, list: string) => [
      (await reader.get<Applied[]>(`/api/applications/${list}`)).body.find(({ job }) => job)?.job.title,
      (await reader.get<Applied>(`/api/applications/${application}`)).body.job.title,
    ];
    expect(await titles(applicant, 'job-seeker')).toEqual(['Night Porter', 'Night Porter']);
    expect(await titles(board.owner, 'employer')).toEqual(['Something Else', 'Something Else']);
    expect((await applicant.get('/api/interviews')).body).toMatchObject([{ jobTitle: 'Night Porter' }]);
    const template = { name: 'Thanks', subject: 'About {{jobTitle}}', body: 'Thank you.' };
    const { id: templateId } = (await board.owner.post<{ id: number }>('/api/message-templates', template)).body;
    await board.owner.put('/api/applications/status', { ids: [application], status: 'reviewed', templateId });
    expect((await applicant.get(`/api/applications/${application}/events`)).body).toContainEqual(
      expect.objectContaining({ message: { subject: 'About Night Porter', body: 'Thank you.' } }),
    );

    await board.admin.put(`/api/jobs/${id}/approve`);
    expect(await titles(applicant, 'job-seeker')).toEqual(['Something Else', 'Something Else']);
  });

  it('is hidden once the listing is archived', async () => {
    const { id } = await board.approved();
    await board.seeker.post('/api/bookmarks', { jobId: id });
    await board.owner.put(`/api/jobs/${id}`, { title: 'Something Else' });
    await board.owner.put(`/api/jobs/${id}/archive`, { archive: true });
    expect((await board.seeker.get(`/api/jobs/${id}/public`)).status).toBe(404);
    expect((await board.seeker.get<Saved[]>('/api/bookmarks')).body).toEqual([]);
  });
});
