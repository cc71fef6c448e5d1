import { Database } from '#platform/postgres/database.js';
import type { ApiClient } from '../../support/server/api-client.js';
import { openListing, pendingListing } from '../../support/mothers/open-listing.js';
import { peopleForTests } from '../../support/server/people.js';
import { startTestServer } from '../../support/server/test-server.js';
import { apply } from '../../support/mothers/applying.js';

type Problem = { code: string; message: string };
type Application = { id: number; jobId: number; status: string; resume: string | null; coverLetter: string | null };

describe('applications API', () => {
  const people = peopleForTests();

  const linkTo = (key: string) => expect.stringContaining(`/api/resumes/${key}?expires=`) as string;

  const withResume = async (client: ApiClient, resume: string) => {
    const pool = await people.server.app.get(Database).nativePool();
    await pool.query('update job_seeker_profile set resume = $1 where user_id = $2', [resume, client.user.id]);
  };

  describe('applying', () => {
    it('stores the submission with the resume on the profile at that time', async () => {
      const jobId = await openListing(people.employer, people.admin);
      await withResume(people.seeker, 'first.pdf');
      const answer = await people.seeker.post<Application>('/api/applications', { jobId, resume: 'Default resume' });
      expect(answer.status).toBe(201);
      expect(answer.body).toEqual({
        id: expect.any(Number),
        jobId,
        jobSeekerId: people.seeker.user.id,
        resume: linkTo('first.pdf'),
        resumeViewerUrl: null,
        coverLetter: null,
        answers: [],
        status: 'pending',
        seenAt: null,
        withdrawnAt: null,
        undoSeconds: null,
        version: 1,
        appliedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      });
      await withResume(people.seeker, 'second.pdf');
      const received = await people.employer.get(`/api/applications/${answer.body.id}`);
      expect(received.body).toMatchObject({
        resume: linkTo('first.pdf'),
        jobSeekerProfile: { resume: linkTo('first.pdf') },
      });
    });

    it('stores an empty cover letter and ignores fields that clients may not set', async () => {
      const jobId = await openListing(people.employer, people.admin);
      const wish = { jobId, coverLetter: '', status: 'offered', jobSeekerId: 1, notes: 'x', id: 1_000 };
      const { body } = await people.seeker.post<Application>('/api/applications', { ...wish, resume: '/etc/passwd' });
      expect(body).toMatchObject({
        coverLetter: '',
        status: 'pending',
        jobSeekerId: people.seeker.user.id,
        resume: null,
      });
      expect(body.id).not.toBe(1_000);
    });

    it.each([7, {}, ['x'], true, null])('uses the resume on the profile for %j', async (resume) => {
      const jobId = await openListing(people.employer, people.admin);
      expect(await people.seeker.post<Application>('/api/applications', { jobId, resume })).toMatchObject({
        status: 201,
        body: { resume: null },
      });
    });

    it('accepts one of many concurrent requests', async () => {
      const jobId = await openListing(people.employer, people.admin);
      const attempts = Array.from({ length: 100 }, () => people.seeker.post<Problem>('/api/applications', { jobId }));
      const answers = await Promise.all(attempts);
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      const refused = answers.filter(({ status }) => status === 409);
      expect(refused).toHaveLength(99);
      for (const { body } of refused) expect(body.message).toBe('You have already applied for this job.');
      expect((await people.seeker.get<unknown[]>('/api/applications/job-seeker')).body).toHaveLength(1);
    });

    it('requires an open listing', async () => {
      const closed = { status: 409, body: { message: 'This job is no longer accepting applications.' } };
      const attempt = (jobId: number) => people.seeker.post<Problem>('/api/applications', { jobId });
      const pending = await pendingListing(people.employer);
      expect(await attempt(pending)).toMatchObject(closed);
      expect(await attempt(2_000_000)).toMatchObject(closed);
      const archived = await openListing(people.employer, people.admin);
      await people.employer.put(`/api/jobs/${archived}/archive`, { archive: true });
      expect(await attempt(archived)).toMatchObject(closed);
      const past = await openListing(people.employer, people.admin);
      await people.employer.put(`/api/jobs/${past}`, {
        ...(await people.employer.get<object>(`/api/jobs/${past}`)).body,
        deadline: '2020-01-01',
      });
      expect(await attempt(past)).toMatchObject(closed);
    });

    it.each([
      [{}, 'jobId must be the number of a job'],
      [{ jobId: 0 }, 'jobId must be the number of a job'],
      [{ jobId: '1' }, 'jobId must be the number of a job'],
      [{ jobId: 1.5 }, 'jobId must be the number of a job'],
      [{ jobId: 2 ** 31 }, 'jobId must be the number of a job'],
      [{ jobId: 1, coverLetter: 7 }, 'Cover letter must be text'],
    ])('rejects %j', async (body, message) => {
      expect(await people.seeker.post<Problem>('/api/applications', body)).toMatchObject({
        status: 400,
        body: { message },
      });
    });

    it('limits the length of the cover letter', async () => {
      const jobId = await openListing(people.employer, people.admin);
      const attempt = (length: number) =>
        people.seeker.post<Problem>('/api/applications', { jobId, coverLetter: 'x'.repeat(length) });
      expect(await attempt(5001)).toMatchObject({
        status: 400,
        body: { message: 'Cover letter must be at most 5000 characters' },
      });
      expect((await attempt(5000)).status).toBe(201);
    });

    it('is forbidden for everyone but job seekers, whatever they send', async () => {
      const jobId = await openListing(people.employer, people.admin);
      for (const body of [{ jobId }, {}]) {
        expect((await people.server.visitor().post('/api/applications', body)).status).toBe(401);
        for (const client of [people.employer, people.admin]) {
          expect(await client.post<Problem>('/api/applications', body)).toMatchObject({
            status: 403,
            body: { message: 'Only job seekers can apply for jobs.' },
          });
        }
      }
    });
  });

  describe("a job seeker's applications", () => {
    it('are listed newest first, with their jobs', async () => {
      const titles = ['First job', 'Second job', 'Third job'];
      for (const title of titles)
        await apply(people.seeker, await openListing(people.employer, people.admin, { title }));
      const { body } =
        await people.seeker.get<(Application & { job: { title: string } })[]>('/api/applications/job-seeker');
      expect(body.map(({ job }) => job.title)).toEqual(['Third job', 'Second job', 'First job']);
      expect(body.slice(2)).toEqual([
        {
          id: expect.any(Number),
          jobId: expect.any(Number),
          jobSeekerId: people.seeker.user.id,
          resume: null,
          resumeViewerUrl: null,
          coverLetter: null,
          answers: [],
          status: 'pending',
          seenAt: null,
          withdrawnAt: null,
          undoSeconds: null,
          version: 1,
          appliedAt: expect.any(String),
          job: {
            id: expect.any(Number),
            employerId: people.employer.user.id,
            title: 'First job',
            company: 'Seaside Hotels',
            location: 'Lisbon, Portugal',
            isRemoved: false,
          },
        },
      ]);
      expect((await (await people.server.jobSeeker()).get('/api/applications/job-seeker')).body).toEqual([]);
      expect((await people.seeker.get('/api/applications/job-seeker?limit=101')).status).toBe(400);
      expect((await people.seeker.get('/api/applications/job-seeker?cursor=x')).status).toBe(400);
    });

    it('are forbidden for everyone but job seekers', async () => {
      expect((await people.server.visitor().get('/api/applications/job-seeker')).status).toBe(401);
      for (const client of [people.employer, people.admin]) {
        expect((await client.get('/api/applications/job-seeker')).status).toBe(403);
      }
    });
  });

  describe('one application', () => {
    it('shows the applicant to the employer, and hides notes from the applicant', async () => {
      await people.seeker.put('/api/profile/job-seeker', {
        headline: 'Agent',
        phone: '+351 900',
        location: 'Porto',
        experience: 0,
      });
      const jobId = await openListing(people.employer, people.admin);
      const id = await apply(people.seeker, jobId, { coverLetter: 'Dear hotel' });
      await people.employer.put(`/api/applications/${id}/notes`, { notes: 'Secret thoughts' });
      const job = {
        id: jobId,
        employerId: people.employer.user.id,
        title: 'Front Desk Agent',
        company: 'Seaside Hotels',
        location: 'Lisbon, Portugal',
        isRemoved: false,
      };
      const common = {
        id,
        jobId,
        jobSeekerId: people.seeker.user.id,
        resume: null,
        resumeViewerUrl: null,
        coverLetter: 'Dear hotel',
        answers: [],
        status: 'pending',
        seenAt: null,
        withdrawnAt: null,
        undoSeconds: null,
        version: 1,
        appliedAt: expect.any(String),
        job,
      };
      expect((await people.seeker.get(`/api/applications/${id}`)).body).toEqual(common);
      expect((await people.employer.get(`/api/applications/${id}`)).body).toEqual({
        ...common,
        notes: 'Secret thoughts',
        assignee: null,
        missesMustHave: false,
        user: {
          id: people.seeker.user.id,
          fullName: 'Sam Seeker',
          email: `${people.seeker.user.username}@wayfare.test`,
          avatar: null,
        },
        jobSeekerProfile: {
          headline: 'Agent',
          phone: '+351 900',
          location: 'Porto',
          experience: 0,
          languages: [],
          availableFrom: null,
          availableUntil: null,
          papers: [],
          resume: null,
        },
      });
      const listed = await people.seeker.get('/api/applications/job-seeker');
      expect(JSON.stringify(listed.body)).not.toContain('Secret thoughts');
    });

    it("is visible to its job seeker and the job's owner only", async () => {
      const id = await apply(people.seeker, await openListing(people.employer, people.admin));
      const path = `/api/applications/${id}`;
      expect((await people.server.visitor().get(path)).status).toBe(401);
      expect((await people.admin.get(path)).status).toBe(403);
      for (const stranger of [await people.server.jobSeeker(), await people.server.employer()]) {
        const { status, body } = await stranger.get<Problem>(path);
        expect({ status, message: body.message }).toEqual({ status: 404, message: 'Application not found' });
      }
      for (const wrong of [0, 2_000_000, 'x']) {
        expect((await people.seeker.get(`/api/applications/${wrong}`)).status).toBe(404);
        expect((await people.employer.get(`/api/applications/${wrong}`)).status).toBe(404);
      }
    });
  });
});

describe('the application limit', () => {
  it('applies per job seeker and hour', async () => {
    const server = await startTestServer({ LIMIT_APPLICATIONS_PER_HOUR: '2' });
    try {
      const [employer, seeker, other] = [await server.employer(), await server.jobSeeker(), await server.jobSeeker()];
      const jobId = await openListing(employer, await server.admin());
      const attempt = (client: ApiClient) => client.post('/api/applications', { jobId });
      const statuses = [];
      for (let i = 0; i < 3; i += 1) statuses.push((await attempt(seeker)).status);
      expect(statuses).toEqual([201, 409, 429]);
      expect(Number((await attempt(seeker)).headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await attempt(other)).status).toBe(201);
    } finally {
      await server.stop();
    }
  });
});
