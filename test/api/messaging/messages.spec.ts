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
import { peopleForTests } from '../../support/server/people.js';
import { startTestServer } from '../../support/server/test-server.js';

type Problem = { code: string; message: string };

const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string;

describe('messages API', () => {
  const people = peopleForTests();

  const about = () => conversationAboutJob(people.employer, people.seeker, people.admin);

  describe('sending', () => {
    it('returns the message and its sender', async () => {
      const { id } = await about();
      const { status, body } = await people.seeker.post(`/api/conversations/${id}/messages`, {
        content: '  Hello\nthere  ',
        status: 'read',
        senderId: 1,
      });
      expect(status).toBe(201);
      expect(body).toEqual({
        message: {
          id: expect.any(Number) as number,
          conversationId: id,
          senderId: people.seeker.user.id,
          clientId: null,
          content: 'Hello\nthere',
          status: 'sent',
          sentAt: TIME,
          attachments: [],
          isDeleted: false,
        },
        sender: {
          id: people.seeker.user.id,
          authorId: people.seeker.user.id,
          fullName: people.seeker.user.fullName,
          companyName: null,
          avatar: null,
        },
      });
    });

    it.each([
      [{}, 'Message is required'],
      [{ content: 5 }, 'Message must be text'],
      [{ content: 'x', clientId: 'not-a-uuid' }, 'clientId must be a UUID'],
      [{ content: 'x', attachments: 'a.pdf' }, 'attachments must be a list of keys'],
      [{ content: 'x', attachments: [5] }, 'attachments must be a list of keys'],
    ])('rejects %j', async (body, message) => {
      const { id } = await about();
      const answer = await people.seeker.post<Problem>(`/api/conversations/${id}/messages`, body);
      expect(answer).toMatchObject({ status: 400, body: { message } });
      expect(await threadOf(people.seeker, id)).toEqual([]);
    });

    it('accepts any 5,000 characters', async () => {
      const { id } = await about();
      const content = '\u{1F3D6}"\\'.repeat(1250);
      expect((await write(people.seeker, id, content)).content).toBe(content);
    });

    it('stores one message for concurrent retries with the same clientId', async () => {
      const { id } = await about();
      const clientId = randomUUID();
      const send = (client: ApiClient, text: string) =>
        client.post<EntryAnswer>(`/api/conversations/${id}/messages`, { content: text, clientId });
      const answers = await Promise.all(Array.from({ length: 30 }, () => send(people.seeker, 'Once')));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(29);
      expect(new Set(answers.map(({ body }) => body.message.id)).size).toBe(1);
      const upper = await people.seeker.post<EntryAnswer>(`/api/conversations/${id}/messages`, {
        content: 'Once more',
        clientId: clientId.toUpperCase(),
      });
      expect(upper).toMatchObject({ status: 200, body: { message: { content: 'Once', clientId } } });
      expect((await send(people.employer, 'Mine')).status).toBe(201);
      expect((await threadOf(people.seeker, id)).map(({ message }) => message.content)).toEqual(['Once', 'Mine']);
    });

    it('keeps the order of concurrent messages from both sides', async () => {
      const { id } = await about();
      const sent = await Promise.all(
        Array.from({ length: 40 }, (_, i) => write(i % 2 ? people.seeker : people.employer, id, `message ${i}`)),
      );
      const ids = (await threadOf(people.seeker, id)).map(({ message }) => message.id);
      expect(ids).toEqual(sent.map((message) => message.id).sort((a, b) => a - b));
      const list = await people.seeker.get<{ lastMessage: { content: string } }[]>('/api/conversations');
      expect(list.body[0]?.lastMessage.content).toBe(sent.find((message) => message.id === ids.at(-1))?.content);
    });
  });

  describe('a thread', () => {
    it('returns the newest 50, oldest first, with a link to older ones', async () => {
      const { id } = await about();
      for (let i = 1; i <= 120; i += 1) await write(i % 3 ? people.seeker : people.employer, id, String(i));
      const contents: string[][] = [];
      let path: string | undefined = `/api/conversations/${id}/messages`;
      while (path) {
        const { headers, body }: { headers: Headers; body: EntryAnswer[] } =
          await people.seeker.get<EntryAnswer[]>(path);
        contents.push(body.map(({ message }) => message.content));
        expect(headers.get('x-total-count')).toBe('120');
        path = /<(.*)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
      }
      const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => String(from + i));
      expect(contents).toEqual([numbers(71, 120), numbers(21, 70), numbers(1, 20)]);
    });

    it('continues at the cursor while new messages arrive', async () => {
      const { id } = await about();
      for (let i = 1; i <= 6; i += 1) await write(people.seeker, id, String(i));
      const first = await people.seeker.get(`/api/conversations/${id}/messages?limit=2`);
      await write(people.seeker, id, '7');
      const next = /<(.*)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
      const second = await people.seeker.get<EntryAnswer[]>(next);
      expect(second.body.map(({ message }) => message.content)).toEqual(['3', '4']);
    });

    it('marks incoming messages as delivered', async () => {
      const { id } = await about();
      await write(people.employer, id, 'Hello');
      await write(people.seeker, id, 'Hi');
      expect((await threadOf(people.employer, id)).map(({ message }) => message.status)).toEqual(['sent', 'delivered']);
      expect((await threadOf(people.seeker, id)).map(({ message }) => message.status)).toEqual([
        'delivered',
        'delivered',
      ]);
      expect(await unreadOf(people.seeker)).toBe(1);
    });
  });

  describe('receipts', () => {
    it('advance only when the recipient confirms', async () => {
      const { id } = await about();
      const message = await write(people.employer, id, 'Hello');
      expect(await confirm(people.employer, message.id, 'read')).toMatchObject({
        status: 403,
        body: { code: 'only_recipient_confirms' },
      });
      expect(await confirm(people.seeker, message.id, 'delivered')).toMatchObject({
        status: 200,
        body: { ...message, status: 'delivered' },
      });
      for (const status of ['read', 'read', 'delivered']) {
        expect(await confirm(people.seeker, message.id, status)).toMatchObject({
          status: 200,
          body: { status: 'read' },
        });
      }
      expect((await threadOf(people.seeker, id))[0]?.message.status).toBe('read');
      expect(await unreadOf(people.seeker)).toBe(0);
    });

    it('never move back under concurrency', async () => {
      const { id } = await about();
      const message = await write(people.employer, id, 'Hello');
      await Promise.all([
        ...Array.from({ length: 10 }, () => confirm(people.seeker, message.id, 'delivered')),
        confirm(people.seeker, message.id, 'read'),
        ...Array.from({ length: 10 }, () => threadOf(people.seeker, id)),
      ]);
      expect((await threadOf(people.employer, id))[0]?.message.status).toBe('read');
    });

    it.each(['sent', 'seen', '', null, 1])('reject status %j', async (status) => {
      const { id } = await about();
      const message = await write(people.employer, id, 'Hello');
      expect((await people.seeker.put(`/api/messages/${message.id}/status`, { status })).status).toBe(400);
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
