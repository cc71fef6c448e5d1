import { Client } from 'pg';
import type { ApiClient } from '../../support/server/api-client.js';
import { conversationAboutJob, write } from '../../support/mothers/conversations.js';
import { eventually } from '../../support/eventually.js';
import { EventReader } from '../../support/server/event-reader.js';
import { sharedServer } from '../../support/server/shared-server.js';
import type { TestServer } from '../../support/server/test-server.js';

describe('live events', () => {
  let server: TestServer;
  let sibling: TestServer;
  let database: Client;
  let admin: ApiClient;
  let employer: ApiClient;
  let seeker: ApiClient;
  let conversationId: number;
  let readers: EventReader[];

  beforeAll(async () => {
    server = await sharedServer();
    sibling = await server.sibling();
    database = new Client({ connectionString: server.databaseUrl });
    await database.connect();
    admin = await server.admin();
  });
  afterAll(async () => {
    await database.end();
    await sibling.stop();
  });

  beforeEach(async () => {
    readers = [];
    [employer, seeker] = await Promise.all([server.employer(), server.jobSeeker()]);
    ({ id: conversationId } = await conversationAboutJob(employer, seeker, admin));
  });
  afterEach(() => {
    for (const reader of readers) reader.close();
  });

  const listen = async (client: ApiClient, lastEventId?: string): Promise<EventReader> => {
    const reader = await EventReader.listening(client, lastEventId);
    readers.push(reader);
    return reader;
  };

  const listeners = async (): Promise<number[]> => {
    const { rows } = await database.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and application_name = 'wayfare-listen'`,
    );
    return rows.map(({ pid }) => pid);
  };

  const statusOf = async (id: number): Promise<string | undefined> => {
    const { rows } = await database.query<{ status: string }>('select status from message where id = $1', [id]);
    return rows[0]?.status;
  };

  it('require a session', async () => {
    const reader = await EventReader.open(server.visitor());
    expect(reader.response.status).toBe(401);
  });

  it('arrive as a stream that proxies do not buffer', async () => {
    const reader = await listen(seeker);
    const { headers } = reader.response;
    expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store, no-transform');
    expect(headers.get('x-accel-buffering')).toBe('no');
    expect(headers.get('content-encoding')).toBeNull();
    expect(reader.retry).toBe(2_000);
    expect(reader.events[0]).toEqual({ name: 'unread', id: expect.stringMatching(/^\d+$/), data: { unreadCount: 0 } });
  });

  it('carry messages, receipts and unread counts to every tab of both sides across processes', async () => {
    const seekersTabs = await Promise.all([listen(seeker), listen(seeker.at(sibling.url))]);
    const employersTabs = await Promise.all([listen(employer), listen(employer.at(sibling.url))]);
    const sent = await write(employer, conversationId, 'Hello!');
    for (const tab of [...seekersTabs, ...employersTabs]) {
      expect((await tab.next('message')).data).toEqual({
        message: { ...sent, status: expect.stringMatching(/sent|delivered/) },
        sender: expect.objectContaining({ id: employer.user.id, companyName: 'Seaside Hotels' }),
      });
    }
    for (const tab of seekersTabs) expect((await tab.next('unread')).data).toEqual({ unreadCount: 1 });
    for (const tab of employersTabs) {
      expect((await tab.next('receipt')).data).toEqual({ conversationId, messageIds: [sent.id], status: 'delivered' });
    }

    await seeker.at(sibling.url).put(`/api/messages/${sent.id}/status`, { status: 'read' });
    const isRead = (data: object) => 'status' in data && data.status === 'read';
    for (const tab of employersTabs) {
      expect((await tab.next('receipt', isRead)).data).toMatchObject({ messageIds: [sent.id] });
    }
    for (const tab of seekersTabs) {
      await tab.next('receipt', isRead);
      expect((await tab.next('unread')).data).toEqual({ unreadCount: 0 });
    }
  });

  it('mark a message as delivered only while its recipient is connected', async () => {
    const tabs = await Promise.all([listen(employer), listen(employer.at(sibling.url))]);
    const undelivered = await write(employer, conversationId, 'Are you there?');
    for (const tab of tabs) await tab.next('message');
    await listen(seeker.at(sibling.url));
    const heard = await write(employer, conversationId, 'And now?');
    await tabs[0]?.next('receipt', ({ messageIds }) => (messageIds as number[]).includes(heard.id));
    expect(await statusOf(heard.id)).toBe('delivered');
    expect(await statusOf(undelivered.id)).toBe('sent');
  });

  it('end at once for HEAD and deliver nothing', async () => {
    expect((await seeker.request('HEAD', '/api/events')).status).toBe(200);
    const tab = await listen(employer);
    const undelivered = await write(employer, conversationId, 'Is anybody there?');
    await tab.next('message');
    expect(await statusOf(undelivered.id)).toBe('sent');
  });

  it('reach only the participants, not even admins', async () => {
    const [other, boss] = await Promise.all([server.jobSeeker(), server.employer()]);
    const { id } = await conversationAboutJob(boss, other, admin);
    const started = await admin.post<{ id: number }>('/api/conversations', { participantId: other.user.id });
    const outsiders = await Promise.all([admin, other, boss].map((client) => listen(client)));
    await write(employer, conversationId, 'Between us');
    // Events arrive in order, so an earlier one would have arrived by now.
    await write(admin, started.body.id, 'Elsewhere');
    await write(boss, id, 'Elsewhere');
    for (const outsider of outsiders) {
      await outsider.next('message');
      expect(JSON.stringify(outsider.events)).not.toContain('Between us');
    }
  });

  it('are not sent for failed requests', async () => {
    const tab = await listen(seeker);
    const refused = await employer.post(`/api/conversations/${conversationId}/messages`, { content: ' ' });
    expect(refused.status).toBe(400);
    await write(employer, conversationId, 'This one');
    expect((await tab.next('message')).data).toMatchObject({ message: { content: 'This one' } });
    expect(tab.events.filter(({ name }) => name === 'message')).toHaveLength(1);
  });

  describe('after a reconnect', () => {
    it('continue after the last event id on any process', async () => {
      const seekersTab = await listen(seeker);
      const employersTab = await listen(employer);
      const early = await write(employer, conversationId, 'one');
      await seekersTab.next('message');
      await employersTab.next('receipt');
      seekersTab.close();
      employersTab.close();
      await Promise.all([seekersTab.ended(), employersTab.ended()]);

      const missed: { id: number }[] = [];
      for (let i = 0; i < 5; i += 1) missed.push(await write(employer, conversationId, `missed ${i}`));
      await seeker.put(`/api/messages/${early.id}/status`, { status: 'read' });

      const seekersNext = await EventReader.listening(seeker.at(sibling.url), seekersTab.lastEventId);
      const employersNext = await EventReader.listening(employer.at(sibling.url), employersTab.lastEventId);
      readers.push(seekersNext, employersNext);
      const contents = seekersNext.events.filter(({ name }) => name === 'message').map(({ data }) => idOf(data));
      expect(contents).toEqual(expect.arrayContaining(missed.map(({ id }) => id)));
      const unread = seekersNext.events.find(({ name }) => name === 'unread');
      expect(unread).toEqual({ name: 'unread', id: expect.any(String), data: { unreadCount: 5 } });
      const receipts = employersNext.events.filter(({ name }) => name === 'receipt').map(({ data }) => data);
      expect(receipts).toContainEqual({ conversationId, messageIds: [early.id], status: 'read' });
      await seekersNext.next('receipt', ({ messageIds }) => (messageIds as number[]).includes(missed[4]?.id ?? 0));
      expect(await statusOf(missed[4]?.id ?? 0)).toBe('delivered');
    });

    it('do not mark a message as delivered when only its sender reconnects', async () => {
      const tab = await listen(employer);
      tab.close();
      const undelivered = await write(employer, conversationId, 'Not delivered');
      const next = await listen(employer, tab.lastEventId);
      expect(next.events[0]).toMatchObject({ name: 'message', data: { message: { id: undelivered.id } } });
      // Streams are admitted one at a time, so the previous one has been processed once this one is open.
      await listen(employer);
      expect(await statusOf(undelivered.id)).toBe('sent');
    });

    it('have an id only at the end, so that another disconnection loses nothing', async () => {
      const tab = await listen(seeker);
      tab.close();
      for (let i = 0; i < 3; i += 1) await write(employer, conversationId, `missed ${i}`);
      const next = await listen(seeker, tab.lastEventId);
      expect(next.events.slice(0, 4).map(({ name, id }) => [name, id !== undefined])).toEqual([
        ['message', false],
        ['message', false],
        ['message', false],
        ['unread', true],
      ]);
    });

    it.each(['999999999999999999', 'nonsense', '-1'])('request a resync for the unknown id %s', async (id) => {
      const tab = await EventReader.open(seeker, id);
      readers.push(tab);
      await tab.next('resync');
      expect((await tab.next('unread')).id).toMatch(/^\d+$/);
      await write(employer, conversationId, 'Hello again');
      await tab.next('message');
    });

    it('request a resync after too many missed changes', async () => {
      const tab = await listen(seeker);
      tab.close();
      await database.query(
        `insert into message (conversation_id, sender_id, recipient_id, content, sent_at)
         select $1, $2, $3, 'again', now() from generate_series(1, 501)`,
        [conversationId, employer.user.id, seeker.user.id],
      );
      const next = await listen(seeker, tab.lastEventId);
      expect(next.events.map(({ name }) => name)).toEqual(['resync', 'unread']);
    });
  });

  describe('and the database', () => {
    it('use one listening connection for all streams', async () => {
      const people = await Promise.all(Array.from({ length: 10 }, () => server.jobSeeker()));
      await Promise.all(people.flatMap((person) => Array.from({ length: 20 }, () => listen(person))));
      expect(readers.filter(({ isOpen }) => isOpen)).toHaveLength(200);
      expect(await listeners()).toHaveLength(2);
    });

    it('miss nothing when the listening connection breaks', async () => {
      const tabs = await Promise.all([listen(seeker), listen(seeker.at(sibling.url))]);
      const sent: number[] = [];
      for (let round = 0; round < 3; round += 1) {
        const before = await listeners();

        await database.query('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [before]);
        for (let i = 0; i < 5; i += 1) sent.push((await write(employer, conversationId, `${round}.${i}`)).id);
      }
      for (const tab of tabs) {
        // Missed messages are sent alongside live ones, so their order may differ.
        const received = await tab.all('message', sent.length, idOf);
        expect(received.sort((a, b) => a - b)).toEqual(sent);
      }
      const after = await write(employer, conversationId, 'live again');
      for (const tab of tabs) await tab.next('message', (data) => idOf(data) === after.id);
      // Terminated connections may take a moment to disappear.
      await eventually(async () => expect(await listeners()).toHaveLength(2));
    });
  });

  describe('end', () => {
    it('with their own session in every process', async () => {
      const twin = await server.visitor().login(seeker.user.username, 'correct horse');
      const [here, there, other] = await Promise.all([
        listen(seeker),
        listen(seeker.at(sibling.url)),
        listen(twin.at(sibling.url)),
      ]);
      expect((await seeker.at(sibling.url).post('/api/logout')).status).toBe(204);
      await Promise.all([here?.ended(), there?.ended()]);
      await write(employer, conversationId, 'Still there?');
      await other?.next('message');
      expect(here?.events.some(({ name }) => name === 'message')).toBe(false);
      const again = await EventReader.open(seeker);
      expect(again.response.status).toBe(401);
    });

    it('without restoring an ended session', async () => {
      // A session that is due for renewal is stored at the end of a response.
      await database.query(
        `update session set sess = jsonb_set(sess::jsonb, '{cookie,expires}', to_jsonb(now() + interval '1 day'))::json
         where user_id = $1`,
        [seeker.user.id],
      );
      const tab = await listen(seeker);
      await database.query(`delete from session where user_id = $1`, [seeker.user.id]);
      await tab.ended();
      expect((await seeker.get('/api/user')).status).toBe(401);
    });

    it('for the oldest stream of a user who has too many', async () => {
      const [first] = [await listen(seeker)];
      for (let i = 0; i < 20; i += 1) await listen(seeker);
      await first?.ended();
      expect(first?.retry).toBe(60_000);
      expect(readers.filter(({ isOpen }) => isOpen)).toHaveLength(20);
    });

    it('at once when the process stops', async () => {
      const third = await server.sibling();
      const tab = await listen(seeker.at(third.url));
      const started = Date.now();
      const [took] = await Promise.all([tab.ended().then(() => Date.now() - started), third.stop()]);
      expect(took).toBeLessThan(7_000);
    });
  });
});

function idOf(data: Record<string, unknown>): number {
  return (data['message'] as { id: number }).id;
}
