import { JobBoard } from '../../../support/mothers/job-board.js';
import { daysAhead, offer } from '../../../support/mothers/interviews.js';
import { openListing } from '../../../support/mothers/open-listing.js';
import type { ApiClient } from '../../../support/server/api-client.js';

type Own = { id: number; job: { id: number; title: string; isRemoved: boolean } };

const SLOT = daysAhead(3);

const SCAM = { reason: 'scam', text: 'It asks applicants for money.' };

/** How our team removes a listing. */
const REMOVALS: Readonly<Record<string, (job: Followed) => Promise<unknown>>> = {
  'rejected as a scam': ({ admin, id }) => admin.put(`/api/jobs/${id}/reject`, SCAM),
  'rejected as a scam after an edit': async ({ admin, employer, id }) => {
    await employer.put(`/api/jobs/${id}`, { title: 'Pay me first' });
    return admin.put(`/api/jobs/${id}/reject`, SCAM);
  },
  'rejected as a scam and submitted again': async ({ admin, employer, id }) => {
    await admin.put(`/api/jobs/${id}/reject`, SCAM);
    return employer.put(`/api/jobs/${id}`, { title: 'Pay me first' });
  },
  'taken down': ({ admin, id }) => admin.put(`/api/jobs/${id}/archive`, { archive: true }),
  'taken down and then edited': async ({ admin, employer, id }) => {
    await admin.put(`/api/jobs/${id}/archive`, { archive: true });
    return employer.put(`/api/jobs/${id}`, { title: 'Pay me first' });
  },
  'posted by a suspended employer': ({ admin, employer }) =>
    admin.put(`/api/users/${employer.user.id}/suspension`, { suspended: true, reason: 'Asks applicants for fees.' }),
};

/** A listing that a job seeker applied to, saved and wrote about. */
type Followed = {
  readonly admin: ApiClient;
  readonly employer: ApiClient;
  readonly seeker: ApiClient;
  /** Applied, too, but wrote nothing. */
  readonly silent: ApiClient;
  readonly id: number;
  readonly applicationId: number;
  readonly interviewId: number;
  /** About the listing. */
  readonly conversationId: number;
  /** About no listing. */
  readonly directId: number;
};

