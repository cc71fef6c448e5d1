import { Suspensions } from '#identity/administration/application/suspension/suspensions.js';
import { EventReader } from '../../support/server/event-reader.js';
import { Client } from 'pg';
import { conversationAboutJob, write } from '../../support/mothers/conversations.js';
import { openListing, pendingListing } from '../../support/mothers/open-listing.js';
import type { ApiClient } from '../../support/server/api-client.js';
import { startTestServer, type TestServer } from '../../support/server/test-server.js';

type Page = { suspensions: object[]; decisions: { measure: string }[] };
type Job = { id: number; isOpen: boolean };
const REASON = 'You asked applicants to pay for a visa.';

describe('a suspension', () => {
  let server: TestServer;
  let admin: ApiClient;
  beforeAll(async () => {
    server = await startTestServer();
    admin = await server.admin();
  });
  afterAll(() => server.stop());

  const set = (client: ApiClient, suspended: boolean, reason: string | undefined = REASON) =>
    admin.put<{ code: string; message: string }>(`/api/users/${client.user.id}/suspension`, { suspended, reason });
  const signIn = ({ user }: ApiClient) =>
    server.visitor().post<{ code: string; message: string }>('/api/login', {
      username: user.username,
      password: 'correct horse',
    });
  const found = async () =>
    (await server.visitor().get<Job[]>('/api/jobs?keywords=Concierge')).body.map(({ id }) => id);
  const statuses = async (...paths: string[]) =>
    Promise.all(paths.map(async (path) => (await server.visitor().get(path)).status));

  it('ends sessions and streams, and is explained at sign-in with its reason and how to object', async () => {
    const employer = await server.employer();
    const stream = await EventReader.open(employer);
    await stream.next('unread');
    expect((await set(employer, true)).status).toBe(204);
    await stream.ended();
    expect((await employer.get('/api/user')).status).toBe(401);
    const refused = await signIn(employer);
    expect(refused).toMatchObject({ status: 403, body: { code: 'account_suspended' } });
    for (const part of [REASON, 'your listings are hidden', 'A person made this decision', '/objection#', 'object'])
      expect(refused.body.message).toContain(part);
    const { username } = employer.user;
    expect((await server.visitor().post('/api/login', { username, password: 'wrong horse' })).status).toBe(401);
  });

  it('hides listings, company and profile everywhere until it is lifted', async () => {
    const [employer, seeker] = [await server.employer(), await server.jobSeeker()];
    const open = await openListing(employer, admin, { title: 'Concierge' });
    const pending = await pendingListing(employer, { title: 'Concierge' });
    const pages = [`/api/jobs/${open}`, `/jobs/${open}`, `/api/companies/${employer.user.id}`];
    const profiles = [`/api/employer/public/${employer.user.id}`, `/api/job-seeker/profile/public/${seeker.user.id}`];
    const visible = [200, 200, 200, 200, 200];
    expect(await found()).toContain(open);
    expect(await statuses(...pages, ...profiles)).toEqual(visible);
    await set(employer, true);
    await set(seeker, true);
    await admin.put(`/api/jobs/${pending}/approve`);
    expect(await found()).toEqual([]);
    expect(await statuses(...pages, ...profiles)).toEqual([404, 404, 404, 404, 404]);
    const applicant = await server.jobSeeker();
    expect((await applicant.post('/api/applications', { jobId: open })).status).toBe(409);
    for (const person of [employer, seeker]) expect((await set(person, false)).status).toBe(204);
    expect((await found()).sort()).toEqual([open, pending].sort());
    expect(await statuses(...pages, ...profiles)).toEqual(visible);
  });

  it('takes its listings out of the review queue until it is lifted', async () => {
    const employer = await server.employer();
    const pending = await pendingListing(employer, { title: 'Concierge' });
    const isQueued = async () =>
      (await admin.get<Job[]>('/api/admin/pending-jobs?limit=100')).body.some(({ id }) => id === pending);
    expect(await isQueued()).toBe(true);
    await set(employer, true);
    expect(await isQueued()).toBe(false);
    await set(employer, false);
    expect(await isQueued()).toBe(true);
  });

  it('is lifted only for a reason, which other admins can read', async () => {
    const employer = await server.employer();
    await set(employer, true);
    expect(await set(employer, false, ' ')).toMatchObject({ status: 400 });
    expect((await signIn(employer)).status).toBe(403);
    expect((await set(employer, false, 'The deposit was paid back.')).status).toBe(204);
    expect((await signIn(employer)).status).toBe(200);
    const { body } = await admin.get<{ action: string; details: object }[]>(
      '/api/admin/audit?action=account.reinstated',
    );
    expect(body[0]).toMatchObject({ details: { reason: 'The deposit was paid back.' } });
  });

  it('keeps conversations and applications, but blocks messages to the user', async () => {
    const [employer, seeker] = [await server.employer(), await server.jobSeeker()];
    const { id, applicationId } = await conversationAboutJob(employer, seeker, admin);
    await write(seeker, id, 'Hello');
    await set(seeker, true);
    expect((await employer.get(`/api/applications/${applicationId}`)).status).toBe(200);
    expect((await employer.get<unknown[]>(`/api/conversations/${id}/messages`)).body).toHaveLength(1);
    const refused = await employer.post(`/api/conversations/${id}/messages`, { content: 'Are you there?' });
    expect(refused).toMatchObject({ status: 409, body: { code: 'participant_suspended' } });
    const started = await admin.post('/api/conversations', { participantId: seeker.user.id });
    expect(started).toMatchObject({ status: 409, body: { code: 'participant_suspended' } });
    await set(seeker, false);
    expect((await employer.post(`/api/conversations/${id}/messages`, { content: 'Welcome back' })).status).toBe(201);
  });

  it('is shown to the user once it is lifted, until they have seen it', async () => {
    const seeker = await server.jobSeeker();
    await set(seeker, true);
    await set(seeker, false);
    const back = await server.visitor().login(seeker.user.username, 'correct horse');
    const read = async () => (await back.get<{ lifted: object | null }>('/api/account/suspension')).body.lifted;
    expect(await read()).toMatchObject({ reason: REASON, liftedAt: expect.any(String) });
    expect((await back.put('/api/account/suspension/seen', {})).status).toBe(204);
    expect(await read()).toBeNull();
  });

  it('is also shown after it was confirmed too early, and nothing of it to others', async () => {
    const [seeker, other] = [await server.jobSeeker(), await server.jobSeeker()];
    const suspensions = server.app.get(Suspensions, { strict: false });
    for (const person of [seeker, other]) await set(person, true);
    await suspensions.confirm(seeker.user.id, new Date());
    await set(seeker, false);
    expect(await suspensions.lifted(other.user.id)).toBeUndefined();
    await set(other, false);
    expect(await suspensions.lifted(seeker.user.id)).toMatchObject({ reason: REASON });
    await suspensions.confirm(seeker.user.id, new Date());
    expect([await suspensions.lifted(seeker.user.id), await suspensions.lifted(other.user.id)]).toEqual([
      undefined,
      expect.objectContaining({ reason: REASON }),
    ]);
  });

  it('changes nothing when repeated, and begins anew once it has been lifted', async () => {
    const seeker = await server.jobSeeker();
    const [first, second] = ['You asked applicants to pay for a visa.', 'You sent the same message to fifty people.'];
    const explained = async () => (await signIn(seeker)).body.message;
    const page = async () => (await admin.get<Page>(`/api/admin/users/${seeker.user.id}`)).body;
    expect((await set(seeker, true, first)).status).toBe(204);
    expect((await set(seeker, true, second)).status).toBe(204);
    expect(await explained()).toContain(first);
    expect(await explained()).not.toContain(second);
    expect(await page()).toMatchObject({
      suspensions: [{ reason: first, liftedAt: null }],
      decisions: [{ text: first }],
    });

    for (let round = 0; round < 2; round += 1) expect((await set(seeker, false)).status).toBe(204);
    const {
      suspensions: [lifted],
      decisions,
    } = await page();
    expect(decisions.map(({ measure }) => measure)).toEqual(['reinstated', 'suspended']);
    const back = await server.visitor().login(seeker.user.username, 'correct horse');
    await back.put('/api/account/suspension/seen', {});

    await set(seeker, true, second);
    expect(await explained()).toContain(second);
    expect(await explained()).not.toContain(first);
    await set(seeker, false);
    expect((await page()).suspensions).toEqual([
      { reason: second, suspendedAt: expect.any(String), liftedAt: expect.any(String) },
      lifted,
    ]);
    const again = await server.visitor().login(seeker.user.username, 'correct horse');
    expect((await again.get('/api/account/suspension')).body).toMatchObject({ lifted: { reason: second } });
  });

  it("requires a reason and an account other than one's own", async () => {
    const seeker = await server.jobSeeker();
    for (const reason of [undefined, '', 'too short', 'x'.repeat(1001)])
      expect((await admin.put(`/api/users/${seeker.user.id}/suspension`, { suspended: true, reason })).status).toBe(
        400,
      );
    expect((await set(admin, true)).body.code).toBe('own_account');
    expect((await admin.get('/api/user')).status).toBe(200);
    expect((await admin.put('/api/users/999999/suspension', { suspended: true, reason: REASON })).status).toBe(404);
  });

  it('leaves one admin when two suspend each other at once', async () => {
    const other = await server.jobSeeker();
    const database = new Client({ connectionString: server.databaseUrl });
    await database.connect();
    await database.query(`update user_account set role = 'admin' where id = $1`, [other.user.id]);
    const second = await server.visitor().login(other.user.username, 'correct horse');
    const suspend = (by: ApiClient, who: ApiClient) =>
      by.put(`/api/users/${who.user.id}/suspension`, { suspended: true, reason: REASON });
    const answers = await Promise.all([suspend(admin, other), suspend(second, admin)]);
    const count = `select count(*)::int as n from user_account where role = 'admin' and suspended_at is null`;
    expect((await database.query<{ n: number }>(count)).rows[0]?.n).toBe(1);
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    await database.query(`update user_account set suspended_at = null where role = 'admin'`);
    await database.end();
  });
});
