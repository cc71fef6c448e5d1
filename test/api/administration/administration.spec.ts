import { aJobForm } from '../../support/mothers/job-mother.js';
import { startTestServer, type TestServer } from '../../support/server/test-server.js';

type Summary = { users: Record<string, number>; jobs: Record<string, number>; applications: Record<string, number> };

describe('the summary for admins', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  it('counts users by role, listings by state and applications by status', async () => {
    const admin = await server.admin();
    expect((await admin.get<Summary>('/api/admin/summary')).body).toEqual({
      users: { job_seeker: 0, employer: 0, admin: 1 },
      jobs: { pending: 0, active: 0, closed: 0, archived: 0 },
      applications: { pending: 0, reviewed: 0, shortlisted: 0, interviewed: 0, offered: 0, rejected: 0 },
    });
    const [employer, seeker] = [await server.employer(), await server.jobSeeker()];
    const post = async () => (await employer.post<{ id: number }>('/api/jobs', aJobForm())).body.id;
    const [, active, closed, archived] = [await post(), await post(), await post(), await post()];
    for (const id of [active, closed, archived]) await admin.put(`/api/jobs/${id}/approve`);
    await seeker.post('/api/applications', { jobId: active });
    await employer.put(`/api/jobs/${closed}`, { deadline: '2020-01-01' });
    await employer.put(`/api/jobs/${archived}/archive`, { archive: true });
    expect((await admin.get<Summary>('/api/admin/summary')).body).toEqual({
      users: { job_seeker: 1, employer: 1, admin: 1 },
      jobs: { pending: 1, active: 1, closed: 1, archived: 1 },
      applications: { pending: 1, reviewed: 0, shortlisted: 0, interviewed: 0, offered: 0, rejected: 0 },
    });
    for (const [client, status] of [
      [employer, 403],
      [seeker, 403],
      [server.visitor(), 401],
    ] as const) {
      expect((await client.get('/api/admin/summary')).status).toBe(status);
    }
  });
});
