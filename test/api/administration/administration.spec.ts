import type { ApiClient } from '../../support/server/api-client.js';
import { aJobForm } from '../../support/mothers/job-mother.js';
import { eventually } from '../../support/eventually.js';
import { startMailedServer, type MailedServer } from '../../support/server/mailed-server.js';
import { startTestServer, type TestServer } from '../../support/server/test-server.js';

type Summary = { users: Record<string, number>; jobs: Record<string, number>; applications: Record<string, number> };

describe('the admin summary', () => {
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

type Queue = { name: string; waiting: number; delayed: number; oldestAt: string | null; failed: number };
type Failed = { isAvailable: boolean; mails: { id: number; address: string; fault: string; isInterrupted: boolean }[] };

describe('the mail queue', () => {
  let mailed: MailedServer;
  let isRefusing = true;
  beforeAll(async () => {
    mailed = await startMailedServer(() => isRefusing);
  });
  afterAll(() => mailed.stop());

  const mailQueue = async (admin: ApiClient) =>
    (await admin.get<Queue[]>('/api/admin/database/queues')).body.find(({ name }) => name === 'mail');
  const failedMails = async (admin: ApiClient) => (await admin.get<Failed>('/api/admin/mails/failed')).body;
  const requestPasswordReset = async ({ user }: ApiClient) =>
    mailed.server.visitor().post('/api/password-reset', { login: user.username });

  it('counts waiting and failed mails, and retries failed ones', async () => {
    const admin = await mailed.server.admin();
    expect(await mailQueue(admin)).toEqual({ name: 'mail', waiting: 0, delayed: 0, oldestAt: null, failed: 0 });
    const addresses = ['first@home.test', 'second@home.test'] as const;
    for (const email of addresses) await requestPasswordReset(await mailed.server.jobSeeker({ email }));
    await eventually(async () => expect(await mailQueue(admin)).toMatchObject({ waiting: 0, failed: 2 }));
    const { isAvailable, mails } = await failedMails(admin);
    expect(isAvailable).toBe(true);
    expect(mails).toMatchObject([{ fault: '550 to RCPT TO' }, { fault: '550 to RCPT TO' }]);
    expect(mails.map(({ address }) => address).toSorted()).toEqual(addresses);
    const text = (await mailed.server.visitor().get<string>('/metrics')).body;
    expect(text).toContain('wayfare_queue_items{queue="mail",state="failed"} 2');
    expect(text).toContain('wayfare_queue_oldest_age_seconds{queue="mail"} 0');

    isRefusing = false;
    const firstId = mails.find(({ address }) => address === addresses[0])?.id ?? 0;
    expect((await admin.post('/api/admin/mails/retry', { ids: [firstId] })).body).toEqual({ retried: 1 });
    await mailed.catcher.sentTo(addresses[0]);
    expect((await admin.post('/api/admin/mails/retry', { ids: [firstId] })).body).toEqual({ retried: 0 });
    expect((await admin.post('/api/admin/mails/retry', {})).body).toEqual({ retried: 1 });
    const { body: entries } = await admin.get('/api/admin/audit?action=mail.retried&limit=1');
    expect(entries).toMatchObject([{ actorId: admin.user.id, details: { mails: 1 } }]);
    await mailed.catcher.sentTo(addresses[1]);
    await eventually(async () => expect(await mailQueue(admin)).toMatchObject({ waiting: 0, failed: 0 }));
    expect(await failedMails(admin)).toEqual({ isAvailable: true, mails: [] });
  });

  it.each([{ ids: [] }, { ids: ['1'] }, { ids: [0] }, { ids: 1 }])('refuses to retry %j', async (body) => {
    expect((await (await mailed.server.admin()).post('/api/admin/mails/retry', body)).status).toBe(400);
  });

  it('stays empty without a mail server, and is reported as unavailable', async () => {
    const silent = await mailed.server.sibling({});
    try {
      const admin = await silent.admin();
      expect(await failedMails(admin)).toMatchObject({ isAvailable: false });
      expect(await admin.post('/api/admin/mails/retry', {})).toMatchObject({
        status: 409,
        body: { code: 'mail_unavailable' },
      });
      await requestPasswordReset(await silent.jobSeeker());
      expect(await mailQueue(admin)).toMatchObject({ waiting: 0 });
    } finally {
      await silent.stop();
    }
  });
});
