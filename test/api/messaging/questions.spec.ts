import { threadOf, write } from '../../support/mothers/conversations.js';
import { openListing, pendingListing } from '../../support/mothers/open-listing.js';
import type { ApiClient } from '../../support/server/api-client.js';
import { peopleForTests } from '../../support/server/people.js';
import { startTestServer } from '../../support/server/test-server.js';

type Listed = { readonly conversation: { readonly id: number }; readonly otherUser: object };

describe('a question about a listing', () => {
  const people = peopleForTests();

  const ask = (client: ApiClient, jobId: number, employer: ApiClient = people.employer) =>
    client.post<{ id: number; title: string; code: string; message: string }>('/api/conversations', {
      participantId: employer.user.id,
      jobId,
    });
  const listed = async (client: ApiClient) => (await client.get<Listed[]>('/api/conversations')).body;

  it('opens a conversation named after the listing, which the employer sees once the question is sent', async () => {
    const { seeker, employer, admin } = people;
    const jobId = await openListing(employer, admin, { title: 'Night Auditor' });
    const { status, body } = await ask(seeker, jobId);
    expect([status, body.title]).toEqual([201, 'Night Auditor']);
    expect(await ask(seeker, jobId)).toMatchObject({ status: 200, body: { id: body.id } });
    expect(await listed(employer)).toEqual([]);
    await write(seeker, body.id, 'Is housing included?');
    expect(await listed(employer)).toHaveLength(1);
    await write(employer, body.id, 'It is.');
    expect((await threadOf(seeker, body.id)).map(({ message }) => message.content)).toEqual([
      'Is housing included?',
      'It is.',
    ]);
  });

  it('stays in one conversation when the job seeker applies', async () => {
    const { seeker, employer, admin } = people;
    const jobId = await openListing(employer, admin);
    const { body } = await ask(seeker, jobId);
    await write(seeker, body.id, 'Is housing included?');
    await seeker.post('/api/applications', { jobId });
    const opened = await employer.post('/api/conversations', { participantId: seeker.user.id, jobId });
    expect(opened).toMatchObject({ status: 200, body: { id: body.id } });
  });

  it("shows the employer the job seeker's name and message, but not the profile", async () => {
    const { seeker, employer, admin } = people;
    await seeker.put('/api/profile/job-seeker', {
      headline: 'Secret headline',
      phone: '+351 900 123 456',
      isPublic: false,
    });
    const jobId = await openListing(employer, admin);
    const { body } = await ask(seeker, jobId);
    await write(seeker, body.id, 'Is housing included?');
    const path = `/api/conversations/${body.id}`;
    const seen = await Promise.all([employer.get(path), employer.get(`${path}/messages`), listed(employer)]);
    expect(JSON.stringify(seen)).not.toMatch(/Secret headline|351 900|@wayfare\.test|resume/);
    expect((await listed(employer))[0]?.otherUser).toEqual({
      id: seeker.user.id,
      fullName: seeker.user.fullName,
      avatar: null,
      isTrusted: false,
      companyName: null,
    });
    expect((await employer.get(`/api/job-seeker/profile/public/${seeker.user.id}`)).status).toBe(404);
    expect((await employer.get<unknown[]>('/api/applications/employer')).body).toEqual([]);
  });

  it('is rejected for closed, pending and archived listings, and for those of other employers', async () => {
    const { seeker, employer, admin, server } = people;
    const other = await server.employer();
    await openListing(other, admin);
    const open = await openListing(employer, admin);
    const closed = await openListing(employer, admin);
    await employer.put(`/api/jobs/${closed}`, { deadline: '2020-01-31' });
    const archived = await openListing(employer, admin);
    await employer.put(`/api/jobs/${archived}/archive`, { archive: true });
    const message = 'This job does not belong to this conversation.';
    for (const jobId of [closed, archived, await pendingListing(employer), 2_000_000_000])
      expect(await ask(seeker, jobId)).toMatchObject({ status: 400, body: { message } });
    expect(await ask(seeker, open, other)).toMatchObject({ status: 400, body: { message } });
    expect(await listed(seeker)).toEqual([]);
  });

  it('requires an active job seeker and an active employer', async () => {
    const { seeker, employer, admin, server } = people;
    const jobId = await openListing(employer, admin);
    expect((await ask(employer, jobId)).status).toBe(400);
    expect((await ask(await server.employer(), jobId)).status).toBe(403);
    const reason = 'Writes to everybody.';
    await admin.put(`/api/users/${seeker.user.id}/suspension`, { suspended: true, reason });
    expect((await ask(seeker, jobId)).status).toBe(401);
    const another = await server.jobSeeker();
    await admin.put(`/api/users/${employer.user.id}/suspension`, { suspended: true, reason });
    expect(await ask(another, jobId)).toMatchObject({ status: 409, body: { code: 'participant_suspended' } });
  });

  it('is rate-limited', async () => {
    const strict = await startTestServer({ LIMIT_CONVERSATIONS_PER_HOUR: '1' });
    try {
      const [boss, eager] = [await strict.employer(), await strict.jobSeeker()];
      const jobs = [await openListing(boss, await strict.admin()), await openListing(boss, await strict.admin())];
      const answers = [await ask(eager, jobs[0] ?? 0, boss), await ask(eager, jobs[1] ?? 0, boss)];
      expect(answers.map(({ status }) => status)).toEqual([201, 429]);
      // Opening an existing conversation does not count.
      expect((await ask(eager, jobs[0] ?? 0, boss)).status).toBe(200);
    } finally {
      await strict.stop();
    }
  });
});
