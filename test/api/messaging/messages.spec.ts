import { randomUUID } from 'node:crypto';
import type { ApiClient } from '../../support/server/api-client.js';
import {
  confirm,
  conversationAboutJob,
  threadOf,
  unreadOf,
  write,
  type EntryAnswer,
} from '../../support/mothers/conversations.js';
import { startTestServer, type TestServer } from '../../support/server/test-server.js';

type Problem = { code: string; message: string };

const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string;

describe('messages API', () => {
  let server: TestServer;
  let admin: ApiClient;
  let employer: ApiClient;
  let seeker: ApiClient;

  beforeAll(async () => {
    server = await startTestServer();
    admin = await server.admin();
  });
  afterAll(() => server.stop());

  beforeEach(async () => {
    [employer, seeker] = await Promise.all([server.employer(), server.jobSeeker()]);
  });

  const about = () => conversationAboutJob(employer, seeker, admin);

  describe('sending', () => {
    it('returns the message and its sender', async () => {
      const { id } = await about();
      const { status, body } = await seeker.post(`/api/conversations/${id}/messages`, {
        content: '  Hello\nthere  ',
        status: 'read',
        senderId: 1,
      });
      expect(status).toBe(201);
      expect(body).toEqual({
        message: {
          id: expect.any(Number) as number,
          conversationId: id,
          senderId: seeker.user.id,
          clientId: null,
          content: 'Hello\nthere',
          status: 'sent',
          sentAt: TIME,
          attachments: [],
          isDeleted: false,
        },
        sender: { id: seeker.user.id, fullName: seeker.user.fullName, avatar: null },
      });
    });

    it.each([
      [{}, 'Message is required'],
      [{ content: ' \n ' }, 'Message is required'],
      [{ content: null }, 'Message is required'],
      [{ content: 'x'.repeat(5001) }, 'Message must be at most 5000 characters'],
      [{ content: 5 }, 'Message must be text'],
      [{ content: 'x', clientId: 'not-a-uuid' }, 'clientId must be a UUID'],
    ])('refuses %j', async (body, message) => {
      const { id } = await about();
      const answer = await seeker.post<Problem>(`/api/conversations/${id}/messages`, body);
      expect(answer).toMatchObject({ status: 400, body: { message } });
      expect(await threadOf(seeker, id)).toEqual([]);
    });

    it('accepts any 5,000 characters', async () => {
      const { id } = await about();
      const content = '\u{1F3D6}"\\'.repeat(1250);
      expect((await write(seeker, id, content)).content).toBe(content);
    });

    it('stores one message for concurrent retries with the same clientId', async () => {
      const { id } = await about();
      const clientId = randomUUID();
      const send = (client: ApiClient, text: string) =>
        client.post<EntryAnswer>(`/api/conversations/${id}/messages`, { content: text, clientId });
      const answers = await Promise.all(Array.from({ length: 30 }, () => send(seeker, 'Once')));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(29);
      expect(new Set(answers.map(({ body }) => body.message.id)).size).toBe(1);
      const upper = await seeker.post<EntryAnswer>(`/api/conversations/${id}/messages`, {
        content: 'Once more',
        clientId: clientId.toUpperCase(),
      });
      expect(upper).toMatchObject({ status: 200, body: { message: { content: 'Once', clientId } } });
      expect((await send(employer, 'Mine')).status).toBe(201);
      expect((await threadOf(seeker, id)).map(({ message }) => message.content)).toEqual(['Once', 'Mine']);
    });

    it('keeps lastMessageAt when a message is retried', async () => {
      const { id } = await about();
      const message = { content: 'Once', clientId: randomUUID() };
      const send = () => seeker.post(`/api/conversations/${id}/messages`, message);
      const lastMessageAt = async () =>
        (await seeker.get<{ lastMessageAt: string }>(`/api/conversations/${id}`)).body.lastMessageAt;
      expect((await send()).status).toBe(201);
      const before = await lastMessageAt();
      expect((await send()).status).toBe(200);
      expect(await lastMessageAt()).toBe(before);
    });

    it('keeps the order of concurrent messages from both sides', async () => {
      const { id } = await about();
      const sent = await Promise.all(
        Array.from({ length: 40 }, (_, i) => write(i % 2 ? seeker : employer, id, `message ${i}`)),
      );
      const ids = (await threadOf(seeker, id)).map(({ message }) => message.id);
      expect(ids).toEqual(sent.map((message) => message.id).sort((a, b) => a - b));
      const list = await seeker.get<{ lastMessage: { content: string } }[]>('/api/conversations');
      expect(list.body[0]?.lastMessage.content).toBe(sent.find((message) => message.id === ids.at(-1))?.content);
    });
  });

  describe('a thread', () => {
    it('returns the newest 50, oldest first, with a link to older ones', async () => {
      const { id } = await about();
      for (let i = 1; i <= 120; i += 1) await write(i % 3 ? seeker : employer, id, String(i));
      const contents: string[][] = [];
      let path: string | undefined = `/api/conversations/${id}/messages`;
      while (path) {
        const { headers, body }: { headers: Headers; body: EntryAnswer[] } = await seeker.get<EntryAnswer[]>(path);
        contents.push(body.map(({ message }) => message.content));
        expect(headers.get('x-total-count')).toBe('120');
        path = /<(.*)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
      }
      const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => String(from + i));
      expect(contents).toEqual([numbers(71, 120), numbers(21, 70), numbers(1, 20)]);
    });

    it('continues at the cursor while new messages arrive', async () => {
      const { id } = await about();
      for (let i = 1; i <= 6; i += 1) await write(seeker, id, String(i));
      const first = await seeker.get(`/api/conversations/${id}/messages?limit=2`);
      await write(seeker, id, '7');
      const next = /<(.*)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
      const second = await seeker.get<EntryAnswer[]>(next);
      expect(second.body.map(({ message }) => message.content)).toEqual(['3', '4']);
    });

    it('marks incoming messages as delivered', async () => {
      const { id } = await about();
      await write(employer, id, 'Hello');
      await write(seeker, id, 'Hi');
      expect((await threadOf(employer, id)).map(({ message }) => message.status)).toEqual(['sent', 'delivered']);
      expect((await threadOf(seeker, id)).map(({ message }) => message.status)).toEqual(['delivered', 'delivered']);
      expect(await unreadOf(seeker)).toBe(1);
    });
  });

  describe('receipts', () => {
    it('advance, reported by the recipient only', async () => {
      const { id } = await about();
      const message = await write(employer, id, 'Hello');
      expect(await confirm(employer, message.id, 'read')).toMatchObject({
        status: 403,
        body: { code: 'only_recipient_confirms' },
      });
      expect(await confirm(seeker, message.id, 'delivered')).toMatchObject({
        status: 200,
        body: { ...message, status: 'delivered' },
      });
      for (const status of ['read', 'read', 'delivered']) {
        expect(await confirm(seeker, message.id, status)).toMatchObject({ status: 200, body: { status: 'read' } });
      }
      expect((await threadOf(seeker, id))[0]?.message.status).toBe('read');
      expect(await unreadOf(seeker)).toBe(0);
    });

    it('never go back under concurrency', async () => {
      const { id } = await about();
      const message = await write(employer, id, 'Hello');
      await Promise.all([
        ...Array.from({ length: 10 }, () => confirm(seeker, message.id, 'delivered')),
        confirm(seeker, message.id, 'read'),
        ...Array.from({ length: 10 }, () => threadOf(seeker, id)),
      ]);
      expect((await threadOf(employer, id))[0]?.message.status).toBe('read');
    });

    it.each(['sent', 'seen', '', null, 1])('reject status %j', async (status) => {
      const { id } = await about();
      const message = await write(employer, id, 'Hello');
      expect((await seeker.put(`/api/messages/${message.id}/status`, { status })).status).toBe(400);
    });
  });
});

describe('the message limit', () => {
  it('applies per user and minute', async () => {
    const server = await startTestServer({ LIMIT_MESSAGES_PER_MINUTE: '3' });
    try {
      const [admin, employer, seeker] = [await server.admin(), await server.employer(), await server.jobSeeker()];
      const { id } = await conversationAboutJob(employer, seeker, admin);
      const send = (client: ApiClient) => client.post(`/api/conversations/${id}/messages`, { content: 'Hello' });
      const answers = [await send(seeker), await send(seeker), await send(seeker), await send(seeker)];
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 429]);
      const wait = Number(answers[3]?.headers.get('retry-after'));
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(60);
      expect((await send(employer)).status).toBe(201);
    } finally {
      await server.stop();
    }
  });
});
