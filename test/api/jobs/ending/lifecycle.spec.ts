import { JobBoard, type JobAnswer } from '../../../support/mothers/job-board.js';
import { aJobForm } from '../../../support/mothers/job-mother.js';

const DAY = 24 * 60 * 60 * 1000;
const inDays = (days: number): string => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

type Draft = { id: number; title: string; version: number; form: Record<string, unknown> };

const statuses = (answers: readonly { readonly status: number }[]) => answers.map(({ status }) => status).toSorted();

describe('listing drafts', () => {
  const board = JobBoard.forTests();
  const draftOf = async (form: object): Promise<Draft> =>
    (await board.owner.post<Draft>('/api/employer/drafts', form)).body;

  it('are stored even if incomplete, replaced as a whole, and private to their employer', async () => {
    const { id, version } = await draftOf({ title: 'Ni', minSalary: 30_000, questions: [{ question: '', kind: '' }] });
    const ifMatch = { 'if-match': `"${version}"` };
    const replaced = await board.owner.put<Draft>(`/api/employer/drafts/${id}`, { title: 'Night Porter' }, ifMatch);
    expect(replaced.body).toMatchObject({ title: 'Night Porter', form: { title: 'Night Porter' }, version: 2 });
    expect(replaced.body.form).not.toHaveProperty('minSalary');
    expect((await board.owner.put(`/api/employer/drafts/${id}`, { title: 'Lost' }, ifMatch)).status).toBe(412);
    expect((await board.owner.get<Draft[]>('/api/employer/drafts')).body).toMatchObject([
      { id, title: 'Night Porter' },
    ]);
    expect((await board.other.get<Draft[]>('/api/employer/drafts')).body).toEqual([]);
    expect((await board.owner.delete(`/api/employer/drafts/${id}`)).status).toBe(204);
    expect((await board.owner.get(`/api/employer/drafts/${id}`)).status).toBe(404);
  });

  it('become one listing when posted twice at once', async () => {
    const { id: draftId } = await draftOf({ title: 'Only Once' });
    const post = () => board.owner.post('/api/jobs', { ...aJobForm({ title: 'Only Once' }), draftId });
    expect(statuses(await Promise.all([post(), post()]))).toEqual([201, 409]);
    const listings = (await board.owner.get<JobAnswer[]>('/api/employer/jobs')).body;
    expect(listings.filter((job) => job['title'] === 'Only Once')).toHaveLength(1);
    expect((await board.owner.get<Draft[]>('/api/employer/drafts')).body).toEqual([]);
  });

  it('are kept when posting fails, and cannot be posted by others', async () => {
    const { id: draftId } = await draftOf({ title: 'Mine' });
    expect((await board.owner.post('/api/jobs', { title: 'No', draftId })).status).toBe(400);
    expect((await board.other.post('/api/jobs', { ...aJobForm(), draftId })).status).toBe(409);
    expect((await board.owner.delete(`/api/employer/drafts/${draftId}`)).status).toBe(204);
  });

  it('are limited in size, and to twenty even for simultaneous requests', async () => {
    const employer = await board.server.employer();
    const add = (form: object = {}) => employer.post<Draft>('/api/employer/drafts', form);
    expect((await add({ description: 'a'.repeat(70_000) })).status).toBe(400);
    const answers = await Promise.all(Array.from({ length: 22 }, () => add()));
    expect(statuses(answers)).toEqual([...Array<number>(20).fill(201), 409, 409]);
  });

  it('contain the text of a duplicated listing, without its deadline and premium', async () => {
    const { id } = await board.closed({ isPremium: true, title: 'Copied', deadline: inDays(9) });
    const { status, body } = await board.owner.post<Draft>(`/api/jobs/${id}/duplicate`);
    expect(status).toBe(201);
    expect(body.form).toMatchObject({ title: 'Copied', skills: ['Opera PMS', 'English'], minSalary: 28_000 });
    for (const field of ['deadline', 'isPremium', 'id', 'views', 'postedAt'])
      expect(body.form).not.toHaveProperty(field);
    expect((await board.other.post(`/api/jobs/${id}/duplicate`)).status).toBe(404);
  });
});

describe('renewing listings', () => {
  const board = JobBoard.forTests();
  const renew = (id: number, headers = {}) => board.owner.put<JobAnswer>(`/api/jobs/${id}/renew`, undefined, headers);

  it('extends an open listing by 30 days, without a new approval', async () => {
    const { id, postedAt } = await board.approved({ deadline: inDays(5) });
    const { status, body } = await renew(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ deadline: `${inDays(35)}T00:00:00.000Z`, postedAt, isApproved: true, isOpen: true });
    // It no longer ends soon.
    expect((await renew(id)).status).toBe(409);
  });

  it('reopens a closed listing for 30 days', async () => {
    const { id } = await board.closed();
    expect((await renew(id)).body).toMatchObject({ deadline: `${inDays(30)}T00:00:00.000Z`, isOpen: true });
    expect((await board.seeker.post('/api/applications', { jobId: id })).status).toBe(201);
  });

  it('is rejected too early, and for archived listings; it does not wait for a changed text', async () => {
    const { id: fresh } = await board.approved();
    const { id: changed } = await board.closed();
    await board.owner.put(`/api/jobs/${changed}`, { title: 'Something Else' });
    const { id: archived } = await board.closed();
    await board.admin.put(`/api/jobs/${archived}/archive`, { archive: true });
    for (const id of [fresh, archived]) expect((await renew(id)).status).toBe(409);
    expect((await renew(changed)).body).toMatchObject({ isOpen: true, isApproved: false, title: 'Something Else' });
    expect((await board.admin.get<JobAnswer>(`/api/jobs/${archived}`)).body).toMatchObject({ isArchived: true });
  });

  it('never undoes a simultaneous archiving', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, version } = await board.closed();
      const [renewed, archived] = await Promise.all([
        renew(id, { 'if-match': `"${version}"` }),
        board.admin.put(`/api/jobs/${id}/archive`, { archive: true }),
      ]);
      expect(archived.status).toBe(200);
      expect([200, 409, 412]).toContain(renewed.status);
      expect((await board.admin.get<JobAnswer>(`/api/jobs/${id}`)).body).toMatchObject({ isArchived: true });
    }
  });

  it('succeeds once for two simultaneous requests', async () => {
    const { id } = await board.closed();
    expect(statuses(await Promise.all([renew(id), renew(id)]))).toEqual([200, 409]);
  });
});
