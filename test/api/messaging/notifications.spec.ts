import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDemoData } from '#demo/load-demo-data.js';
import { planDemo } from '#demo/plan/demo-plan.js';
import { createApp } from '#server.js';
import { readSettings } from '#platform/config/settings.js';
import { Database } from '#platform/postgres/database.js';
import { eventually } from '../../support/eventually.js';
import type { ApiClient } from '../../support/server/api-client.js';
import { DATABASE_SECONDS, freshDatabase } from '../../support/database/database.js';
import { MailCatcher, type CaughtMail } from '../../support/stand-ins/mail-catcher.js';
import { conversationAboutJob, write } from '../../support/mothers/conversations.js';
import { openListing, pendingListing } from '../../support/mothers/open-listing.js';
import { letMailsBecomeDue, untilMailsAreSent } from '../../support/server/passing-time.js';
import { startTestServer, type TestServer } from '../../support/server/test-server.js';
import { apply, setStatus } from '../../support/mothers/applying.js';

const PUBLIC_URL = 'https://jobs.example.com';

describe('mails', () => {
  let catcher: MailCatcher;
  let server: TestServer;
  let admin: ApiClient;
  let employer: ApiClient;
  let seeker: ApiClient;

  beforeAll(async () => {
    catcher = await MailCatcher.start();
    server = await startTestServer({ SMTP_URL: catcher.url, PUBLIC_URL });
    admin = await server.admin();
    employer = await server.employer({ email: 'elena@hotel.test', fullName: 'Elena, "E" <e@evil.test>' });
    seeker = await server.jobSeeker({ email: 'sam@home.test', fullName: 'Sám Seeker' });
  });
  afterAll(async () => {
    await server.stop();
    await catcher.stop();
  });

  /** Seconds until each waiting mail is due. */
  const waiting = async ({ app }: TestServer): Promise<number[]> => {
    const sql = `select extract(epoch from due_at - now())::int as seconds from mail where state in ('queued', 'sending')`;
    return (await app.get(Database).query<{ seconds: number }>(sql)).map(({ seconds }) => seconds);
  };

  it('notify both sides', async () => {
    const jobId = await openListing(employer, admin, { title: 'Bcc: all@evil.test' });
    const [approval] = await catcher.sentTo('elena@hotel.test');
    expect(approval).toMatchObject({ from: 'no-reply@jobs.example.com', to: ['elena@hotel.test'] });
    expect(approval?.headers.get('subject')).toBe('Your listing is live: Bcc: all@evil. test');
    expect(approval?.headers.get('from')).toBe('Wayfare <no-reply@jobs.example.com>');
    expect(approval?.headers.get('auto-submitted')).toBe('auto-generated');
    expect(approval?.headers.has('bcc')).toBe(false);
    expect(approval?.headers.get('content-type')).toMatch(/^multipart\/alternative/);
    expect(approval?.body).toContain(`${PUBLIC_URL}/jobs/${jobId}`);

    const applicationId = await apply(seeker, jobId);
    const [, received] = await catcher.sentTo('elena@hotel.test', 2);
    expect(received?.body).toContain('Sám Seeker applied for “Bcc: all@evil. test”.');
    expect(received?.body).toContain(`${PUBLIC_URL}/employer/application/${applicationId}`);

    await setStatus(employer, applicationId, 'shortlisted');
    await setStatus(employer, applicationId, 'shortlisted');
    await letMailsBecomeDue(server);
    const [decision] = await catcher.sentTo('sam@home.test');
    expect(decision?.body).toContain('on the shortlist');
    expect(decision?.body).toContain(`${PUBLIC_URL}/job-seeker/application/${applicationId}`);
    await untilMailsAreSent(server);
    expect(catcher.mails).toHaveLength(3);
  });

  it('about unread messages are sent once per conversation, until the messages are read', async () => {
    const reader = await server.jobSeeker({ email: 'reader@home.test' });
    const { id } = await conversationAboutJob(employer, reader, admin);
    for (const text of ['one', 'two']) await write(employer, id, text);
    await letMailsBecomeDue(server);
    const [first] = await catcher.sentTo('reader@home.test');
    expect(first?.body).toContain('Elena, "E" <e@evil. test> sent you 2 messages.');
    expect(first?.body).not.toContain('one');
    await write(employer, id, 'three');
    const { body } = await reader.get<{ message: { id: number } }[]>(`/api/conversations/${id}/messages`);
    for (const { message } of body) await reader.put(`/api/messages/${message.id}/status`, { status: 'read' });
    await write(employer, id, 'four');
    await letMailsBecomeDue(server);
    const [, second] = await catcher.sentTo('reader@home.test', 2);
    expect(second?.body).toContain('Elena, "E" <e@evil. test> sent you a message.');
  });

  it('can be switched off in the settings, and through the link in a mail', async () => {
    const picky = await server.employer({ email: 'picky@hotel.test' });
    const choices = { applications: true, messages: false, alerts: true, reminders: true };
    const chosen = await picky.put<{ streams: object }>('/api/account/notifications', choices);
    expect(chosen.body).toMatchObject({ isAvailable: true, email: 'picky@hotel.test', streams: choices, refused: [] });
    expect((await picky.put('/api/account/notifications', { applications: 'no' })).status).toBe(400);
    await openListing(picky, admin);
    const [mail] = await catcher.sentTo('picky@hotel.test');
    const link = /^<https:\/\/jobs\.example\.com(\/unsubscribe\/[\w-]{16})>$/.exec(
      mail?.headers.get('list-unsubscribe') ?? '',
    );
    expect(mail?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const path = link?.[1] ?? '';
    expect(mail?.html).toContain(PUBLIC_URL + path);
    const post = (body: FormData | URLSearchParams, to = path) =>
      fetch(server.url + to, { method: 'POST', body, headers: { origin: 'https://mail.test' }, redirect: 'error' });
    const form = new FormData();
    form.set('List-Unsubscribe', 'One-Click');
    await fetch(server.url + path);
    expect((await picky.get('/api/account/notifications')).body).toMatchObject({ streams: choices });
    for (const body of [form, new URLSearchParams(), form]) {
      const answer = await post(body);
      expect([answer.status, await answer.json()]).toEqual([200, { stream: 'applications' }]);
      expect(answer.headers.get('set-cookie')).toBeNull();
    }
    expect((await post(form, `${path.slice(0, -1)}!`)).status).toBe(404);
    expect((await post(form, '/unsubscribe/0123456789abcdef')).status).toBe(404);
    await openListing(picky, admin);
    await untilMailsAreSent(server);
    expect(catcher.mails.filter(({ to }) => to.includes('picky@hotel.test'))).toHaveLength(1);
  });

  describe('beyond a limit', () => {
    const subjectsOf = (mails: readonly CaughtMail[]) =>
      mails.map(({ headers }) => headers.get('subject')?.split(':', 1)[0]);

    it('are replaced by a single mail about further news', async () => {
      const limited = await startTestServer({ SMTP_URL: catcher.url, LIMIT_MAILS_PER_RECIPIENT: '2' });
      try {
        const owner = await limited.employer({ email: 'busy@hotel.test' });
        const jobId = await openListing(owner, await limited.admin());
        for (let i = 0; i < 4; i += 1) await (await limited.jobSeeker()).post('/api/applications', { jobId });
        const mails = await catcher.sentTo('busy@hotel.test', 3);
        expect(subjectsOf(mails).toSorted()).toEqual([
          'New application',
          'You have more news on Wayfare',
          'Your listing is live',
        ]);
      } finally {
        await limited.stop();
      }
    });

    it('about a status wait until the sender is below the limit again', async () => {
      const limited = await startTestServer({ SMTP_URL: catcher.url, LIMIT_MAILS_PER_SENDER: '1' });
      try {
        const owner = await limited.employer();
        const jobId = await openListing(owner, await limited.admin());
        const ids: number[] = [];
        for (const name of ['first', 'second']) {
          ids.push(await apply(await limited.jobSeeker({ email: `${name}@home.test` }), jobId));
        }
        for (const id of ids) await setStatus(owner, id, 'offered');
        await letMailsBecomeDue(limited);
        await eventually(async () => {
          const [seconds = 0, ...others] = await waiting(limited);
          expect(seconds).toBeGreaterThan(30 * 60);
          expect(others).toEqual([]);
        });
        expect(catcher.mails.filter(({ to }) => /(first|second)@home/.test(to.join()))).toHaveLength(1);
      } finally {
        await limited.stop();
      }
    });
  });

  it('are not sent for a duplicate application', async () => {
    const other = await server.employer({ email: 'other@hotel.test' });
    const jobId = await openListing(other, admin);
    await apply(seeker, jobId);
    expect((await seeker.post('/api/applications', { jobId })).status).toBe(409);
    // A mail for the refused application would arrive before the one for this listing.
    await openListing(other, admin);
    const mails = await catcher.sentTo('other@hotel.test', 3);
    expect(mails.map(({ headers }) => headers.get('subject')?.split(':', 1)[0]).toSorted()).toEqual([
      'New application',
      'Your listing is live',
      'Your listing is live',
    ]);
  });

  it('neither delay nor fail requests while the mail server is down', async () => {
    const disconnected = await startTestServer({ SMTP_URL: 'smtp://127.0.0.1:1' });
    try {
      const owner = await disconnected.employer();
      expect(await openListing(owner, await disconnected.admin())).toBeGreaterThan(0);
    } finally {
      await disconnected.stop();
    }
  });

  it('are sent for actions on demo data, but not when it is loaded', async () => {
    const database = await freshDatabase();
    const folder = await mkdtemp(join(tmpdir(), 'wayfare-test-'));
    const settings = readSettings({
      SMTP_URL: catcher.url,
      LOG_LEVEL: 'silent',
      SCHEDULES: 'false',
      DATA_DIR: folder,
      DATABASE_SECONDS: String(DATABASE_SECONDS),
    });
    const app = await createApp(settings, database.url, 'a secret for tests only');
    try {
      await app.init();
      const few = { applications: [], views: [], bookmarks: [], conversations: [], contacts: [] };
      const plan = (now: Date) => ({ ...planDemo(now), listings: planDemo(now).listings.slice(0, 3), ...few });
      expect(await loadDemoData(app, database.url, plan)).toBe(true);
      const before = catcher.mails.length;
      await app.listen(0, '127.0.0.1');
      const { port } = app.getHttpServer().address() as { port: number };
      const visitor = () => server.visitor().at(`http://127.0.0.1:${port}`);
      const hotel = await visitor().login('grandhotel', 'wayfare-demo');
      const jobId = await pendingListing(hotel);
      const demoAdmin = await visitor().login('admin', 'wayfare-demo');
      expect((await demoAdmin.put(`/api/jobs/${jobId}/approve`)).status).toBe(200);
      await catcher.sentTo((await hotel.get<{ email: string }>('/api/user')).body.email);
      await untilMailsAreSent({ app });
      // The owner and three recruiters.
      expect(catcher.mails).toHaveLength(before + 4);
    } finally {
      await app.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    }
  });
});
