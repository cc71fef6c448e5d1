import { WebhookWorker } from '#integrations/adapters/webhooks/webhook-worker.js';
import { Database } from '#platform/postgres/database.js';
import { QUEUES, type QueueName } from '#shared/application/background/background-work.js';
import type { ApiClient } from '../../support/server/api-client.js';
import { JobBoard } from '../../support/mothers/job-board.js';
import { aJobForm } from '../../support/mothers/job-mother.js';
import { eventually } from '../../support/eventually.js';
import { startMailedServer, type MailedServer } from '../../support/server/mailed-server.js';
import { startTestServer, type TestServer } from '../../support/server/test-server.js';
import { WebhookReceiver } from '../../support/stand-ins/webhook-receiver.js';

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
    const [employer, seeker, leaving] = [await server.employer(), await server.jobSeeker(), await server.jobSeeker()];
    expect((await leaving.request('DELETE', '/api/account', { body: { password: 'correct horse' } })).status).toBe(204);
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
const EMPTY = { waiting: 0, delayed: 0, oldestAt: null, failed: 0 };

describe('the queues of background work', () => {
  const board = JobBoard.forTests({ OUTBOUND_ALLOWED_HOSTS: '127.0.0.1' });
  const query = (text: string, values: unknown[] = []) => board.server.app.get(Database).query(text, values);
  const queues = async () => (await board.admin.get<Queue[]>('/api/admin/database/queues')).body;
  const queue = async (name: QueueName) => (await queues()).find((one) => one.name === name);
  const metrics = async () => (await board.server.visitor().get<string>('/metrics')).body;

  it('are all counted, even if empty', async () => {
    expect(await queues()).toEqual(QUEUES.map((name) => ({ name, ...EMPTY })));
    const text = await metrics();
    for (const name of QUEUES) {
      for (const state of ['waiting', 'delayed', 'failed']) {
        expect(text).toContain(`wayfare_queue_items{queue="${name}",state="${state}"} 0\n`);
      }
      expect(text).toContain(`wayfare_queue_oldest_age_seconds{queue="${name}"} 0\n`);
    }
  });

  it('count imports, and those that wait for a retry', async () => {
    const employers = [await board.server.employer(), await board.server.employer()];
    // One statement, so that nobody takes them before.
    await query(
      `with import as (
         insert into listing_import (user_id, source, state, began_at)
         select id, 'sent', 'running', now() - interval '2 hours' from unnest($1::int[]) id returning id
       )
       insert into work_lease (queue, item, ends_at, failures)
       select 'import', id, now() + interval '5 minutes', row_number() over (order by id) - 1 from import`,
      [employers.map(({ user }) => user.id)],
    );
    expect(await queue('import')).toMatchObject({ waiting: 2, delayed: 1, oldestAt: expect.any(String), failed: 0 });
    const text = await metrics();
    expect(text).toContain(`wayfare_queue_items{queue="import",state="delayed"} 1\n`);
    expect(text).toMatch(/wayfare_queue_oldest_age_seconds\{queue="import"\} 72\d\d/);
    await query(`update listing_import set state = 'failed'`);
    expect(await queue('import')).toEqual({ name: 'import', ...EMPTY });
    await query('delete from work_lease');
  });

  it('count payments that await their provider, and held applications', async () => {
    await query(
      `insert into payment (title, amount, currency, provider, reference, status, session, created_at, ended_at, awaits_provider)
       select 'Cook', 4999, 'USD', 'another', n, 'cancelled', 'cs_' || n, now(), now(), n = '1' from unnest(array['1', '2']) n`,
    );
    expect(await queue('payment')).toMatchObject({ waiting: 1, delayed: 0, oldestAt: expect.any(String) });
    await query('delete from payment');
    expect(await queue('application')).toEqual({ name: 'application', ...EMPTY });
  });

  it('count exports of personal data', async () => {
    const seeker = await board.server.jobSeeker();
    await query(
      `insert into account_export (user_id, key, state, requested_at, expires_at)
       values ($1, 'export-of-a-test.zip', 'preparing', now(), now() + interval '1 day')`,
      [seeker.user.id],
    );
    expect(await queue('export')).toMatchObject({ waiting: 1, oldestAt: expect.any(String), failed: 0 });
    await query(`update account_export set state = 'failed'`);
    expect(await queue('export')).toEqual({ name: 'export', ...EMPTY, failed: 1 });
  });

  it('count deliveries to webhooks, except those of suspended employers', async () => {
    const receiver = await new WebhookReceiver().open();
    try {
      receiver.status = 500;
      const employer = await board.server.employer();
      const form = { url: receiver.url, events: ['listing.approved', 'listing.closed'], password: 'correct horse' };
      await employer.post('/api/employer/webhooks', form);
      const { id } = (await employer.post<{ id: number }>('/api/jobs', aJobForm())).body;
      await board.admin.put(`/api/jobs/${id}/approve`);
      await board.admin.put(`/api/jobs/${id}/archive`, { archive: true });
      // The second delivery waits for the first.
      await eventually(async () => expect(await queue('webhook')).toMatchObject({ waiting: 2, delayed: 1, failed: 0 }));

      await board.suspend(employer);
      expect(await queue('webhook')).toEqual({ name: 'webhook', ...EMPTY });
      await board.reinstate(employer);

      await query(`update webhook_delivery set attempts = 20, due_at = now() - interval '1 hour'`);
      await board.server.app.get(WebhookWorker).catchUp();
      await eventually(async () => expect(await queue('webhook')).toEqual({ name: 'webhook', ...EMPTY, failed: 2 }));
      await query(`update webhook_delivery set settled_at = now() - interval '2 days'`);
      expect(await queue('webhook')).toEqual({ name: 'webhook', ...EMPTY });
    } finally {
      await receiver.close();
    }
  });
});

