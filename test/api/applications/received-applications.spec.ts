import { Database } from '#platform/postgres/database.js';
import { openListing, pendingListing } from '../../support/mothers/open-listing.js';
import { insertListings } from '../../support/rows/listings.js';
import { peopleForTests } from '../../support/server/people.js';
import { apply } from '../../support/mothers/applying.js';

type Problem = { message: string };
type Application = { id: number; status: string };

describe('received applications API', () => {
  const people = peopleForTests();

  describe('received applications', () => {
    it("belong to the employer's own jobs, and are filtered by status, job, name and title", async () => {
      const [chef, waiter] = [
        await openListing(people.employer, people.admin, { title: 'Chef de Cuisine' }),
        await openListing(people.employer, people.admin, { title: 'WAITER at CAFÉ ΟΔΟΣ, İstanbul' }),
      ];
      const [élodie, jan] = await Promise.all([
        people.server.jobSeeker({ fullName: 'Élodie Dupont' }),
        people.server.jobSeeker({ fullName: 'Jan_Novák 100%' }),
      ]);
      const byÉlodie = await apply(élodie, chef);
      const byJan = await apply(jan, chef);
      const byJanToo = await apply(jan, waiter);
      await apply(jan, await openListing(await people.server.employer(), people.admin, { title: 'Chef elsewhere' }));
      await people.employer.put(`/api/applications/${byJan}/status`, { status: 'rejected' });
      const found = async (query: string) => {
        const { status, headers, body } = await people.employer.get<Application[]>(
          `/api/applications/employer${query}`,
        );
        expect(status).toBe(200);
        expect(headers.get('x-total-count')).toBe(String(body.length));
        return body.map(({ id }) => id);
      };
      expect(await found('')).toEqual([byJanToo, byJan, byÉlodie]);
      expect(await found('?status=rejected')).toEqual([byJan]);
      expect(await found('?status=unknown')).toEqual([]);
      expect(await found('?status=&jobId=&search=')).toEqual([byJanToo, byJan, byÉlodie]);
      expect(await found(`?jobId=${waiter}`)).toEqual([byJanToo]);
      expect(await found(`?jobId=${chef}&status=pending`)).toEqual([byÉlodie]);
      expect(await found(`?search=${encodeURIComponent('ÉLODIE')}`)).toEqual([byÉlodie]);
      expect(await found('?search=chef')).toEqual([byJan, byÉlodie]);
      for (const part of ['café', 'ΟΔΟΣ', 'οδος', 'İstan', 'istan', 'İstan'.toLowerCase()]) {
        expect(await found(`?search=${encodeURIComponent(part)}`)).toEqual([byJanToo]);
      }
      expect(await found(`?search=${encodeURIComponent('100%')}`)).toEqual([byJanToo, byJan]);
      expect(await found('?search=_')).toEqual([byJanToo, byJan]);
      expect(await found('?search=%20&status=rejected')).toEqual([byJan]);
      for (const query of ['?jobId=x', '?jobId=0', '?limit=0', '?status=a&status=b', '?search=a&search=b']) {
        expect((await people.employer.get(`/api/applications/employer${query}`)).status).toBe(400);
      }
    });

    it('are found by words of the cover letter and the profile, until withdrawn', async () => {
      const jobId = await openListing(people.employer, people.admin);
      await people.seeker.put('/api/profile/job-seeker', {
        skills: ['Latte art'],
        languages: [{ language: 'Greek', proficiency: 'Fluent' }],
        isPublic: false,
      });
      const letter = { jobId, coverLetter: 'I ran a beach-bar on Naxos.' };
      const { id } = (await people.seeker.post<Application>('/api/applications', letter)).body;
      const found = async (search: string) =>
        (
          await people.employer.get<Application[]>(`/api/applications/employer?search=${encodeURIComponent(search)}`)
        ).body.map((application) => application.id);
      for (const search of ['greek', 'latte ART', 'naxos beach', 'bar', "gree & 'lat"])
        expect(await found(search)).toEqual([id]);
      for (const search of ['german', 'naxos greek', '!', 'proficiency']) expect(await found(search)).toEqual([]);
      expect((await people.employer.get(`/api/applications/${id}/profile`)).body).toMatchObject({
        skills: ['Latte art'],
      });
      await people.seeker.post(`/api/applications/${id}/withdraw`);
      expect(await found('greek')).toEqual([]);
      expect((await people.employer.get(`/api/applications/${id}/profile`)).status).toBe(404);
    });

    it("are listed per job for the job's owner only", async () => {
      const jobId = await openListing(people.employer, people.admin);
      const other = await openListing(people.employer, people.admin);
      const id = await apply(people.seeker, jobId);
      await apply(people.seeker, other);
      const path = `/api/applications/job/${jobId}`;
      const { headers, body } = await people.employer.get<Application[]>(path);
      expect(body.map((application) => application.id)).toEqual([id]);
      expect(body[0]).toMatchObject({ job: { id: jobId }, user: { fullName: 'Sam Seeker' }, notes: null });
      expect(headers.get('x-total-count')).toBe('1');
      expect(
        (await people.employer.get(`/api/applications/job/${await pendingListing(people.employer)}`)).body,
      ).toEqual([]);
      expect((await people.server.visitor().get(path)).status).toBe(401);
      expect((await people.seeker.get(path)).status).toBe(403);
      expect((await people.admin.get(path)).status).toBe(403);
      expect((await (await people.server.employer()).get(path)).status).toBe(404);
      expect((await people.employer.get('/api/applications/job/2000000')).status).toBe(404);
      expect((await people.employer.get('/api/applications/job/x')).status).toBe(404);
    });

    it('are forbidden for everyone but employers', async () => {
      for (const path of ['/api/applications/employer', '/api/employer/summary']) {
        expect((await people.server.visitor().get(path)).status).toBe(401);
        expect((await people.seeker.get(path)).status).toBe(403);
        expect((await people.admin.get(path)).status).toBe(403);
      }
    });
  });

  describe('reviewing', () => {
    it('sets any status after any other, visible to the applicant', async () => {
      const id = await apply(people.seeker, await openListing(people.employer, people.admin));
      for (const status of [
        'offered',
        'pending',
        'rejected',
        'reviewed',
        'interviewed',
        'shortlisted',
        'shortlisted',
      ]) {
        const answer = await people.employer.put<Application>(`/api/applications/${id}/status`, { status });
        expect(answer).toMatchObject({ status: 200, body: { id, status, user: { id: people.seeker.user.id } } });
        expect((await people.seeker.get<Application>(`/api/applications/${id}`)).body.status).toBe(status);
      }
    });

    it('rejects unknown statuses and names the known ones', async () => {
      const id = await apply(people.seeker, await openListing(people.employer, people.admin));
      for (const body of [{ status: 'hired' }, {}, { status: null }, { status: ['offered'] }]) {
        expect(await people.employer.put<Problem>(`/api/applications/${id}/status`, body)).toMatchObject({
          status: 400,
          body: { message: 'Status must be one of pending, reviewed, shortlisted, interviewed, offered, rejected' },
        });
      }
    });

    it('stores notes and removes empty ones', async () => {
      const id = await apply(people.seeker, await openListing(people.employer, people.admin));
      const save = (body: object) => people.employer.put<Problem>(`/api/applications/${id}/notes`, body);
      expect(await save({ notes: ' Call back ' })).toMatchObject({ status: 200, body: { notes: 'Call back' } });
      expect(await save({})).toMatchObject({ status: 400, body: { message: 'Notes must be text' } });
      expect(await save({ notes: 'x'.repeat(5001) })).toMatchObject({
        status: 400,
        body: { message: 'Notes must be at most 5000 characters' },
      });
      expect((await people.employer.get(`/api/applications/${id}`)).body).toMatchObject({ notes: 'Call back' });
      expect(await save({ notes: null })).toMatchObject({ status: 200, body: { notes: null } });
    });

    it("is forbidden for everyone but the job's owner", async () => {
      const id = await apply(people.seeker, await openListing(people.employer, people.admin));
      const stranger = await people.server.employer();
      for (const [what, body] of [
        ['status', { status: 'offered' }],
        ['notes', { notes: 'x' }],
      ] as const) {
        const path = `/api/applications/${id}/${what}`;
        expect((await people.server.visitor().put(path, body)).status).toBe(401);
        expect((await people.seeker.put(path, body)).status).toBe(403);
        expect((await people.admin.put(path, body)).status).toBe(403);
        expect((await stranger.put(path, body)).status).toBe(404);
        expect((await people.employer.put(`/api/applications/2000000/${what}`, body)).status).toBe(404);
      }
      expect((await people.employer.get(`/api/applications/${id}`)).body).toMatchObject({
        status: 'pending',
        notes: null,
      });
    });
  });

  it("summarizes an employer's listings, views and applications", async () => {
    const none = { pending: 0, reviewed: 0, shortlisted: 0, interviewed: 0, offered: 0, rejected: 0 };
    const empty = { activeJobs: 0, pendingJobs: 0, archivedJobs: 0, totalApplications: 0, totalViews: 0 };
    const nothing = { unreadApplications: 0, unreadListings: 0, unreadByListing: [], waitingApplications: 0 };
    expect((await people.employer.get('/api/employer/summary')).body).toEqual({
      ...empty,
      ...nothing,
      applicationsByStatus: none,
    });
    const [first, second] = [
      await openListing(people.employer, people.admin),
      await openListing(people.employer, people.admin),
    ];
    await pendingListing(people.employer);
    const rejected = await pendingListing(people.employer);
    await people.admin.put(`/api/jobs/${rejected}/reject`, { reason: 'fees', text: 'Please remove the deposit.' });
    const archived = await openListing(people.employer, people.admin);
    await people.employer.put(`/api/jobs/${archived}/archive`, { archive: true });
    const other = await people.server.jobSeeker();
    const id = await apply(people.seeker, first);
    await apply(other, first);
    await apply(people.seeker, second);
    const takenBack = await apply(other, second);
    expect((await other.post(`/api/applications/${takenBack}/withdraw`)).status).toBe(200);
    await people.employer.put(`/api/applications/${id}/status`, { status: 'offered' });
    for (const viewer of [people.seeker, other]) {
      for (const jobId of [first, second]) {
        await viewer.get(`/api/jobs/${jobId}/public`, {
          'user-agent': `Mozilla/5.0 (X11; Linux x86_64) ${viewer.user.username}`,
        });
      }
    }
    expect((await people.employer.get('/api/employer/summary')).body).toEqual({
      activeJobs: 2,
      pendingJobs: 1,
      archivedJobs: 1,
      totalApplications: 3,
      totalViews: 4,
      applicationsByStatus: { ...none, pending: 2, offered: 1 },
      unreadApplications: 2,
      unreadListings: 2,
      unreadByListing: [first, second].map((jobId) => ({ jobId, title: 'Front Desk Agent', unread: 1 })),
      waitingApplications: 0,
    });
    const database = people.server.app.get(Database);
    const age = `update application set applied_at = now() - $2::int * interval '1 day' where job_id = $1`;
    await database.query(age, [first, 8]);
    await database.query(age, [second, 6]);
    const third = await people.server.jobSeeker();
    await apply(third, second);
    const withdrawn = await apply(await people.server.jobSeeker(), first);
    await database.query('update application set withdrawn_at = now() where id = $1', [withdrawn]);
    expect((await people.employer.get('/api/employer/summary')).body).toMatchObject({
      unreadApplications: 3,
      unreadByListing: [
        { jobId: second, unread: 2 },
        { jobId: first, unread: 1 },
      ],
      waitingApplications: 1,
    });
    // A change waits for approval, and more listings have unread applications than are named.
    await people.employer.put(`/api/jobs/${second}`, { title: 'Night Agent' });
    const more = [1, 2, 3, 4].map((nth) => 1_900_000_000 + nth);
    await insertListings(database, ...more.map((jobId) => ({ id: jobId, employer_id: people.employer.user.id })));
    await database.query(
      `insert into application (job_id, job_seeker_id, applied_at, status)
       select id, $2, now(), 'pending' from unnest($1::int[]) id`,
      [more, people.seeker.user.id],
    );
    const summary = (await people.employer.get<{ unreadByListing: unknown[] }>('/api/employer/summary')).body;
    expect(summary).toMatchObject({ activeJobs: 1, pendingJobs: 6, unreadApplications: 7, unreadListings: 6 });
    expect(summary.unreadByListing).toHaveLength(5);
    await database.query('delete from job where id = any($1)', [more]);
  });
});
