import { Outbox } from '#notifications/application/ports/outbox.js';
import { JobAlertMail } from '#notifications/adapters/mails/listings/job-alert.js';
import { MakeAlerts } from '#saved-searches';
import { Clock } from '#shared/application/clock.js';
import { openListing, pendingListing } from '../../support/mothers/open-listing.js';
import { MailCatcher } from '../../support/stand-ins/mail-catcher.js';
import type { ApiClient } from '../../support/server/api-client.js';
import { endDelaysOfMails, untilMailsAreSent } from '../../support/server/passing-time.js';
import { startTestServer, type TestServer } from '../../support/server/test-server.js';

const PUBLIC_URL = 'https://jobs.example.com';
const HOUR = 3_600_000;

describe('alerts for saved searches', () => {
  let catcher: MailCatcher;
  let server: TestServer;
  let admin: ApiClient;
  let employer: ApiClient;
  let people = 0;
  beforeAll(async () => {
    catcher = await MailCatcher.start();
    server = await startTestServer({ SMTP_URL: catcher.url, PUBLIC_URL });
    [admin, employer] = [await server.admin(), await server.employer()];
  });
  afterAll(async () => {
    await server.stop();
    await catcher.stop();
  });

  /** A job seeker with saved searches. */
  async function seekerWith(...searches: { search: string; frequency?: string; name?: string }[]) {
    const email = `waiting${(people += 1)}@home.test`;
    const client = await server.jobSeeker({ email });
    const ids: number[] = [];
    for (const { frequency = 'instant', ...rest } of searches) {
      const { status, body } = await client.post<{ id: number }>('/api/saved-searches', { frequency, ...rest });
      expect(status).toBe(201);
      ids.push(body.id);
    }
    return { client, email, ids };
  }

  const sendAlerts = (on = server) => on.app.get(JobAlertMail, { strict: false }).queue();
  let ahead = 0;
  /** Advances the clock, and sends the alerts that are due. */
  const inHours = (hours: number, ...processes: TestServer[]) => {
    ahead += hours * HOUR;
    const all = [server, ...processes];
    for (const { app } of all) Object.assign(app.get(Clock), { now: () => new Date(Date.now() + ahead) });
    return Promise.all(all.map((one) => sendAlerts(one)));
  };
  /** The mails to an address, once no mail is waiting. */
  async function mailsTo(email: string) {
    await untilMailsAreSent(server);
    return catcher.mails.filter(({ to }) => to.includes(email));
  }

  it('contain what a search means, as its page does', async () => {
    const { email } = await seekerWith({ search: 'keywords=waiter+dubai+with+housing' });
    const facts = { housing: 'free' };
    await openListing(employer, admin, { title: 'Restaurant Server', location: 'Dubai, UAE', facts });
    await openListing(employer, admin, { title: 'Food Server', location: 'Rome, Italy', facts });
    await inHours(1);
    const [mail] = await mailsTo(email);
    expect(mail?.body).toContain('Restaurant Server');
    expect(mail?.body).not.toContain('Food Server');
  });

  it('contain each new listing once, in one mail per user, with an unsubscribe link', async () => {
    await openListing(employer, admin, { title: 'Old Sommelier' });
    const { email, client } = await seekerWith(
      { search: 'keywords=sommelier' },
      { search: 'keywords=wine', name: 'Wine' },
    );
    const jobId = await openListing(employer, admin, {
      title: 'Sommelier',
      description: `Good wine ${'and food '.repeat(20)}`,
    });
    await openListing(employer, admin, { title: 'Painter', description: `More wine ${'and food '.repeat(20)}` });
    await openListing(employer, admin, { title: 'Cellar Master' });
    await inHours(1);
    const [mail, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    expect(mail?.headers.get('subject')).toBe('2 new jobs for 2 saved searches');
    expect(mail?.body.split(`${PUBLIC_URL}/jobs/${jobId}?from=alert`)).toHaveLength(2);
    expect(mail?.body).toContain('Painter');
    expect(mail?.body).not.toContain('Old Sommelier');
    const [unsubscribe] = /https:[^>]+/.exec(mail?.headers.get('list-unsubscribe') ?? '') ?? [];
    expect((await server.visitor().post(new URL(unsubscribe ?? '').pathname)).status).toBe(200);
    expect((await client.get('/api/account/notifications')).body).toMatchObject({ streams: { alerts: false } });
    await openListing(employer, admin, { title: 'Sommelier again' });
    await inHours(1);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it("do not repeat a listing that is approved again, and wait for the user's hour", async () => {
    const { email, client } = await seekerWith({ search: 'keywords=glacier', frequency: 'daily' });
    await inHours(25);
    const jobId = await openListing(employer, admin, { title: 'Glacier Guide' });
    await sendAlerts();
    expect(await mailsTo(email)).toHaveLength(0);
    await inHours(25);
    expect(await mailsTo(email)).toHaveLength(1);
    await employer.put(`/api/jobs/${jobId}`, { title: 'Glacier Hiking Guide' });
    await admin.put(`/api/jobs/${jobId}/approve`);
    await inHours(25);
    expect(await mailsTo(email)).toHaveLength(1);
    expect((await client.get<object[]>('/api/saved-searches')).body).toMatchObject([{ frequency: 'daily' }]);
  });

  it('do not count a listing that is approved again as new for a search saved since', async () => {
    const jobId = await openListing(employer, admin, { title: 'Stargazing Guide' });
    const { email } = await seekerWith({ search: 'keywords=stargazing' });
    await employer.put(`/api/jobs/${jobId}`, { title: 'Stargazing and Moonwalk Guide' });
    await admin.put(`/api/jobs/${jobId}/approve`);
    await employer.put(`/api/jobs/${jobId}/archive`, { archive: true });
    await employer.put(`/api/jobs/${jobId}/archive`, { archive: false });
    await inHours(1);
    expect(await mailsTo(email)).toEqual([]);
  });

  it.each([
    [
      'the search',
      (client: ApiClient, id: number) =>
        client.put(`/api/saved-searches/${id}`, { search: 'keywords=beekeeper', frequency: 'off' }),
    ],
    [
      'all alerts',
      (client: ApiClient) =>
        client.put('/api/account/notifications', {
          applications: true,
          messages: true,
          alerts: false,
          reminders: true,
        }),
    ],
    ['by removing the search', (client: ApiClient, id: number) => client.delete(`/api/saved-searches/${id}`)],
  ] as const)('are not sent if switched off while the mail waits: %s', async (_what, switchOff) => {
    const { email, client, ids } = await seekerWith({ search: 'keywords=beekeeper' });
    const { email: other } = await seekerWith({ search: 'keywords=beekeeper' });
    await openListing(employer, admin, { title: 'Beekeeper' });
    const outbox = server.app.get(Outbox, { strict: false });
    const { add } = outbox;
    outbox.add = (...mails) =>
      add.apply(
        outbox,
        mails.map((mail) => ({ ...mail, delaySeconds: 3_600 })),
      );
    try {
      await inHours(1);
    } finally {
      Reflect.deleteProperty(outbox, 'add');
    }
    expect((await switchOff(client, ids[0] ?? 0)).status).toBeLessThan(300);
    await endDelaysOfMails(server);
    expect(await mailsTo(other)).toHaveLength(1);
    expect(await mailsTo(email)).toEqual([]);
  });

  it('omit listings that are no longer open, and are not sent without any listing', async () => {
    const { email } = await seekerWith({ search: 'keywords=falconer' });
    const jobId = await openListing(employer, admin, { title: 'Falconer' });
    const makeAlerts = server.app.get(MakeAlerts, { strict: false });
    const { execute } = makeAlerts;
    Object.assign(makeAlerts, {
      execute: async (command: { readonly now: Date }) => {
        await employer.put(`/api/jobs/${jobId}/archive`, { archive: true });
        return execute.call(makeAlerts, command);
      },
    });
    try {
      await inHours(1);
    } finally {
      Reflect.deleteProperty(makeAlerts, 'execute');
    }
    expect(await mailsTo(email)).toEqual([]);
  });

  it('name at most three listings of a company', async () => {
    const { email } = await seekerWith({ search: 'keywords=lamplighter' });
    for (let index = 0; index < 5; index += 1) await openListing(employer, admin, { title: `Lamplighter ${index}` });
    const other = await server.employer();
    await openListing(other, admin, { title: 'Lamplighter elsewhere' });
    await inHours(1);
    const [mail] = await mailsTo(email);
    expect(mail?.body).toContain('6 new jobs for “lamplighter”');
    expect(mail?.body.match(/Lamplighter \d/g)).toHaveLength(3);
    expect(mail?.body).toContain('Lamplighter elsewhere');
    expect(mail?.body).toContain(`+2 more ${PUBLIC_URL}/job-seeker/search?keywords=lamplighter`);
  });

  it('are sent once by two processes, even after a crash midway', async () => {
    const sibling = await server.sibling({ SMTP_URL: catcher.url, PUBLIC_URL });
    try {
      const all = [];
      for (let index = 0; index < 5; index += 1) all.push(await seekerWith({ search: 'keywords=stargazer' }));
      await openListing(employer, admin, { title: 'Stargazer' });
      const makeAlerts = server.app.get(MakeAlerts, { strict: false });
      const { execute } = makeAlerts;
      Object.assign(makeAlerts, {
        execute: async (command: { readonly now: Date }) => {
          await execute.call(makeAlerts, command);
          throw new Error('The process dies before the commit');
        },
      });
      await expect(inHours(1)).rejects.toThrow('dies');
      Reflect.deleteProperty(makeAlerts, 'execute');
      await Promise.all([inHours(1, sibling), inHours(0, sibling)]);
      for (const { email } of all) expect(await mailsTo(email)).toHaveLength(1);
    } finally {
      await sibling.stop();
    }
  });

  it('start over with new filters, and after having been off', async () => {
    const { email, client, ids } = await seekerWith({ search: 'keywords=nobody' });
    await openListing(employer, admin, { title: 'Ferryman' });
    const path = `/api/saved-searches/${ids[0]}`;
    await client.put(path, { search: 'keywords=ferryman', frequency: 'instant' });
    await inHours(1);
    await client.put(path, { search: 'keywords=ferryman', frequency: 'off' });
    const pending = await pendingListing(employer, { title: 'Ferryman of today' });
    await admin.put(`/api/jobs/${pending}/approve`);
    await inHours(1);
    await client.put(path, { search: 'keywords=ferryman', frequency: 'instant' });
    await inHours(1);
    expect(await mailsTo(email)).toEqual([]);
    await openListing(employer, admin, { title: 'Ferryman of tomorrow' });
    await inHours(1);
    expect((await mailsTo(email)).map(({ body }) => /Ferryman of \w+/.exec(body)?.[0])).toEqual([
      'Ferryman of tomorrow',
    ]);
  });
});
