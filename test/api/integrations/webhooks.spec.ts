import { Webhook } from 'standardwebhooks';
import { WebhookWorker } from '#integrations/adapters/webhooks/webhook-worker.js';
import { Database } from '#platform/postgres/database.js';
import { eventually } from '../../support/eventually.js';
import { aJobForm } from '../../support/mothers/job-mother.js';
import { JobBoard } from '../../support/mothers/job-board.js';
import { WebhookReceiver, type Received } from '../../support/stand-ins/webhook-receiver.js';

type Delivery = {
  readonly id: number;
  readonly type: string;
  readonly jobId: number;
  readonly state: string;
  readonly attempts: number;
  readonly status: number | null;
  readonly fault: string | null;
};

const EVENTS = ['application.received', 'application.status_changed', 'listing.approved', 'listing.closed'];

describe('webhooks', () => {
  const board = JobBoard.forTests({ OUTBOUND_ALLOWED_HOSTS: '127.0.0.1' });
  let receiver: WebhookReceiver;
  let hook: { id: number; secret: string };
  const path = () => `/api/employer/webhooks/${hook.id}`;
  const query = (text: string, values: unknown[] = []) => board.server.app.get(Database).query(text, values);
  const log = async () => (await board.owner.get<Delivery[]>(`${path()}/deliveries`)).body;
  const payloadOf = (received: Received): { type: string; data: Record<string, unknown> } =>
    JSON.parse(received.body) as { type: string; data: Record<string, unknown> };
  const settled = () =>
    eventually(async () => {
      const states = (await log()).map(({ state }) => state);
      expect(states.length).toBeGreaterThan(0);
      expect(states).not.toContain('waiting');
    });
  /** Makes waiting deliveries due and attempts them. */
  const passTime = async (dueIn = '-1 hour') => {
    await query(`update webhook_delivery set due_at = now() + $1::interval where state = 'waiting'`, [dueIn]);
    await board.server.app.get(WebhookWorker).catchUp();
  };

  beforeEach(async () => {
    receiver = await new WebhookReceiver().open();
    const form = { url: receiver.url, events: EVENTS, password: 'correct horse' };
    hook = (await board.owner.post<typeof hook>('/api/employer/webhooks', form)).body;
  });
  afterEach(async () => {
    await board.owner.delete(path());
    await receiver.close();
  });

  it('report what happens to a listing, signed according to Standard Webhooks', async () => {
    // Longer in bytes than in letters.
    const { id } = await board.approved({ title: 'Réceptionniste ☀' });
    await settled();
    const { body: application } = await board.seeker.post<{ id: number }>('/api/applications', { jobId: id });
    await board.owner.put(`/api/applications/${application.id}/status`, { status: 'shortlisted' });
    await board.owner.put(`/api/jobs/${id}/archive`, { archive: true });
    await eventually(async () => expect(receiver.received).toHaveLength(4));
    for (const { headers, body } of receiver.received) {
      expect(() => new Webhook(hook.secret).verify(body, headers)).not.toThrow();
      expect(() => new Webhook(hook.secret).verify(body.replace('"', "'"), headers)).toThrow(
        'No matching signature found',
      );
    }
    expect(receiver.received.map((one) => payloadOf(one).type)).toEqual([
      'listing.approved',
      'application.received',
      'application.status_changed',
      'listing.closed',
    ]);
    expect(payloadOf(receiver.received[2] as Received).data).toEqual({
      listingId: id,
      title: 'Réceptionniste ☀',
      applicationId: application.id,
      status: 'shortlisted',
    });
  });

  it.each(['-1 hour', '400 days'])('deliver everything in order once a receiver is back, due in %s', async (dueIn) => {
    await receiver.close();
    const listings = [await board.approved(), await board.approved(), await board.approved()];
    for (const { id } of listings) await board.owner.put(`/api/jobs/${id}/archive`, { archive: true });
    await eventually(async () => {
      const first = (await log()).filter(({ type }) => type === 'listing.approved');
      expect(first.map(({ fault }) => fault)).toEqual(Array(3).fill('The connection failed (ECONNREFUSED)'));
    });
    const waiting = (await log()).find(({ state }) => state === 'waiting');
    expect((await board.owner.post(`/api/employer/webhook-deliveries/${waiting?.id}/redeliver`)).status).toBe(404);
    // Later events of the same listing are not attempted.
    expect((await log()).filter(({ type, attempts }) => type === 'listing.closed' && attempts > 0)).toEqual([]);
    await receiver.open();
    // After a wrong clock of the database, deliveries may be due in a year.
    await passTime(dueIn);
    await settled();
    for (const { id } of listings) {
      const types = receiver.received.map(payloadOf).filter(({ data }) => data['listingId'] === id);
      expect(types.map(({ type }) => type)).toEqual(['listing.approved', 'listing.closed']);
    }
    expect(receiver.received).toHaveLength(6);
  });

  it('pause while their employer is suspended, and then deliver in order', async () => {
    const employer = await board.server.employer();
    const form = { url: receiver.url, events: EVENTS, password: 'correct horse' };
    const { body } = await employer.post<{ id: number }>('/api/employer/webhooks', form);
    const { id } = (await employer.post<{ id: number }>('/api/jobs', aJobForm())).body;
    await board.suspend(employer);
    await board.admin.put(`/api/jobs/${id}/approve`);
    await board.admin.put(`/api/jobs/${id}/archive`, { archive: true });
    await passTime();
    // Another employer's webhook is served meanwhile, although its deliveries were queued later.
    const { id: another } = await board.approved();
    await eventually(async () =>
      expect(receiver.received.map((one) => payloadOf(one).data['listingId'])).toEqual([another]),
    );
    await board.reinstate(employer);
    await passTime();
    await eventually(async () => expect(receiver.received).toHaveLength(3));
    const later = receiver.received.slice(1).map(payloadOf);
    expect(later.map(({ type, data }) => [type, data['listingId']])).toEqual([
      ['listing.approved', id],
      ['listing.closed', id],
    ]);
    const rows = await query('select attempts from webhook_delivery where webhook_id = $1', [body.id]);
    expect(rows).toEqual([{ attempts: 1 }, { attempts: 1 }]);
  });

  it('drop deliveries that waited thirty days for a suspended employer', async () => {
    const employer = await board.server.employer();
    const { body } = await employer.post<{ id: number }>('/api/employer/webhooks', {
      url: receiver.url,
      events: EVENTS,
      password: 'correct horse',
    });
    const { id } = (await employer.post<{ id: number }>('/api/jobs', aJobForm())).body;
    await board.suspend(employer);
    await board.admin.put(`/api/jobs/${id}/approve`);
    const waiting = () => query('select from webhook_delivery where webhook_id = $1', [body.id]);
    expect(await waiting()).toHaveLength(1);
    await query(`update webhook_delivery set occurred_at = now() - interval '31 days' where webhook_id = $1`, [
      body.id,
    ]);
    // A run that is under way when time passes leaves it to the next.
    await eventually(async () => {
      await passTime();
      expect(await waiting()).toEqual([]);
    });
  });

  it('follow no redirects, and retry with the same id', async () => {
    receiver.status = 302;
    await board.approved();
    await eventually(async () =>
      expect(await log()).toMatchObject([{ state: 'waiting', status: 302, fault: 'Redirects are not followed' }]),
    );
    receiver.status = 200;
    await passTime();
    await settled();
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  it('are ended by a 410 response until saved again', async () => {
    receiver.status = 410;
    await board.approved();
    await eventually(async () => expect(await log()).toMatchObject([{ state: 'dropped' }]));
    const own = async () => (await board.owner.get<{ endedAt: string | null }[]>('/api/employer/webhooks')).body;
    expect((await own())[0]?.endedAt).not.toBeNull();
    await board.approved();
    expect(await log()).toHaveLength(1);
    receiver.status = 200;
    await board.owner.put(path(), { url: receiver.url, events: EVENTS, password: 'correct horse' });
    await board.owner.post(`/api/employer/webhook-deliveries/${(await log())[0]?.id}/redeliver`);
    await settled();
    expect(await log()).toMatchObject([{ state: 'delivered', status: 200, attempts: 1 }]);
  });

  it('are ended, changed and removed each for itself', async () => {
    const other = await new WebhookReceiver().open();
    const form = { url: other.url, events: ['listing.approved'], password: 'correct horse' };
    const { id } = (await board.owner.post<{ id: number }>('/api/employer/webhooks', form)).body;
    const own = async () =>
      (await board.owner.get<{ id: number; url: string; endedAt: string | null }[]>('/api/employer/webhooks')).body;
    receiver.status = 410;
    await board.approved();
    await eventually(async () => {
      expect(await log()).toMatchObject([{ state: 'dropped', attempts: 1 }]);
      const delivered = await board.owner.get(`/api/employer/webhooks/${id}/deliveries`);
      expect(delivered.body).toMatchObject([{ state: 'delivered', attempts: 1 }]);
    });
    expect(await own()).toMatchObject([
      { id: hook.id, url: receiver.url, endedAt: expect.any(String) },
      { id, url: other.url, endedAt: null },
    ]);
    const changed = { ...form, url: `${other.url}/changed` };
    expect((await board.owner.put(`/api/employer/webhooks/${id}`, changed)).status).toBe(200);
    expect((await own()).map(({ url }) => url)).toEqual([receiver.url, changed.url]);
    await board.owner.delete(`/api/employer/webhooks/${id}`);
    expect((await own()).map((one) => one.id)).toEqual([hook.id]);
    await other.close();
  });

  it('are also signed with the former secret for a day after its rotation', async () => {
    const { body } = await board.owner.post<{ secret: string }>(`${path()}/rotate`, { password: 'correct horse' });
    await board.approved();
    await eventually(async () => expect(receiver.received).toHaveLength(1));
    const { headers, body: sent } = receiver.received[0] as Received;
    for (const secret of [body.secret, hook.secret]) {
      expect(() => new Webhook(secret).verify(sent, headers)).not.toThrow();
    }
    await query(`update webhook set former_secret_until = now() - interval '1 second'`);
    await board.approved();
    await eventually(async () => expect(receiver.received).toHaveLength(2));
    const later = receiver.received[1] as Received;
    expect(() => new Webhook(hook.secret).verify(later.body, later.headers)).toThrow('No matching signature found');
  });

  it('are in the audit log with their changes', async () => {
    await board.owner.put(path(), { url: receiver.url, events: EVENTS, password: 'correct horse' });
    await board.owner.post(`${path()}/rotate`, { password: 'correct horse' });
    await board.owner.delete(path());
    for (const change of [
      board.owner.put(path(), { url: receiver.url, events: EVENTS, password: 'correct horse' }),
      board.owner.post(`${path()}/rotate`, { password: 'correct horse' }),
      board.owner.delete(path()),
    ])
      expect((await change).status).toBe(404);
    const { body } = await board.admin.get<{ action: string; details: object }[]>(
      `/api/admin/audit?person=${board.owner.user.id}&limit=100`,
    );
    const about = body.filter(({ details }) => 'webhook' in details && details.webhook === hook.id);
    expect(about.map(({ action }) => action)).toEqual([
      'webhook.removed',
      'webhook.secret-rotated',
      'webhook.changed',
      'webhook.created',
    ]);
  });

  it('report once that a listing has expired', async () => {
    const { id } = await board.approved();
    const others = [await board.approved(), await board.approved(), await board.approved(), await board.approved()];
    const [early, earlier, archived, open] = others.map((listing) => listing.id);
    const foreign = (await board.other.post<{ id: number }>('/api/jobs', aJobForm())).body.id;
    await board.admin.put(`/api/jobs/${foreign}/approve`);
    await board.owner.put(`/api/jobs/${archived}/archive`, { archive: true });
    await settled();
    receiver.received.length = 0;
    await query(`update webhook set created_at = now() - interval '2 hours'`);
    for (const [job, hours] of [
      [id, 1],
      [early, 3],
      [earlier, 49],
      [archived, 1],
      [open, -1],
      [foreign, 1],
    ] as const)
      await query(`update job set closes_at = now() - $2 * interval '1 hour' where id = $1`, [job, hours]);
    await passTime();
    await passTime();
    await settled();
    const data = receiver.received.map((one) => payloadOf(one).data);
    expect(data).toEqual([{ listingId: id, title: 'Front Desk Agent', reason: 'expired' }]);
  });

  it.each([
    ['a private address', { url: 'http://192.168.1.1/hook' }],
    ['the cloud metadata address', { url: 'http://169.254.169.254/latest/meta-data' }],
    ['a local host name', { url: 'https://localhost/hook' }],
    ['no events', { events: [] }],
    ['an unknown event', { events: ['listing.viewed'] }],
  ])('reject %s', async (_what, change) => {
    const form = {
      url: 'https://ats.example.com/hook',
      events: ['listing.closed'],
      password: 'correct horse',
      ...change,
    };
    expect((await board.owner.post('/api/employer/webhooks', form)).status).toBe(400);
  });

  it('are limited to five, with encrypted secrets', async () => {
    const form = { url: receiver.url, events: EVENTS, password: 'correct horse' };
    const more = [];
    for (let count = 0; count < 5; count += 1) {
      more.push(await board.owner.post<{ id: number }>('/api/employer/webhooks', form));
    }
    expect(more.map(({ status }) => status)).toEqual([201, 201, 201, 201, 409]);
    const rows = await query('select secret from webhook');
    expect(JSON.stringify(rows)).not.toContain('whsec_');
    for (const { body } of more) await board.owner.delete(`/api/employer/webhooks/${body.id}`);
  });
});
