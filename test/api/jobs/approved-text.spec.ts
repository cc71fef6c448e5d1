import { offer } from '../../support/mothers/interviews.js';
import { JobBoard, type JobAnswer } from '../../support/mothers/job-board.js';
import { openListing } from '../../support/mothers/open-listing.js';
import type { ApiClient } from '../../support/server/api-client.js';

type Saved = { readonly id: number; readonly job: { readonly id: number; readonly title: string } };
type Managed = JobAnswer & { readonly state: string };

const MENDABLE = { reason: 'incomplete', text: 'What are the hours?' };

describe('the approved text of a listing whose change awaits approval', () => {
  const board = JobBoard.forTests({});

  const changed = async (title = 'Tango Porter') => {
    const { id } = await board.approved({ title: 'Night Quokka' });
    await board.owner.put(`/api/jobs/${id}`, { title: 'Something Else' });
    await board.owner.put(`/api/jobs/${id}`, { title });
    return id;
  };
  const titleFor = async (reader: ApiClient, id: number) =>
    (await reader.get<JobAnswer>(`/api/jobs/${id}/public`)).body.title;

  it('stays public in full: page, search, feed, sitemap, saved jobs and applications', async () => {
    const id = await changed();
    for (const reader of [board.visitor, board.seeker, board.other, board.owner, board.admin]) {
      const { status, body } = await reader.get<JobAnswer>(`/api/jobs/${id}/public`);
      expect({ status, body }).toMatchObject({
        status: 200,
        body: { title: 'Night Quokka', isApproved: true, isOpen: true },
      });
    }
    const search = async (keywords: string) =>
      (await board.visitor.get<JobAnswer[]>(`/api/jobs?keywords=${keywords}`)).body.map((job) => job.id);
    expect(await search('quokka')).toContain(id);
    expect(await search('tango')).not.toContain(id);
    for (const path of ['/jobs.rss', '/feeds/indeed.xml', `/jobs/${id}`]) {
      const page = JSON.stringify((await board.visitor.get(path)).body);
      expect(page).toContain('Night Quokka');
      expect(page).not.toContain('Tango Porter');
    }
    expect(JSON.stringify((await board.visitor.get('/sitemap-0.xml')).body)).toContain(`/jobs/${id}<`);
    const [saver, applicant] = await Promise.all([board.server.jobSeeker(), board.server.jobSeeker()]);
    expect((await saver.post('/api/bookmarks', { jobId: id })).status).toBe(201);
    expect((await applicant.post('/api/applications', { jobId: id, coverLetter: '' })).status).toBe(201);
    expect((await saver.get<Saved[]>('/api/bookmarks')).body).toMatchObject([{ job: { id, title: 'Night Quokka' } }]);
  });

  it('is beside the latest text for its employer and admins, who see the listing as pending', async () => {
    const id = await changed();
    for (const reader of [board.owner, board.admin]) {
      expect((await reader.get(`/api/jobs/${id}`)).body).toMatchObject({
        title: 'Tango Porter',
        isApproved: false,
        isPublic: true,
        approvedText: { title: 'Night Quokka' },
      });
    }
    const lists = [
      '/api/admin/pending-jobs?limit=100',
      '/api/jobs?state=pending&keywords=tango',
      '/api/jobs?state=all&keywords=quokka',
    ];
    for (const path of lists) {
      const { body } = await board.admin.get<Managed[]>(path);
      expect(body.find((job) => job.id === id)).toMatchObject({ title: 'Tango Porter', isApproved: false });
    }
    const own = (await board.owner.get<Managed[]>('/api/employer/jobs?limit=100')).body;
    expect(own.find((job) => job.id === id)).toMatchObject({ title: 'Tango Porter', state: 'pending' });
    const active = (await board.admin.get<Managed[]>('/api/jobs?state=active&keywords=quokka')).body;
    expect(active.map((job) => job.id)).not.toContain(id);
    const copy = await board.owner.post<{ form: { title: string } }>(`/api/jobs/${id}/duplicate`);
    expect(copy.body.form.title).toBe('Tango Porter');
  });

  it('is replaced with the approval of the version that the admin has seen, and of no other', async () => {
    const id = await changed();
    const { version } = (await board.admin.get<JobAnswer>(`/api/jobs/${id}`)).body;
    await board.owner.put(`/api/jobs/${id}`, { title: 'Pay Me First' });
    const approve = (tag: number) => board.admin.put(`/api/jobs/${id}/approve`, undefined, { 'if-match': `"${tag}"` });
    expect((await approve(version)).status).toBe(412);
    expect(await titleFor(board.visitor, id)).toBe('Night Quokka');
    expect((await approve(version + 1)).status).toBe(200);
    expect(await titleFor(board.visitor, id)).toBe('Pay Me First');
    expect((await board.admin.get<JobAnswer>(`/api/jobs/${id}`)).body).toMatchObject({ approvedText: null });
  });

  it('lets one of an approval and a simultaneous edit win, and never publishes what no admin has seen', async () => {
    const id = await changed();
    const { version } = (await board.admin.get<JobAnswer>(`/api/jobs/${id}`)).body;
    const tag = { 'if-match': `"${version}"` };
    const [approval, edit] = await Promise.all([
      board.admin.put(`/api/jobs/${id}/approve`, undefined, tag),
      board.owner.put(`/api/jobs/${id}`, { title: 'Pay Me First' }, tag),
    ]);
    expect([approval.status, edit.status].toSorted()).toEqual([200, 412]);
    expect(await titleFor(board.visitor, id)).toBe(approval.status === 200 ? 'Tango Porter' : 'Night Quokka');
  });

  it('stays when the change is rejected; the employer is told why', async () => {
    const id = await changed();
    await board.admin.put(`/api/jobs/${id}/reject`, MENDABLE);
    expect(await titleFor(board.visitor, id)).toBe('Night Quokka');
    expect((await board.owner.get(`/api/jobs/${id}`)).body).toMatchObject({
      title: 'Tango Porter',
      isRejected: true,
      isPublic: true,
      decision: { measure: 'rejected', ...MENDABLE },
    });
    const [decision] = (await board.admin.get<{ measure: string }[]>(`/api/jobs/${id}/decisions`)).body;
    expect(decision).toMatchObject({ measure: 'rejected' });
    const pending = (await board.admin.get<Managed[]>('/api/admin/pending-jobs?limit=100')).body;
    expect(pending.map((job) => job.id)).not.toContain(id);
  });

  it('is public again alone once the employer discards the change', async () => {
    const id = await changed();
    for (const [client, status] of [
      [board.visitor, 401],
      [board.seeker, 403],
      [board.admin, 403],
      [board.other, 404],
    ] as const) {
      expect((await client.delete(`/api/jobs/${id}/change`)).status).toBe(status);
    }
    expect((await board.owner.delete(`/api/jobs/${id}/change`, { 'if-match': '"1"' })).status).toBe(412);
    const { status, body } = await board.owner.delete(`/api/jobs/${id}/change`);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { title: 'Night Quokka', isApproved: true, approvedText: null },
    });
  });

  it('is closed and archived with the listing', async () => {
    const id = await changed();
    await board.owner.put(`/api/jobs/${id}`, { deadline: '2020-01-01' });
    expect((await board.visitor.get(`/api/jobs/${id}/public`)).body).toMatchObject({
      title: 'Night Quokka',
      isOpen: false,
    });
    await board.owner.put(`/api/jobs/${id}/archive`, { archive: true });
    expect((await board.visitor.get(`/api/jobs/${id}/public`)).status).toBe(404);
    await board.owner.put(`/api/jobs/${id}/archive`, { archive: false });
    expect(await titleFor(board.visitor, id)).toBe('Night Quokka');
  });

  it('is all that stays of a deleted account', async () => {
    const employer = await board.server.employer();
    const id = await openListing(employer, board.admin, { title: 'Night Quokka' });
    await employer.put(`/api/jobs/${id}`, { title: 'Tango Porter' });
    await employer.request('DELETE', '/api/account', { body: { password: 'correct horse' } });
    expect((await board.admin.get(`/api/jobs/${id}`)).body).toMatchObject({
      title: 'Night Quokka',
      approvedText: null,
    });
  });
});

