import { JobBoard } from '../../support/mothers/job-board.js';
import { openListing } from '../../support/mothers/open-listing.js';
import type { ApiClient } from '../../support/server/api-client.js';

type Own = { id: number; job: { id: number; title: string; isRemoved: boolean } };

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
  readonly id: number;
  readonly applicationId: number;
  readonly conversationId: number;
};

describe('a listing that our team removed', () => {
  const board = JobBoard.forTests();

  const followed = async (): Promise<Followed> => {
    const { server, admin } = board;
    const [employer, seeker] = await Promise.all([server.employer(), server.jobSeeker()]);
    const id = await openListing(employer, admin, {
      title: 'Night Porter',
      description: `A secret text. ${'x '.repeat(60)}`,
    });
    const application = await seeker.post<{ id: number }>('/api/applications', { jobId: id, coverLetter: 'Hello.' });
    await seeker.post('/api/bookmarks', { jobId: id });
    const about = { participantId: employer.user.id, jobId: id };
    const conversation = await seeker.post<{ id: number }>('/api/conversations', about);
    expect([application.status, conversation.status]).toEqual([201, 201]);
    return { admin, employer, seeker, id, applicationId: application.body.id, conversationId: conversation.body.id };
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

    it('starts no conversation and no interview', async () => {
      const { server } = board;
      const another = await server.jobSeeker();
      const start = (from: ApiClient, to: ApiClient, jobId: number | null) =>
        from.post('/api/conversations', { participantId: to.user.id, ...(jobId === null ? {} : { jobId }) });
      for (const jobId of [job.id, null]) {
        expect((await start(another, job.employer, jobId)).status).toBeGreaterThanOrEqual(400);
      }
      expect((await start(job.seeker, job.employer, null)).status).toBeGreaterThanOrEqual(400);
      expect((await start(job.employer, job.seeker, null)).status).toBeGreaterThanOrEqual(400);
      const slot = new Date(Date.now() + 3 * 24 * 60 * 60 * 1000).toISOString().replace(/:\d\d\.\d+Z$/, ':00.000Z');
      const offer = { minutes: 30, timeZone: 'Europe/Lisbon', place: 'Lobby', slots: [slot] };
      const offered = await job.employer.post(`/api/applications/${job.applicationId}/interviews`, offer);
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
