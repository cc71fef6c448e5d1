import { Database } from '#platform/postgres/database.js';
import { PurgeTalentPools } from '#talent-pool';
import { anApprovedWorkplaceOf } from '../../support/mothers/workplaces.js';
import { openListing } from '../../support/mothers/open-listing.js';
import { memberOf } from '../../support/mothers/team.js';
import type { ApiClient } from '../../support/server/api-client.js';
import { peopleForTests } from '../../support/server/people.js';

type Person = {
  id: number;
  jobSeekerId: number;
  fullName: string;
  email: string;
  tags: string[];
  applicationCount: number;
  lastApplication: { title: string; status: string } | null;
  applications: { applicationId: number; title: string; status: string }[];
  notes: { id: number; author: string | null; text: string }[];
  consentText: string;
};
type Consent = { employerId: number; companyName: string; text: string; expiresAt: string };

const POOL = '/api/employer/talent-pool';
const OWN = '/api/account/talent-pools';

describe('talent pools', () => {
  const people = peopleForTests();
  const database = () => people.server.app.get(Database);
  const pool = async (employer = people.employer, query = '') => (await employer.get<Person[]>(`${POOL}${query}`)).body;
  const consents = async (seeker = people.seeker) => (await seeker.get<Consent[]>(OWN)).body;

  async function apply(keepInMind?: boolean, seeker = people.seeker, headers = {}) {
    const jobId = await openListing(people.employer, people.admin, { title: 'Summer Waiter' });
    const sent = await seeker.post<{ id: number }>('/api/applications', { jobId, keepInMind }, headers);
    expect(sent.status).toBe(201);
    return { jobId, applicationId: sent.body.id };
  }
  async function kept(): Promise<{ person: Person; path: string; jobId: number; applicationId: number }> {
    const applied = await apply(true);
    const [person] = (await pool()) as [Person];
    return { person, path: `${POOL}/${person.id}`, ...applied };
  }

  it('have only those who agreed when they applied', async () => {
    await apply();
    await apply(false);
    expect(await pool()).toEqual([]);
    const { person, path } = await kept();
    expect(person).toMatchObject({
      jobSeekerId: people.seeker.user.id,
      applicationCount: 3,
      lastApplication: { title: 'Summer Waiter', status: 'pending' },
    });
    expect((await people.employer.get<Person>(path)).body).toMatchObject({
      email: expect.stringContaining('@'),
      consentText:
        'Seaside Hotels may keep my profile, contact details and applications in mind for other jobs, for at most 24 months. This is optional, and I can withdraw it in my settings at any time.',
    });
    expect(await consents()).toMatchObject([{ employerId: people.employer.user.id, text: expect.any(String) }]);
  });

  it('keep people for the company, also if they applied to one of its hotels', async () => {
    await people.admin.put(`/api/admin/companies/${people.employer.user.id}/approve`);
    const { id: workplaceId } = await anApprovedWorkplaceOf(people.employer, people.admin);
    const jobId = await openListing(people.employer, people.admin, { workplaceId });
    await people.seeker.post('/api/applications', { jobId, keepInMind: true });
    expect(await consents()).toMatchObject([
      { companyName: 'Seaside Hotels', text: expect.stringMatching(/^Seaside Hotels may keep/) },
    ]);
  });

  it('keep what the person agreed to in the language of the person', async () => {
    await people.seeker.put('/api/account/language', { language: 'de' });
    await kept();
    expect(await consents()).toMatchObject([{ text: expect.stringContaining('24 Monate') }]);
  });

  it('know nobody whose application can still be undone', async () => {
    const { applicationId } = await apply(true, people.seeker, { Prefer: 'undoable' });
    const [held] = await database().query<{ heldUntil: Date | null }>(
      'select held_until as "heldUntil" from application where id = $1',
      [applicationId],
    );
    expect(held?.heldUntil).toBeInstanceOf(Date);
    expect(await pool()).toEqual([]);
    await people.seeker.post(`/api/applications/${applicationId}/withdraw`);
    expect(await consents()).toEqual([]);
  });

  it('outlive the listing, with the last status of the application', async () => {
    const { path, jobId, applicationId } = await kept();
    await people.employer.put(`/api/applications/${applicationId}/status`, { status: 'interviewed' });
    await database().query('delete from job where id = $1', [jobId]);
    expect((await people.employer.get<Person>(path)).body.applications).toEqual([
      expect.objectContaining({ applicationId, title: 'Summer Waiter', status: 'interviewed' }),
    ]);
  });

  it('forget an application that is withdrawn, but not the person', async () => {
    const { path, applicationId } = await kept();
    await people.seeker.post(`/api/applications/${applicationId}/withdraw`);
    expect((await people.employer.get<Person>(path)).body).toMatchObject({ applications: [], lastApplication: null });
  });

  it('have tags and notes, which the whole team sees and nobody else', async () => {
    const { path } = await kept();
    const recruiter = await memberOf(people.server, people.employer, 'recruiter');
    await people.employer.put(`${path}/tags`, { tags: ['summer', 'bar'] });
    const noted = await recruiter.post<Person>(`${path}/notes`, { text: 'Would come back.' });
    expect(noted).toMatchObject({ status: 201, body: { tags: ['summer', 'bar'] } });
    expect(noted.body.notes).toMatchObject([{ text: 'Would come back.', author: recruiter.user.fullName }]);
    expect(await pool(people.employer, '?tag=bar')).toHaveLength(1);
    expect(await pool(people.employer, '?tag=winter')).toEqual([]);
    expect((await people.employer.get(`${POOL}/tags`)).body).toEqual([
      { tag: 'bar', count: 1 },
      { tag: 'summer', count: 1 },
    ]);
    const reviewer = await memberOf(people.server, people.employer, 'reviewer');
    expect((await reviewer.get(POOL)).status).toBe(403);
    const other = await people.server.employer();
    const note = noted.body.notes[0]?.id;
    for (const answer of [
      other.get(path),
      other.put(`${path}/tags`, { tags: [] }),
      other.post(`${path}/notes`, { text: 'Mine.' }),
      other.delete(`${path}/notes/${note}`),
      other.delete(path),
    ]) {
      expect((await answer).status).toBe(404);
    }
    expect((await people.employer.delete(`${path}/notes/${note}`)).status).toBe(204);
    expect((await people.employer.delete(`${path}/notes/${note}`)).status).toBe(404);
  });

  it('end at once when the consent is withdrawn, renewed or taken back by the company', async () => {
    const { path } = await kept();
    const own = `${OWN}/${people.employer.user.id}`;
    const [before] = await consents();
    await database().query(`update pool_member set expires_at = now() + interval '1 day'`);
    expect((await people.seeker.put(own)).status).toBe(204);
    const [renewed] = await consents();
    expect(Math.abs(Date.parse(renewed?.expiresAt ?? '') - Date.parse(before?.expiresAt ?? ''))).toBeLessThan(60_000);
    expect((await people.seeker.delete(own)).status).toBe(204);
    expect((await people.employer.get(path)).status).toBe(404);
    expect((await people.seeker.put(own)).status).toBe(404);
    expect((await people.seeker.delete(own)).status).toBe(404);
    const again = await kept();
    expect((await people.employer.delete(again.path)).status).toBe(204);
    expect(await consents()).toEqual([]);
  });

  it('show nobody after the end of the consent, whom the next run deletes', async () => {
    const { path } = await kept();
    await database().query(`update pool_member set expires_at = now() - interval '1 second' where job_seeker_id = $1`, [
      people.seeker.user.id,
    ]);
    const purge = people.server.app.get(PurgeTalentPools);
    expect((await people.employer.get(path)).status).toBe(404);
    expect((await people.employer.put(`${path}/tags`, { tags: [] })).status).toBe(404);
    expect((await people.seeker.put(`${OWN}/${people.employer.user.id}`)).status).toBe(404);
    expect((await purge.due())?.count).toBe(1);
    expect(await purge.execute()).toEqual({ deleted: { people: 1 } });
    expect((await purge.due())?.count).toBe(0);
  });

  it('let the company invite people to apply, until they withdraw', async () => {
    const { person } = await kept();
    const jobId = await openListing(people.employer, people.admin, { title: 'Winter Waiter' });
    const invite = (employer: ApiClient, job: number) =>
      employer.post<{ id: number }>('/api/conversations', { participantId: person.jobSeekerId, jobId: job });
    const started = await invite(people.employer, jobId);
    expect(started.status).toBe(201);
    const sent = await people.employer.post(`/api/conversations/${started.body.id}/messages`, {
      content: 'Come back!',
    });
    expect(sent.status).toBe(201);
    const third = await openListing(people.employer, people.admin);
    // Opened ahead, so that a first message could come later.
    const silent = await invite(people.employer, third);
    expect(silent.status).toBe(201);
    await people.seeker.delete(`${OWN}/${people.employer.user.id}`);
    const write = (conversation: number) =>
      people.employer.post(`/api/conversations/${conversation}/messages`, { content: 'And now?' });
    expect(await write(silent.body.id)).toMatchObject({ status: 403, body: { code: 'may_not_write_to' } });
    expect((await write(started.body.id)).status).toBe(201);
    const fourth = await openListing(people.employer, people.admin);
    expect((await invite(people.employer, fourth)).status).toBe(400);
  });

  it('show nobody to a company whose listings our team removed', async () => {
    const { path, jobId } = await kept();
    const reject = { reason: 'scam', text: 'It asks applicants for money.' };
    await people.admin.put(`/api/jobs/${jobId}/reject`, reject);
    expect((await people.employer.get(path)).status).toBe(404);
    expect(await pool()).toEqual([]);
  });

  it('change nothing about people whom they do not show', async () => {
    const { path, person } = await kept();
    const suspend = (suspended: boolean) =>
      people.admin.put(`/api/users/${person.jobSeekerId}/suspension`, { suspended, reason: 'Wrote to others rudely.' });
    expect((await suspend(true)).status).toBe(204);
    const changes = [
      () => people.employer.put(`${path}/tags`, { tags: ['Rude'] }),
      () => people.employer.post(`${path}/notes`, { text: 'Rude.' }),
      () => people.employer.delete(path),
    ];
    for (const change of changes) expect((await change()).status).toBe(404);
    expect((await suspend(false)).status).toBe(204);
    expect((await people.employer.get(path)).body).toMatchObject({ tags: [], notes: [] });
  });

  it('keep one person once, for simultaneous applications too', async () => {
    const jobs = await Promise.all([1, 2, 3].map(() => openListing(people.employer, people.admin)));
    await Promise.all(jobs.map((jobId) => people.seeker.post('/api/applications', { jobId, keepInMind: true })));
    const [person, ...others] = await pool();
    expect(others).toEqual([]);
    expect(person?.applicationCount).toBe(3);
  });
});