describe('the last approved text of a listing that was sent back to its employer', () => {
  const board = JobBoard.forTests({});

  const sentBack = async (edit?: string) => {
    const { id } = await board.approved({ title: 'Night Porter' });
    const [saver, applicant] = await Promise.all([board.server.jobSeeker(), board.server.jobSeeker()]);
    await saver.post('/api/bookmarks', { jobId: id });
    const application = await applicant.post<{ id: number }>('/api/applications', { jobId: id, coverLetter: '' });
    await offer(board.owner, application.body.id);
    await board.admin.put(`/api/jobs/${id}/reject`, MENDABLE);
    if (edit) await board.owner.put(`/api/jobs/${id}`, { title: edit });
    return { id, saver, applicant, application: application.body.id };
  };

  it.each([undefined, 'Something Else'])('stays readable for applicants and users who saved it (%s)', async (edit) => {
    const { id, saver, applicant } = await sentBack(edit);
    for (const reader of [saver, applicant]) {
      const { status, body } = await reader.get<JobAnswer>(`/api/jobs/${id}/public`);
      expect({ status, body }).toMatchObject({
        status: 200,
        body: { title: 'Night Porter', isApproved: false, isOpen: false },
      });
    }
    expect((await saver.get<Saved[]>('/api/bookmarks')).body).toMatchObject([{ job: { id, title: 'Night Porter' } }]);
    expect((await board.seeker.post('/api/applications', { jobId: id })).status).toBe(409);
    for (const reader of [board.visitor, board.seeker, board.other]) {
      expect((await reader.get(`/api/jobs/${id}/public`)).status).toBe(404);
    }
    // The route with cached responses shows what visitors see.
    expect((await saver.get(`/api/jobs/${id}`)).status).toBe(404);

    await board.admin.put(`/api/jobs/${id}/approve`);
    const { title } = (await board.visitor.get<JobAnswer>(`/api/jobs/${id}/public`)).body;
    expect(title).toBe(edit ?? 'Night Porter');
  });

  it('is shown in lists of applications, in interviews and in messages from templates', async () => {
    const { applicant, application } = await sentBack('Something Else');
    type Applied = { readonly id: number; readonly job: { readonly title: string } };
    for (const [reader, list] of [
      [applicant, 'job-seeker'],
      [board.owner, 'employer'],
    ] as const) {
      const { body } = await reader.get<Applied[]>(`/api/applications/${list}`);
      expect(body.find(({ id }) => id === application)?.job.title).toBe('Night Porter');
    }
    expect((await applicant.get('/api/interviews')).body).toMatchObject([{ jobTitle: 'Night Porter' }]);
    const template = { name: 'Thanks', subject: 'About {{jobTitle}}', body: 'Thank you.' };
    const { id: templateId } = (await board.owner.post<{ id: number }>('/api/message-templates', template)).body;
    await board.owner.put('/api/applications/status', { ids: [application], status: 'reviewed', templateId });
    expect((await applicant.get(`/api/applications/${application}/events`)).body).toContainEqual(
      expect.objectContaining({ message: { subject: 'About Night Porter', body: 'Thank you.' } }),
    );
  });

  it('is hidden once the listing is archived', async () => {
    const { id, saver } = await sentBack();
    await board.owner.put(`/api/jobs/${id}/archive`, { archive: true });
    expect((await saver.get(`/api/jobs/${id}/public`)).status).toBe(404);
    expect((await saver.get<Saved[]>('/api/bookmarks')).body).toEqual([]);
  });
});
