import { PublishDueJobs } from '#jobs/application/upkeep/publish-due-jobs.js';
import { Database } from '#platform/postgres/database.js';
import { pendingListing } from '../../support/mothers/open-listing.js';
import { aJobForm } from '../../support/mothers/job-mother.js';
import { peopleForTests } from '../../support/server/people.js';

type Job = { id: number; version: number; isCleared: boolean; publishAt: string | null };

describe('listings that appear later', () => {
  const people = peopleForTests();
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const publicStatus = async (id: number) => (await people.server.visitor().get(`/api/jobs/${id}/public`)).status;
  const pendingIds = async () =>
    (await people.admin.get<Job[]>('/api/admin/pending-jobs?limit=100')).body.map(({ id }) => id);
  const comes = (id: number) =>
    people.server.app
      .get(Database)
      .query(`update job set publish_at = now() - interval '1 second' where id = $1`, [id]);

  it('are approved ahead, leave the queue, and appear at their time', async () => {
    const publishAt = inHours(5);
    const posted = await people.employer.post<Job>('/api/jobs', { ...aJobForm(), publishAt });
    const { id } = posted.body;
    expect(posted).toMatchObject({ status: 201, body: { publishAt, isCleared: false } });
    expect((await people.admin.put<Job>(`/api/jobs/${id}/approve`)).body).toMatchObject({ isCleared: true });
    expect(await pendingIds()).not.toContain(id);
    await people.server.app.get(PublishDueJobs).execute();
    expect(await publicStatus(id)).toBe(404);
    await comes(id);
    await people.server.app.get(PublishDueJobs).execute();
    expect(await publicStatus(id)).toBe(200);
  });

  it('can get another time until they appear, of the version that was read', async () => {
    const id = await pendingListing(people.employer);
    const put = (publishAt: string | null, tag = '*') =>
      people.employer.put<Job>(`/api/jobs/${id}/publish-at`, { publishAt }, { 'If-Match': tag });
    expect((await put(inHours(3), '"9"')).status).toBe(412);
    expect((await put(inHours(3))).body.publishAt).not.toBeNull();
    expect((await put(null)).body.publishAt).toBeNull();
    expect((await put('tomorrow')).status).toBe(400);
    await people.admin.put(`/api/jobs/${id}/approve`);
    expect((await put(inHours(3))).status).toBe(409);
  });

  it('never appear with a text that no admin has seen', async () => {
    const { id } = (await people.employer.post<Job>('/api/jobs', { ...aJobForm(), publishAt: inHours(5) })).body;
    await people.admin.put(`/api/jobs/${id}/approve`);
    await comes(id);
    const [edit] = await Promise.all([
      people.employer.put<Job>(`/api/jobs/${id}`, { title: 'Changed at the last minute' }),
      people.server.app.get(PublishDueJobs).execute(),
    ]);
    expect(edit.status).toBe(200);
    const { status, body } = await people.server.visitor().get<{ title: string }>(`/api/jobs/${id}/public`);
    expect(status === 404 || body.title === aJobForm().title).toBe(true);
    expect(await pendingIds()).toContain(id);
  });

  it('wait until the suspension of their employer is lifted', async () => {
    const { admin, server } = people;
    const employer = await server.employer();
    const suspend = (suspended: boolean) =>
      admin.put(`/api/users/${employer.user.id}/suspension`, { suspended, reason: 'Asked applicants for fees.' });
    const { id } = (await employer.post<Job>('/api/jobs', { ...aJobForm(), publishAt: inHours(5) })).body;
    await admin.put(`/api/jobs/${id}/approve`);
    await comes(id);
    expect(await suspend(true)).toMatchObject({ status: 204 });
    await server.app.get(PublishDueJobs).execute();
    expect(await publicStatus(id)).toBe(404);
    expect(await suspend(false)).toMatchObject({ status: 204 });
    await server.app.get(PublishDueJobs).execute();
    expect(await publicStatus(id)).toBe(200);
  });
});

describe('templates of listings', () => {
  const people = peopleForTests();
  type Template = { id: number; name: string; form: object };
  const PATH = '/api/employer/job-templates';

  it('are kept under a name, replaced by one of the same name, and belong to the company', async () => {
    const employer = await people.server.employer();
    const save = (name: string, form: object) => employer.post<Template>(PATH, { name, ...form });
    const { body: saved } = await save('Summer waiter', { title: 'Waiter', minSalary: 2_000, questions: [] });
    expect(saved).toMatchObject({ name: 'Summer waiter', form: { title: 'Waiter', minSalary: 2_000 }, places: [] });
    expect(saved.form).not.toHaveProperty('name');
    expect((await save('summer WAITER', { title: 'Waitress' })).body.id).toBe(saved.id);
    expect((await employer.get(`${PATH}/${saved.id}`)).body).toMatchObject({ form: { title: 'Waitress' } });
    expect((await employer.get<Template[]>(PATH)).body).toMatchObject([{ name: 'summer WAITER' }]);
    expect((await save('  ', {})).body).toMatchObject({ message: 'Name is required' });
    expect((await people.employer.get(`${PATH}/${saved.id}`)).status).toBe(404);
    expect((await people.employer.delete(`${PATH}/${saved.id}`)).status).toBe(404);
    expect((await employer.delete(`${PATH}/${saved.id}`)).status).toBe(204);
  });

  it('are at most fifty, even for simultaneous requests', async () => {
    const employer = await people.server.employer();
    const answers = await Promise.all(
      Array.from({ length: 52 }, (_, index) => employer.post(PATH, { name: `Template ${index}` })),
    );
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
    expect((await employer.get<Template[]>(PATH)).body).toHaveLength(50);
  });
});