describe('a listing that our team removed', () => {
  const board = JobBoard.forTests();

  const followed = async (): Promise<Followed> => {
    const { server, admin } = board;
    const [employer, seeker, silent] = await Promise.all([server.employer(), server.jobSeeker(), server.jobSeeker()]);
    const id = await openListing(employer, admin, {
      title: 'Night Porter',
      description: `A secret text. ${'x '.repeat(60)}`,
    });
    await seeker.put('/api/profile/job-seeker', { isPublic: false, headline: 'A secret headline' });
    const application = await seeker.post<{ id: number }>('/api/applications', {
      jobId: id,
      coverLetter: 'A secret letter.',
    });
    await silent.post('/api/applications', { jobId: id });
    await seeker.post('/api/bookmarks', { jobId: id });
    const about = { participantId: employer.user.id, jobId: id };
    const conversation = await seeker.post<{ id: number }>('/api/conversations', about);
    const direct = await employer.post<{ id: number }>('/api/conversations', { participantId: seeker.user.id });
    expect([application.status, conversation.status, direct.status]).toEqual([201, 201, 201]);
    const applicationId = application.body.id;
    const interviewId = (await offer(employer, applicationId, { slots: [SLOT] })).id;
    const text = 'A secret proposal: call me at home.';
    expect((await seeker.post(`/api/interviews/${interviewId}/proposal`, { text })).status).toBe(200);
    const ids = { id, applicationId, interviewId, conversationId: conversation.body.id, directId: direct.body.id };
    return { admin, employer, seeker, silent, ...ids };
  };

  describe.each(Object.entries(REMOVALS))('%s', (_name, remove) => {
    let job: Followed;
    beforeAll(async () => {
      job = await followed();
      await remove(job);
    });

    it.each<[string, (job: Followed) => string]>([
      ['its page', ({ id }) => `/api/jobs/${id}/public`],
      ['the listing', ({ id }) => `/api/jobs/${id}`],
      ['the drawn page', ({ id }) => `/jobs/${id}`],
      ['the company page', ({ employer }) => `/api/companies/${employer.user.id}`],
      ['the drawn company page', ({ employer }) => `/companies/${employer.user.id}`],
      ['the public profile of the company', ({ employer }) => `/api/employer/public/${employer.user.id}`],
    ])('is not found by visitors and its applicant at %s', async (_place, path) => {
      for (const reader of [board.visitor, job.seeker]) expect((await reader.get(path(job))).status).toBe(404);
    });

    it.each([
      '/api/bookmarks',
      '/api/jobs?limit=50',
      '/api/job-seeker/recommendations',
      '/api/applications/job-seeker',
      '/api/conversations',
      '/api/interviews',
      '/sitemap-0.xml',
      '/jobs.rss',
      '/feeds/indeed.xml',
    ])('has no text at %s', async (path) => {
      const { body } = await job.seeker.get(path);
      expect(JSON.stringify(body)).not.toMatch(/A secret text|Pay me first/);
    });

    it('leaves its applicant the approved title and a note', async () => {
      const { body } = await job.seeker.get<Own[]>('/api/applications/job-seeker');
      expect(body[0]?.job).toMatchObject({ id: job.id, title: 'Night Porter', isRemoved: true });
      expect((await job.seeker.get(`/api/conversations/${job.conversationId}`)).body).toMatchObject({
        isJobRemoved: true,
        otherParticipant: { companyName: null },
      });
    });

    it('tells its employer nothing about the applicant but the name, in no list, search and file', async () => {
      const { employer, id, applicationId } = job;
      const interviews = `/${applicationId}/interviews`;
      const profile = `/${applicationId}/profile`;
      for (const path of [`/${applicationId}`, interviews, profile, '/employer', `/job/${id}`, '/employer/export']) {
        const { body } = await employer.get(`/api/applications${path}`);
        expect(JSON.stringify(body)).not.toMatch(/A secret (?:letter|proposal|headline)|@wayfare/);
      }
      const { body: found } = await employer.get('/api/applications/employer?search=letter');
      expect(JSON.stringify(found)).not.toContain(`"id":${applicationId},`);
    });

    it('lets its employer reach no applicant: by a status, a message or a time for an interview', async () => {
      const { employer, seeker, applicationId, conversationId } = job;
      const offered = { status: 'offered' };
      const answers = await Promise.all([
        employer.put(`/api/applications/${applicationId}/status`, offered),
        employer.post(`/api/conversations/${conversationId}/messages`, { content: 'Write to me elsewhere.' }),
        employer.post(`/api/conversations/${job.directId}/messages`, { content: 'Write to me elsewhere.' }),
        seeker.post(`/api/conversations/${conversationId}/messages`, { content: 'Where?' }),
        seeker.put(`/api/interviews/${job.interviewId}/slot`, { startsAt: SLOT }),
        seeker.post(`/api/interviews/${job.interviewId}/proposal`, { text: 'Call me elsewhere.' }),
      ]);
      for (const { status } of answers) expect(status).toBeGreaterThanOrEqual(400);
      await employer.put('/api/applications/status', { ids: [applicationId], ...offered });
      await employer.put(`/api/applications/${applicationId}/seen`);
      const { body } = await seeker.get(`/api/applications/${applicationId}`);
      expect(body).toMatchObject({ status: 'pending' });
    });

    it('starts no conversation and no interview', async () => {
      const { server } = board;
      const another = await server.jobSeeker();
      const start = (from: ApiClient, to: ApiClient, jobId: number | null) =>
        from.post('/api/conversations', { participantId: to.user.id, ...(jobId === null ? {} : { jobId }) });
      for (const jobId of [job.id, null]) {
        expect((await start(another, job.employer, jobId)).status).toBeGreaterThanOrEqual(400);
      }
      expect((await start(job.silent, job.employer, null)).status).toBeGreaterThanOrEqual(400);
      expect((await start(job.employer, job.silent, null)).status).toBeGreaterThanOrEqual(400);
      const slot = new Date(Date.now() + 3 * 24 * 60 * 60 * 1000).toISOString().replace(/:\d\d\.\d+Z$/, ':00.000Z');
      const further = { minutes: 30, timeZone: 'Europe/Lisbon', place: 'Lobby', slots: [slot] };
      const offered = await job.employer.post(`/api/applications/${job.applicationId}/interviews`, further);
      expect(offered.status).toBeGreaterThanOrEqual(400);
    });
  });

  it('is readable again once it is approved again', async () => {
    const { admin, employer, seeker, id } = await followed();
    await admin.put(`/api/jobs/${id}/reject`, SCAM);
    await employer.put(`/api/jobs/${id}`, { title: 'Night Receptionist' });
    await admin.put(`/api/jobs/${id}/approve`);
    expect((await seeker.get(`/api/jobs/${id}/public`)).status).toBe(200);
    await employer.put(`/api/jobs/${id}`, { title: 'Day Receptionist' });
    expect((await seeker.get(`/api/jobs/${id}/public`)).body).toMatchObject({ title: 'Night Receptionist' });
    expect((await board.visitor.get(`/api/companies/${employer.user.id}`)).status).toBe(200);
  });

  it('is not one that was sent back to its employer to mend it', async () => {
    const { admin, employer, seeker, id, applicationId, conversationId } = await followed();
    await employer.put(`/api/jobs/${id}`, { title: 'Night Receptionist' });
    await admin.put(`/api/jobs/${id}/reject`, { reason: 'incomplete', text: 'Please add the pay.' });
    const [own] = (await seeker.get<Own[]>('/api/applications/job-seeker')).body;
    expect(own?.job).toMatchObject({ title: 'Night Porter', isRemoved: false });
    expect((await employer.get(`/api/applications/${applicationId}`)).body).toMatchObject({
      user: { email: expect.stringContaining('@') },
    });
    const answer = await employer.put(`/api/applications/${applicationId}/status`, { status: 'reviewed' });
    expect(answer).toMatchObject({ status: 200, body: { status: 'reviewed' } });
    const message = { content: 'We will be back in a day.' };
    expect((await employer.post(`/api/conversations/${conversationId}/messages`, message)).status).toBe(201);
    expect((await board.visitor.get(`/api/companies/${employer.user.id}`)).status).toBe(200);
  });

  it('does not hide a company with another published listing, or one that archived its listing itself', async () => {
    const { admin, employer, id } = await followed();
    await openListing(employer, admin);
    await admin.put(`/api/jobs/${id}/archive`, { archive: true });
    expect((await board.visitor.get(`/api/companies/${employer.user.id}`)).status).toBe(200);
    const own = await followed();
    await own.employer.put(`/api/jobs/${own.id}/archive`, { archive: true });
    expect((await board.visitor.get(`/api/companies/${own.employer.user.id}`)).status).toBe(200);
  });
});
