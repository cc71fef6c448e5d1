import type { ApiClient } from '../../support/server/api-client.js';
import { confirm, conversationAboutJob, threadOf, unreadOf, write } from '../../support/mothers/conversations.js';
import { openListing, pendingListing } from '../../support/mothers/open-listing.js';
import { sharedServer } from '../../support/server/shared-server.js';
import { startTestServer, type TestServer } from '../../support/server/test-server.js';

type Problem = { code: string; message: string; errors?: { field: string; message: string }[] };
type ConversationAnswer = { id: number; jobId: number | null; applicationId: number | null; title: string | null };
type ListItem = {
  conversation: ConversationAnswer;
  otherUser: { id: number; fullName: string; avatar: string | null };
  lastMessage: { content: string; sentAt: string; senderId: number } | null;
  unreadCount: number;
};

const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string;

describe('conversations API', () => {
  let server: TestServer;
  let visitor: ApiClient;
  let admin: ApiClient;
  let outsider: ApiClient;
  let employer: ApiClient;
  let seeker: ApiClient;

  beforeAll(async () => {
    server = await sharedServer();
    visitor = server.visitor();
    [admin, outsider] = await Promise.all([server.admin(), server.employer()]);
  });

  beforeEach(async () => {
    [employer, seeker] = await Promise.all([server.employer(), server.jobSeeker()]);
  });

  const about = () => conversationAboutJob(employer, seeker, admin);
  const start = (client: ApiClient, form: object) =>
    client.post<ConversationAnswer & Problem>('/api/conversations', form);
  const list = async (client: ApiClient) => (await client.get<ListItem[]>('/api/conversations')).body;

  describe('access', () => {
    it('rejects visitors on every route', async () => {
      const { id } = await about();
      const message = await write(employer, id, 'Hello');
      for (const [method, path] of [
        ['GET', '/api/conversations'],
        ['POST', '/api/conversations'],
        ['GET', '/api/conversations/unread'],
        ['GET', `/api/conversations/${id}`],
        ['GET', `/api/conversations/${id}/messages`],
        ['POST', `/api/conversations/${id}/messages`],
        ['PUT', `/api/messages/${message.id}/status`],
        ['GET', '/api/events'],
      ] as const) {
        const answer = await visitor.request<Problem>(method, path, { body: method === 'GET' ? undefined : {} });
        expect([path, answer.status, answer.body.code]).toEqual([path, 401, 'unauthenticated']);
      }
    });

    it('shows a conversation only to its participants, not even to admins', async () => {
      const { id } = await about();
      const message = await write(employer, id, 'Hello');
      const post = (client: ApiClient) => client.post(`/api/conversations/${id}/messages`, { content: 'Hi' });
      for (const client of [admin, outsider]) {
        expect((await client.get(`/api/conversations/${id}`)).status).toBe(404);
        expect((await client.get(`/api/conversations/${id}/messages`)).status).toBe(404);
        expect((await post(client)).status).toBe(404);
        expect((await confirm(client, message.id, 'read')).status).toBe(404);
        expect((await list(client)).some(({ conversation }) => conversation.id === id)).toBe(false);
      }
      for (const client of [employer, seeker]) {
        expect((await client.get(`/api/conversations/${id}`)).status).toBe(200);
        expect((await client.get(`/api/conversations/${id}/messages`)).status).toBe(200);
        expect((await post(client)).status).toBe(201);
      }
      expect(await threadOf(seeker, id)).toHaveLength(3);
    });

    it.each(['0', '-1', 'x', '1e3', '99999999999', '2147483647'])('returns 404 for id %s', async (id) => {
      expect((await seeker.get(`/api/conversations/${id}`)).status).toBe(404);
      expect((await seeker.get(`/api/conversations/${id}/messages`)).status).toBe(404);
      expect((await seeker.post(`/api/conversations/${id}/messages`, { content: 'Hi' })).status).toBe(404);
      expect((await seeker.put(`/api/messages/${id}/status`, { status: 'read' })).status).toBe(404);
    });
  });

  describe('starting a conversation', () => {
    it('returns the conversation with its application', async () => {
      const jobId = await openListing(employer, admin);
      const application = await seeker.post<{ id: number }>('/api/applications', { jobId });
      const form = { participantId: seeker.user.id, jobId, title: '  Front desk ', isActive: false, id: 99 };
      const { status, body } = await start(employer, form);
      expect(status).toBe(201);
      expect(body).toEqual({
        id: expect.any(Number) as number,
        jobId,
        applicationId: application.body.id,
        participant1Id: Math.min(employer.user.id, seeker.user.id),
        participant2Id: Math.max(employer.user.id, seeker.user.id),
        title: 'Front Desk Agent',
        isActive: true,
        createdAt: TIME,
        lastMessageAt: null,
      });
      expect(body.id).not.toBe(99);
    });

    it('finds the existing one from both sides', async () => {
      const { id, jobId } = await about();
      for (const [client, participantId] of [
        [employer, seeker.user.id],
        [seeker, employer.user.id],
      ] as const) {
        const again = await start(client, { participantId, jobId, title: 'Another title' });
        expect(again).toMatchObject({ status: 200, body: { id, title: 'Front Desk Agent' } });
      }
    });

    it('creates one for concurrent requests from both sides', async () => {
      const jobId = await openListing(employer, admin);
      await seeker.post('/api/applications', { jobId });
      const attempts = Array.from({ length: 40 }, (_, i) =>
        i % 2
          ? start(employer, { participantId: seeker.user.id, jobId })
          : start(seeker, { participantId: employer.user.id, jobId }),
      );
      const answers = await Promise.all(attempts);
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(39);
      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    });

    it('is allowed for job seekers while a listing is open, and for its applicants afterwards', async () => {
      const pending = await pendingListing(employer);
      const form = { participantId: employer.user.id };
      expect(await start(seeker, form)).toMatchObject({ status: 403, body: { code: 'may_not_write_to' } });
      expect((await start(seeker, { ...form, jobId: pending })).status).toBe(403);
      const jobId = await openListing(employer, admin);
      expect(await start(seeker, { ...form, jobId: pending })).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'jobId', message: 'This job does not belong to this conversation.' }] },
      });
      await seeker.post('/api/applications', { jobId });
      await employer.put(`/api/jobs/${jobId}/archive`, { archive: true });
      const late = await server.jobSeeker();
      expect((await start(late, { ...form, jobId })).status).toBe(403);
      expect((await start(seeker, { ...form, jobId })).status).toBe(201);
      expect((await start(seeker, form)).status).toBe(201);
    });

    it('is forbidden for employers without an application from the job seeker', async () => {
      const jobId = await openListing(employer, admin);
      await openListing(outsider, admin);
      await seeker.post('/api/applications', { jobId });
      const answer = await start(outsider, { participantId: seeker.user.id });
      expect(answer).toMatchObject({
        status: 403,
        body: { message: 'You can only message people who applied for one of your jobs.' },
      });
    });

    it('is allowed for admins, and the recipient can then reply', async () => {
      const started = await start(admin, { participantId: seeker.user.id, title: 'Your account' });
      expect(started.status).toBe(201);
      const back = await start(seeker, { participantId: admin.user.id });
      expect(back).toMatchObject({ status: 200, body: { id: started.body.id } });
      expect((await start(employer, { participantId: admin.user.id })).status).toBe(403);
    });

    it('rejects conversations with oneself and unknown users', async () => {
      expect(await start(admin, { participantId: admin.user.id })).toMatchObject({
        status: 400,
        body: { message: 'You cannot start a conversation with yourself.' },
      });
      expect((await start(admin, { participantId: 2_000_000_000 })).status).toBe(404);
    });

    it.each([
      [{}, 'participantId'],
      [{ participantId: '7' }, 'participantId'],
      [{ participantId: 1.5 }, 'participantId'],
      [{ participantId: 2 ** 31 }, 'participantId'],
      [{ participantId: 1, jobId: 'x' }, 'jobId'],
      [{ participantId: 1, jobId: 0 }, 'jobId'],
      [{ participantId: 1, applicationId: -1 }, 'applicationId'],
      [{ participantId: 1, title: 5 }, 'title'],
      [{ participantId: 1, title: 'x'.repeat(201) }, 'title'],
    ])('rejects %j', async (form, field) => {
      const { status, body } = await start(seeker, form);
      expect([status, body.errors?.[0]?.field]).toEqual([400, field]);
    });
  });

  describe('the list of conversations', () => {
    it('shows the other person, the last message and the unread count', async () => {
      const { id, jobId, applicationId } = await about();
      expect(await list(employer)).toMatchObject([{ lastMessage: null, unreadCount: 0 }]);
      await write(seeker, id, 'Good morning');
      await write(employer, id, 'Hello');
      const last = await write(employer, id, 'When can you start?');
      expect(await list(seeker)).toEqual([
        {
          conversation: {
            id,
            jobId,
            applicationId,
            participant1Id: Math.min(employer.user.id, seeker.user.id),
            participant2Id: Math.max(employer.user.id, seeker.user.id),
            title: 'Front Desk Agent',
            isActive: true,
            createdAt: TIME,
            lastMessageAt: TIME,
          },
          otherUser: {
            id: employer.user.id,
            fullName: employer.user.fullName,
            avatar: null,
            isTrusted: false,
            companyName: 'Seaside Hotels',
          },
          lastMessage: { content: 'When can you start?', sentAt: TIME, senderId: employer.user.id },
          unreadCount: 2,
        },
      ]);
      expect(await unreadOf(seeker)).toBe(2);
      expect(await list(employer)).toMatchObject([{ otherUser: { id: seeker.user.id }, unreadCount: 1 }]);
      await confirm(seeker, last.id, 'read');
      expect(await unreadOf(seeker)).toBe(1);
    });

    it('lists the latest activity first', async () => {
      const people = await Promise.all(Array.from({ length: 3 }, () => server.jobSeeker()));
      const ids: number[] = [];
      for (const person of people) ids.push((await start(admin, { participantId: person.user.id })).body.id);
      await write(await server.admin(), ids[1] ?? 0, 'Hello');
      const { body } = await admin.get<ListItem[]>('/api/conversations?limit=3');
      expect(body.map(({ conversation }) => conversation.id)).toEqual([ids[1], ids[2], ids[0]]);
    });
  });

  describe('a single conversation', () => {
    it('names the other participant', async () => {
      const { id, jobId } = await about();
      const { body } = await employer.get<object>(`/api/conversations/${id}`);
      expect(body).toMatchObject({
        id,
        jobId,
        otherParticipant: {
          id: seeker.user.id,
          fullName: seeker.user.fullName,
          username: seeker.user.username,
          companyName: null,
        },
      });
      expect(JSON.stringify(body)).not.toContain('@');
    });
  });
});

describe('the conversation limit', () => {
  it('rejects new conversations beyond the limit, but still finds existing ones', async () => {
    const server = await startTestServer({ LIMIT_CONVERSATIONS_PER_HOUR: '2' });
    try {
      const [admin, employer] = [await server.admin(), await server.employer()];
      const people = await Promise.all([server.jobSeeker(), server.jobSeeker(), server.jobSeeker()]);
      const start = (client: ApiClient, { user }: ApiClient) =>
        client.post<Problem>('/api/conversations', { participantId: user.id });
      const [first, second, third] = people as [ApiClient, ApiClient, ApiClient];
      expect((await start(employer, first)).status).toBe(403);
      expect((await start(admin, first)).status).toBe(201);
      for (let again = 0; again < 3; again += 1) expect((await start(admin, first)).status).toBe(200);
      expect((await start(admin, second)).status).toBe(201);
      const refused = await start(admin, third);
      expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_500);
      expect((await start(admin, second)).status).toBe(200);
      await openListing(employer, admin);
      expect((await start(third, employer)).status).toBe(201);
    } finally {
      await server.stop();
    }
  });
});
