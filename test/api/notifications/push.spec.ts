import { BackgroundWork } from '#shared/application/background/background-work.js';
import { Database } from '#platform/postgres/database.js';
import { eventually } from '../../support/eventually.js';
import { apply, setStatus } from '../../support/mothers/applying.js';
import { confirm, conversationAboutJob, write } from '../../support/mothers/conversations.js';
import { daysAhead, offer } from '../../support/mothers/interviews.js';
import { openListing } from '../../support/mothers/open-listing.js';
import type { ApiClient } from '../../support/server/api-client.js';
import { peopleForTests } from '../../support/server/people.js';
import { startTestServer } from '../../support/server/test-server.js';
import { claimsOf, PushService, VAPID, type StandInBrowser } from '../../support/stand-ins/push-service.js';

type PushState = { publicKey: string | null; isOn: boolean; sessionIds: number[] };

const ROUTE = '/api/account/push';
const PASSWORD = 'correct horse';

describe('push messages', () => {
  const people = peopleForTests(() => startTestServer({ ...VAPID, OUTBOUND_ALLOWED_HOSTS: '127.0.0.1' }));
  let service: PushService;
  beforeAll(async () => {
    service = await new PushService().open();
  });
  afterAll(() => service.close());

  const query = <Row extends object>(sql: string, values: unknown[] = []) =>
    people.server.app.get(Database).query<Row>(sql, values);
  const state = async (client: ApiClient) => (await client.get<PushState>(ROUTE)).body;
  const subscribed = async (client: ApiClient, browser = service.browser()): Promise<StandInBrowser> => {
    expect((await client.put(ROUTE, browser.subscription)).status).toBe(204);
    return browser;
  };
  const signInAgain = (client: ApiClient) => people.server.visitor().login(client.user.username, PASSWORD);

  /** Sends what waits, as if its delay were over. */
  async function deliver(): Promise<void> {
    await query(`update push_notice set due_at = now() - interval '1 second'`);
    people.server.app.get(BackgroundWork).wake('push');
    await eventually(async () => expect(await query('select from push_notice where due_at <= now()')).toEqual([]));
  }

  const textsOf = async (browser: StandInBrowser) => {
    await deliver();
    return browser.pushed.map(({ text }) => text);
  };

  it('tell of new messages, encrypted, signed, without names, and once for many', async () => {
    const { id } = await conversationAboutJob(people.employer, people.seeker, people.admin);
    const browser = await subscribed(people.seeker);
    await write(people.employer, id, 'The secret word is anchor');
    await write(people.employer, id, 'Are you there?');
    expect(await textsOf(browser)).toEqual([
      {
        title: '2 new messages',
        body: 'Open Wayfare to read and reply.',
        path: `/messages?conversationId=${id}`,
        tag: `message-${id}`,
      },
    ]);
    const [pushed] = browser.pushed;
    expect(pushed?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(pushed?.raw.includes('messages')).toBe(false);
    const { origin } = new URL(browser.endpoint);
    expect(claimsOf(pushed?.headers ?? {})).toMatchObject({ aud: origin, sub: 'mailto:no-reply@localhost' });
  });

  it('come not for messages that were read, nor against the preferences', async () => {
    const { id } = await conversationAboutJob(people.employer, people.seeker, people.admin);
    const browser = await subscribed(people.seeker);
    const { id: messageId } = await write(people.employer, id, 'Hello');
    await confirm(people.seeker, messageId, 'read');
    expect(await textsOf(browser)).toEqual([]);
    const choices = { applications: true, messages: false, alerts: true, reminders: true };
    await people.seeker.put('/api/account/notifications', choices);
    await write(people.employer, id, 'Hello?');
    expect(await textsOf(browser)).toEqual([]);
    await people.seeker.put('/api/account/notifications', { ...choices, messages: true });
    await write(people.employer, id, 'Hello again');
    expect(await textsOf(browser)).toMatchObject([{ title: '2 new messages' }]);
  });

  it('tell of interviews and decisions in the language and the time zone of the person', async () => {
    await people.seeker.put('/api/account/language', { language: 'de' });
    await people.seeker.put('/api/account/time-zone', { timeZone: 'Asia/Manila' });
    const applicationId = await apply(people.seeker, await openListing(people.employer, people.admin));
    const [browser, employers] = [await subscribed(people.seeker), await subscribed(people.employer)];
    const { id } = await offer(people.employer, applicationId);
    expect(await textsOf(browser)).toEqual([
      {
        title: 'Sie sind zu einem Vorstellungsgespräch eingeladen',
        body: 'Mehr dazu auf Wayfare.',
        path: `/job-seeker/application/${applicationId}`,
        tag: `interview-${id}`,
      },
    ]);
    await people.seeker.put(`/api/interviews/${id}/slot`, { startsAt: daysAhead(3), timeZone: 'Asia/Tokyo' });
    const scheduled = (await textsOf(browser))[1];
    expect(scheduled?.['body']).toMatch(/ um 18:00 \(Philippinische Normalzeit\)$/);
    expect(employers.pushed.map(({ text }) => text)).toEqual([
      expect.objectContaining({ title: 'Your interview is scheduled', path: `/employer/application/${applicationId}` }),
    ]);
    await setStatus(people.employer, applicationId, 'shortlisted');
    await setStatus(people.employer, applicationId, 'offered');
    expect((await textsOf(browser)).slice(2)).toEqual([
      expect.objectContaining({ title: 'Neues zu Ihrer Bewerbung', tag: `decision-${applicationId}` }),
    ]);
  });

  it.each<[string, (client: ApiClient) => Promise<unknown>]>([
    ['a sign-out', (client) => client.post('/api/logout')],
    ['turning them off', (client) => client.delete(ROUTE)],
    [
      'the end of the session by another',
      async (client) => {
        const other = await signInAgain(client);
        return other.delete('/api/account/sessions');
      },
    ],
    [
      'a new password',
      (client) => client.put('/api/account/password', { currentPassword: PASSWORD, newPassword: 'quiet harbor' }),
    ],
    [
      'a suspension',
      (client) =>
        people.admin.put(`/api/users/${client.user.id}/suspension`, { suspended: true, reason: 'Spam in messages' }),
    ],
    [
      'the deletion of the account',
      (client) => client.request('DELETE', '/api/account', { body: { password: PASSWORD } }),
    ],
  ])('end with %s', async (_name, end) => {
    const { id } = await conversationAboutJob(people.employer, people.seeker, people.admin);
    const browser = await subscribed(people.seeker);
    await write(people.employer, id, 'Hello');
    expect(await query('select from push_notice')).toHaveLength(1);
    expect(((await end(people.seeker)) as { status: number }).status).toBeLessThan(300);
    expect(await query('select from push_subscription where user_id = $1', [people.seeker.user.id])).toEqual([]);
    expect(await textsOf(browser)).toEqual([]);
  });

  it('are not sent for a session that has expired, nor to the next person with the same browser', async () => {
    const { id } = await conversationAboutJob(people.employer, people.seeker, people.admin);
    const browser = await subscribed(people.seeker);
    await query(`update session set expire = now() - interval '1 minute' where user_id = $1`, [people.seeker.user.id]);
    await write(people.employer, id, 'Hello');
    expect(await textsOf(browser)).toEqual([]);

    const seeker = await people.server.jobSeeker();
    const other = await people.server.jobSeeker();
    const talk = await conversationAboutJob(people.employer, seeker, people.admin);
    const shared = await subscribed(seeker);
    await subscribed(other, shared);
    await write(people.employer, talk.id, 'Only for the first');
    expect(await textsOf(shared)).toEqual([]);
    expect([await state(seeker), await state(other)]).toMatchObject([{ isOn: false }, { isOn: true }]);
  });

  it('are listed with the sessions of their person only, ten at most', async () => {
    const sessions = [];
    const stranger = await people.server.jobSeeker();
    for (let count = 0; count < 11; count += 1) {
      if (count === 5) await subscribed(stranger);
      const session = await signInAgain(people.seeker);
      await subscribed(session);
      sessions.push(session);
    }
    const [oldest, newest] = [sessions[0], sessions.at(-1)] as [ApiClient, ApiClient];
    expect(await state(oldest)).toMatchObject({ publicKey: VAPID.VAPID_PUBLIC_KEY, isOn: false });
    const { sessionIds, isOn } = await state(newest);
    expect([isOn, sessionIds.length]).toEqual([true, 10]);
    const listed = (await newest.get<{ id: number; isCurrent: boolean }[]>('/api/account/sessions')).body;
    expect(sessionIds).toContain(listed.find(({ isCurrent }) => isCurrent)?.id);

    expect((await state(stranger)).sessionIds).toHaveLength(1);
    expect((await stranger.delete(ROUTE)).status).toBe(204);
    expect(await state(stranger)).toMatchObject({ isOn: false, sessionIds: [] });
    expect((await state(newest)).sessionIds).toHaveLength(10);
  });

  it('forget a browser that has unsubscribed, and try again where the service is busy', async () => {
    const { id } = await conversationAboutJob(people.employer, people.seeker, people.admin);
    const [gone, busy] = [await subscribed(people.seeker), await subscribed(await signInAgain(people.seeker))];
    [gone.status, busy.status] = [410, 503];
    await write(people.employer, id, 'Hello');
    await deliver();
    expect([gone.pushed.length, busy.pushed.length]).toEqual([1, 1]);
    expect((await state(people.seeker)).isOn).toBe(false);
    busy.status = 201;
    expect(await textsOf(busy)).toHaveLength(2);
    expect(await query('select from push_notice')).toEqual([]);
  });

  it('keep endpoint and keys secret, also in the export', async () => {
    const { subscription } = await subscribed(people.seeker);
    const stored = JSON.stringify(await query('select * from push_subscription'));
    for (const secret of Object.values(subscription)) expect(stored).not.toContain(secret);
    expect(JSON.stringify(await state(people.seeker))).not.toContain(subscription.endpoint);
  });

  it.each<[object, string]>([
    [{ endpoint: 'http://push.example.com/1' }, 'endpoint'],
    [{ endpoint: 'https://10.0.0.1/1' }, 'endpoint'],
    [{ endpoint: 'https://localhost/1' }, 'endpoint'],
    [{ endpoint: 'https://user:secret@push.example.com/1' }, 'endpoint'],
    [{ endpoint: `https://push.example.com/${'x'.repeat(1000)}` }, 'endpoint'],
    [{ endpoint: '' }, 'endpoint'],
    [{ p256dh: 'short' }, 'p256dh'],
    [{ p256dh: Buffer.alloc(65, 4).toString('base64url') }, 'p256dh'],
    [{ auth: 'with spaces' }, 'p256dh'],
    [{ auth: 7 }, 'auth'],
  ])('reject a subscription with %j', async (changes, field) => {
    const answer = await people.seeker.put<{ errors: object[] }>(ROUTE, {
      ...service.browser().subscription,
      ...changes,
    });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field }] } });
    expect((await state(people.seeker)).isOn).toBe(false);
  });
});