type Failed = { isAvailable: boolean; mails: { id: number; address: string; fault: string; isInterrupted: boolean }[] };

describe('the mail queue', () => {
  let mailed: MailedServer;
  let isRefusing = false;
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
    expect(await mailQueue(admin)).toEqual({ name: 'mail', ...EMPTY });
    const addresses = ['first@home.test', 'second@home.test'] as const;
    const people = await Promise.all(addresses.map((email) => mailed.server.jobSeeker({ email })));
    for (const email of addresses) await mailed.registrationToken(email);
    isRefusing = true;
    for (const person of people) await requestPasswordReset(person);
    await eventually(async () => expect(await mailQueue(admin)).toMatchObject({ waiting: 0, failed: 2 }));
    const { isAvailable, mails } = await failedMails(admin);
    expect(isAvailable).toBe(true);
    expect(mails).toMatchObject([{ fault: '550 to RCPT TO' }, { fault: '550 to RCPT TO' }]);
    expect(mails.map(({ address }) => address).toSorted()).toEqual(addresses);
    const text = (await mailed.server.visitor().get<string>('/metrics')).body;
    expect(text).toContain('wayfare_queue_items{queue="mail",state="failed"} 2');
    expect(text).toContain('wayfare_queue_oldest_age_seconds{queue="mail"} 0');

    const interrupt = `update mail set state = 'interrupted' where address = $1 and state = 'failed'`;
    await mailed.server.app.get(Database).query(interrupt, [addresses[0]]);
    expect(await mailQueue(admin)).toMatchObject({ waiting: 0, failed: 2 });

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
      const seeker = await silent.jobSeeker();
      const passwords = { currentPassword: 'correct horse', newPassword: 'quiet harbor' };
      expect((await seeker.put('/api/account/password', passwords)).status).toBe(204);
      // The other server mails others meanwhile, and would mail this notice.
      const mails = 'select id from mail where user_id = $1';
      expect(await silent.app.get(Database).query(mails, [seeker.user.id])).toEqual([]);
    } finally {
      await silent.stop();
    }
  });
});
