import { Database } from '#platform/postgres/database.js';
import {
  answer,
  ask,
  findable,
  handlesFor,
  look,
  received,
  verifiedListing,
  type Received,
} from '../../support/mothers/candidates.js';
import { pendingListing } from '../../support/mothers/open-listing.js';
import { memberOf } from '../../support/mothers/team.js';
import { peopleForTests } from '../../support/server/people.js';

const ROLE = 'Falconer';
const SENT = '/api/employer/contact-requests';

type Sent = { id: number; name: string | null; handle: string | null; state: string; conversationId: number | null };
type Entry = { message: { content: string; senderId: number }; sender: { authorId: number } };

describe('requests of companies', () => {
  const people = peopleForTests();
  const database = () => people.server.app.get(Database);
  const sent = async () => (await people.employer.get<Sent[]>(SENT)).body;

  /** Somebody found by the employer, with a listing to ask about. */
  async function found(): Promise<{ handle: string; jobId: number }> {
    await database().query('delete from findable_person');
    const jobId = await verifiedListing(people.employer, people.admin);
    await findable(people.seeker, { desiredRoles: [ROLE] });
    const [handle = ''] = await handlesFor(people.employer, ROLE);
    return { handle, jobId };
  }
  async function asked(by = people.employer): Promise<{ handle: string; jobId: number; request: Received }> {
    const one = await found();
    expect((await ask(by, one.handle, one.jobId)).status).toBe(201);
    const [request] = (await received(people.seeker)) as [Received];
    return { ...one, request };
  }

  it('open a conversation once the person accepts, however often', async () => {
    const recruiter = await memberOf(people.server, people.employer, 'recruiter');
    const { handle, request, jobId } = await asked(recruiter);
    expect(request).toMatchObject({ company: 'Seaside Hotels', title: 'Summer Waiter', text: 'May we write to you?' });
    expect((await look(people.employer, handle)).body.request).toMatchObject({ id: request.id, state: 'pending' });
    const before = await people.employer.post('/api/conversations', { participantId: people.seeker.user.id, jobId });
    expect(before.status).toBe(403);
    const answers = await Promise.all([1, 2, 3].map(() => answer(people.seeker, request.id, 'accept')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const ids = new Set(answers.map(({ body }) => body.conversationId));
    expect(ids.size).toBe(1);
    const [id = 0] = ids;
    const thread = await people.seeker.get<Entry[]>(`/api/conversations/${id}/messages`);
    expect(thread.body).toMatchObject([
      {
        message: { content: 'May we write to you?', senderId: people.employer.user.id },
        sender: { authorId: recruiter.user.id },
      },
    ]);
    expect(await received(people.seeker)).toEqual([]);
    expect(await sent()).toMatchObject([{ id: request.id, state: 'accepted', conversationId: id }]);
    const reply = await people.seeker.post(`/api/conversations/${id}/messages`, { content: 'Yes.' });
    expect(reply.status).toBe(201);
    expect((await answer(people.seeker, request.id, 'decline')).status).toBe(409);
  });

  it('end with a refusal, which looks to the company like no answer, and cannot be repeated', async () => {
    const { handle, request, jobId } = await asked();
    const before = await sent();
    expect((await ask(people.employer, handle, jobId)).body.code).toBe('asked_before');
    expect((await answer(people.seeker, request.id, 'decline')).status).toBe(204);
    expect((await answer(people.seeker, request.id, 'decline')).status).toBe(204);
    expect((await answer(people.seeker, request.id, 'accept')).status).toBe(409);
    expect(await sent()).toEqual(before);
    expect((await look(people.employer, handle)).body.request).toMatchObject({ state: 'pending' });
    expect((await ask(people.employer, handle, jobId)).status).toBe(409);
    const other = await people.server.employer();
    const otherJob = await verifiedListing(other, people.admin);
    expect((await ask(other, handle, otherJob)).status).toBe(201);
    await database().query(`update contact_request set asked_at = asked_at - interval '91 days' where id = $1`, [
      request.id,
    ]);
    expect(await ask(people.employer, handle, jobId)).toMatchObject({
      status: 201,
      body: { request: { state: 'pending' } },
    });
  });

  it.each([
    ['in time', '13 days', 204],
    ['too late', '14 days', 409],
  ])('are taken back %s after a refusal as without an answer', async (_, age, status) => {
    const { request } = await asked();
    await answer(people.seeker, request.id, 'decline');
    await database().query('update contact_request set asked_at = now() - $2::interval where id = $1', [
      request.id,
      age,
    ]);
    expect((await people.employer.delete(`${SENT}/${request.id}`)).status).toBe(status);
    expect(await sent()).toMatchObject([{ state: 'ended' }]);
  });

  it('do not tell a company that finds somebody no more whether they refused before', async () => {
    const { request } = await asked();
    await answer(people.seeker, request.id, 'decline');
    await findable(people.seeker, {}, { isFindable: false });
    expect(await sent()).toMatchObject([{ state: 'ended', text: '', name: null }]);
  });

  it('are one of several at once', async () => {
    const { handle, jobId } = await found();
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask(people.employer, handle, jobId)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(await received(people.seeker)).toHaveLength(1);
  });

  it('end when the person can no longer be found, also for one who comes back', async () => {
    const { handle, request, jobId } = await asked();
    await findable(people.seeker, {}, { isFindable: false });
    expect(await received(people.seeker)).toEqual([]);
    expect((await answer(people.seeker, request.id, 'accept')).status).toBe(409);
    expect((await ask(people.employer, handle, jobId)).status).toBe(404);
    expect(await sent()).toMatchObject([{ state: 'ended', name: null, handle: null, conversationId: null }]);
    await findable(people.seeker, {});
    const [later = ''] = await handlesFor(people.employer, ROLE);
    expect((await ask(people.employer, later, jobId)).status).toBe(409);
  });

  it('cannot be accepted after two weeks, nor once the listing has closed or was removed', async () => {
    const { request, jobId } = await asked();
    await database().query(`update contact_request set asked_at = asked_at - interval '14 days' where id = $1`, [
      request.id,
    ]);
    expect(await received(people.seeker)).toEqual([]);
    expect((await answer(people.seeker, request.id, 'accept')).body.code).toBe('request_over');
    expect(await sent()).toMatchObject([{ state: 'ended' }]);
    await database().query('update contact_request set asked_at = now() where id = $1', [request.id]);
    await people.employer.put(`/api/jobs/${jobId}/archive`, { archive: true });
    expect(await received(people.seeker)).toEqual([]);
    expect((await answer(people.seeker, request.id, 'accept')).body.code).toBe('listing_closed');
  });

  it('name an open listing of the company', async () => {
    const { handle, jobId } = await found();
    const other = await people.server.employer();
    const otherJob = await verifiedListing(other, people.admin);
    const pending = await pendingListing(people.employer);
    for (const wrong of [otherJob, pending, 2_000_000_000, 0]) {
      expect((await ask(people.employer, handle, wrong)).status).toBe(400);
    }
    expect((await ask(people.employer, handle, jobId, ' ')).status).toBe(400);
    expect((await ask(people.employer, handle, jobId, 'x'.repeat(2001))).status).toBe(400);
    const unverified = await people.server.employer();
    expect((await ask(unverified, handle, jobId)).status).toBe(403);
    const reviewer = await memberOf(people.server, people.employer, 'reviewer');
    expect((await ask(reviewer, handle, jobId)).status).toBe(403);
    expect(await received(people.seeker)).toEqual([]);
  });

  it('belong to the company and the person', async () => {
    const { request } = await asked();
    const other = await people.server.employer();
    const stranger = await people.server.jobSeeker();
    expect((await other.delete(`${SENT}/${request.id}`)).status).toBe(404);
    expect((await answer(stranger, request.id, 'accept')).status).toBe(404);
    expect((await answer(stranger, request.id, 'decline')).status).toBe(404);
    const recruiter = await memberOf(people.server, people.employer, 'recruiter');
    expect((await recruiter.delete(`${SENT}/${request.id}`)).status).toBe(204);
    expect((await recruiter.delete(`${SENT}/${request.id}`)).status).toBe(409);
    expect((await answer(people.seeker, request.id, 'accept')).status).toBe(409);
  });
});
