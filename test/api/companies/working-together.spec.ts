import { Database } from '#platform/postgres/database.js';
import { apply } from '../../support/mothers/applying.js';
import { openListing } from '../../support/mothers/open-listing.js';
import { memberOf } from '../../support/mothers/team.js';
import { anApprovedWorkplaceOf } from '../../support/mothers/workplaces.js';
import type { ApiClient } from '../../support/server/api-client.js';
import { EventReader } from '../../support/server/event-reader.js';
import { peopleForTests } from '../../support/server/people.js';
import type { TestServer } from '../../support/server/test-server.js';

type Named = { readonly id: number; readonly fullName: string };
type Note = { readonly id: number; readonly text: string; readonly author: Named | null; readonly mentions: Named[] };
type Received = { readonly id: number; readonly notes: string | null; readonly assignee: Named | null };
type Step = { readonly step: string; readonly person: string | null; readonly assignee: string | null };

const named = ({ user: { id, fullName } }: ApiClient): Named => ({ id, fullName });

describe('colleagues who review applications', () => {
  const people = peopleForTests();
  let recruiter: ApiClient;
  let reviewer: ApiClient;
  let application: number;
  let hotel: number;
  let listing: number;

  beforeEach(async () => {
    const { server, employer, seeker, admin } = people;
    hotel = (await anApprovedWorkplaceOf(employer, admin)).id;
    recruiter = await memberOf(server, employer, 'recruiter');
    reviewer = await memberOf(server, employer, 'reviewer');
    await limit([hotel]);
    listing = await openListing(employer, admin, { workplaceId: hotel });
    application = await apply(seeker, listing);
  });

  const limit = (workplaceIds: number[] | null) =>
    people.employer.put(`/api/company/members/${reviewer.user.id}`, { role: 'reviewer', workplaceIds });
  /** The listing no longer names the hotel, which an admin approves. */
  async function move() {
    await people.employer.put(`/api/jobs/${listing}`, { workplaceId: null, company: 'Belvarra Hotels' });
    return people.admin.put(`/api/jobs/${listing}/approve`);
  }
  const path = (rest = '') => `/api/applications/${application}${rest}`;
  const notesOf = async (client: ApiClient) => (await client.get<Note[]>(path('/notes'))).body;
  const write = async (client: ApiClient, text: string, mentions: ApiClient[] = []) =>
    (await client.post<Note>(path('/notes'), { text, mentions: mentions.map(({ user }) => user.id) })).body;
  const assign = (by: ApiClient, to: ApiClient | null, more: object = {}) =>
    by.put<{ changed: unknown[]; skipped: { reason: string }[] }>('/api/applications/assignee', {
      ids: [application],
      assigneeId: to && to.user.id,
      ...more,
    });
  const assigneeOf = async (client: ApiClient) => (await client.get<Received>(path())).body.assignee;
  const idsOf = async (client: ApiClient, query: string) =>
    (await client.get<Received[]>(`/api/applications/employer?${query}`)).body.map(({ id }) => id);
  const stepsOf = async (client: ApiClient) =>
    (await client.get<Step[]>(path('/events'))).body.map(({ step, person, assignee }) => [step, person, assignee]);

  it('share notes with their authors and times', async () => {
    const { employer, seeker } = people;
    await employer.put(path('/notes'), { notes: 'Call her.' });
    await write(reviewer, 'Good letter.');
    const own = await write(recruiter, 'I will call.', [reviewer]);
    for (const client of [employer, recruiter, reviewer]) {
      const notes = await notesOf(client);
      expect(notes.map(({ text, author }) => [author, text])).toEqual([
        [named(employer), 'Call her.'],
        [named(reviewer), 'Good letter.'],
        [named(recruiter), 'I will call.'],
      ]);
      expect(notes[2]).toMatchObject({ mentions: [named(reviewer)], writtenAt: expect.any(String), editedAt: null });
      expect((await client.get<Received>(path())).body.notes).toBe('Call her.\n\nGood letter.\n\nI will call.');
    }
    expect(await recruiter.put(path(`/notes/${own.id}`), { text: 'I called.' })).toMatchObject({
      status: 200,
      body: { text: 'I called.', mentions: [], editedAt: expect.any(String) },
    });
    expect(await seeker.get(path('/notes'))).toMatchObject({ status: 403 });
    expect((await seeker.get(path())).body).not.toHaveProperty('notes');
  });

  it('change their own notes only, while an owner may delete any', async () => {
    const { employer } = people;
    const { id } = await write(reviewer, 'Good letter.');
    const note = path(`/notes/${id}`);
    for (const client of [employer, recruiter])
      expect(await client.put(note, { text: 'Mine' })).toMatchObject({ status: 403, body: { code: 'not_own_note' } });
    expect(await recruiter.delete(note)).toMatchObject({ status: 403, body: { code: 'not_own_note' } });
    expect(await employer.delete(note)).toMatchObject({ status: 204 });
    expect(await reviewer.delete(note)).toMatchObject({ status: 404, body: { code: 'note_not_found' } });
  });

  it('are former members in their notes once their account is deleted, and keep their name if they leave', async () => {
    const { employer } = people;
    await write(recruiter, 'I will call.');
    await write(reviewer, 'Good letter, @Member.', [recruiter]);
    await recruiter.request('DELETE', '/api/account', { body: { password: 'correct horse' } });
    const { body } = await employer.get<string>('/api/applications/employer/export?fileLanguage=de');
    expect(body).toContain('Ehemaliges Mitglied: I will call.');
    await employer.delete(`/api/company/members/${reviewer.user.id}`);
    const former = { id: recruiter.user.id, fullName: 'Former member' };
    expect((await notesOf(employer)).map(({ author, mentions }) => [author, mentions])).toEqual([
      [former, []],
      [named(reviewer), [former]],
    ]);
  });

  it('see and write nothing beyond the hotels of a reviewer', async () => {
    const { id } = await write(reviewer, 'Good letter.');
    await limit([]);
    const answers = [
      await reviewer.get(path('/notes')),
      await reviewer.post(path('/notes'), { text: 'More' }),
      await reviewer.put(path(`/notes/${id}`), { text: 'More' }),
      await reviewer.delete(path(`/notes/${id}`)),
      await reviewer.get(`/api/applications/employer/members?applicationId=${application}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(await notesOf(recruiter)).toHaveLength(1);
  });

  it('propose only those who may see the application', async () => {
    const { employer, server, admin } = people;
    const other = await anApprovedWorkplaceOf(employer, admin, { name: 'Hotel Belvarra Porto', location: 'Porto' });
    const beyond = await memberOf(server, employer, 'reviewer');
    await employer.put(`/api/company/members/${beyond.user.id}`, { role: 'reviewer', workplaceIds: [other.id] });
    const suspended = await memberOf(server, employer, 'recruiter');
    const suspension = { suspended: true, reason: 'Sends spam to applicants.' };
    expect((await admin.put(`/api/users/${suspended.user.id}/suspension`, suspension)).status).toBe(204);
    const members = async (client: ApiClient, query = '') =>
      (await client.get<Named[]>(`/api/applications/employer/members${query}`)).body.map(({ id }) => id);
    const readers = [employer, recruiter, reviewer].map(({ user }) => user.id);
    expect(await members(reviewer, `?applicationId=${application}`)).toEqual(readers);
    expect(await members(reviewer)).toEqual([...readers, beyond.user.id]);
    expect((await write(reviewer, 'Look', [recruiter, beyond, suspended])).mentions).toEqual([named(recruiter)]);
    const stranger = await server.employer();
    expect((await write(reviewer, 'Look', [stranger])).mentions).toEqual([]);
    expect(await stranger.get(`/api/applications/employer/members?applicationId=${application}`)).toMatchObject({
      status: 404,
    });
  });

  it('take care of applications, which each finds among theirs', async () => {
    const { employer, seeker, admin } = people;
    const second = await apply(seeker, await openListing(employer, admin));
    expect(await assign(recruiter, reviewer)).toMatchObject({ status: 200, body: { skipped: [] } });
    expect(await assigneeOf(employer)).toEqual({ ...named(reviewer), avatar: null });
    expect(await idsOf(reviewer, 'assignee=me')).toEqual([application]);
    expect(await idsOf(employer, 'assignee=me')).toEqual([]);
    expect(await idsOf(employer, `assignee=${reviewer.user.id}`)).toEqual([application]);
    expect(await idsOf(employer, 'assignee=none')).toEqual([second]);
    const { body } = await employer.get<string>('/api/applications/employer/export?assignee=none');
    expect(body).toContain(`/employer/application/${second}`);
    expect(body).not.toContain(`/employer/application/${application}`);
    expect(await stepsOf(reviewer)).toEqual([
      ['submitted', null, null],
      ['assigned', recruiter.user.fullName, reviewer.user.fullName],
    ]);
    expect(await stepsOf(seeker)).toEqual([['submitted', null, null]]);
    expect((await seeker.get(path())).body).not.toHaveProperty('assignee');
  });

  it('are assigned what they may see, by those who hire', async () => {
    const { employer, server } = people;
    await limit([]);
    expect((await assign(recruiter, reviewer)).body.skipped).toMatchObject([{ reason: 'unreadable' }]);
    expect(await assign(recruiter, await server.employer())).toMatchObject({ status: 404 });
    expect(await assign(reviewer, null)).toMatchObject({ status: 403 });
    expect(await assign(await server.employer(), null)).toMatchObject({ body: { skipped: [{ reason: 'missing' }] } });
    const both = await Promise.all([
      assign(employer, employer, { from: null }),
      assign(recruiter, recruiter, { from: null }),
    ]);
    expect(both.map(({ body }) => body.changed.length).toSorted()).toEqual([0, 1]);
    expect(both.flatMap(({ body }) => body.skipped)).toMatchObject([{ reason: 'reassigned' }]);
  });

  it.each<[string, () => Promise<{ status: number }>]>([
    ['are removed', () => people.employer.delete(`/api/company/members/${reviewer.user.id}`)],
    ['get other hotels', () => limit([])],
    ['do not review for the hotel to which a listing moved', () => move()],
    ['reviewed for a hotel that is removed', () => people.employer.delete(`/api/company/workplaces/${hotel}`)],
  ])('have nothing assigned any more when they %s, of which colleagues hear', async (_, end) => {
    await assign(people.employer, reviewer);
    await limit(null);
    await limit([hotel]);
    expect(await assigneeOf(recruiter)).toMatchObject(named(reviewer));
    const stream = await EventReader.listening(recruiter);
    expect((await end()).status).toBeLessThan(300);
    await stream.next('changed', ({ scopes }) => String(scopes).includes('applications'));
    stream.close();
    expect(await assigneeOf(recruiter)).toBeNull();
    const { body } = await recruiter.get<Step[]>(path('/events'));
    expect(body.at(-1)).toMatchObject({
      step: 'assigned',
      assignee: null,
      formerAssignee: reviewer.user.fullName,
      person: null,
    });
  });

  it('are not assigned what moves to another hotel meanwhile', async () => {
    const [assigned] = await Promise.all([assign(recruiter, reviewer), move()]);
    expect(assigned.status).toBe(200);
    expect(await assigneeOf(recruiter)).toBeNull();
  });

  it('are not assigned anything while they are removed', async () => {
    const { employer } = people;
    const member = `/api/company/members/${reviewer.user.id}`;
    const [assigned, removed] = await Promise.all([assign(recruiter, reviewer), employer.delete(member)]);
    expect(removed.status).toBe(204);
    expect([200, 404]).toContain(assigned.status);
    expect(await assigneeOf(employer)).toBeNull();
  });

  it('hear at once of notes and assignments', async () => {
    const stream = await EventReader.listening(reviewer);
    await write(recruiter, 'Look!');
    expect(await stream.next('changed')).toMatchObject({ data: { scopes: ['applications'] } });
    await assign(recruiter, reviewer);
    expect(await stream.next('changed')).toMatchObject({ data: { scopes: ['applications'] } });
    stream.close();
  });
});

describe('a note that mentions somebody', () => {
  const people = peopleForTests();
  let mailing: TestServer;
  let recruiter: ApiClient;
  let reviewer: ApiClient;
  let notes: string;

  beforeAll(async () => {
    // No mail leaves it, so that all stay in the queue.
    mailing = await people.server.sibling({ SMTP_URL: 'smtp://127.0.0.1:1' });
  });
  afterAll(() => mailing.stop());

  beforeEach(async () => {
    const { server, employer, seeker, admin } = people;
    recruiter = (await memberOf(server, employer, 'recruiter')).at(mailing.url);
    reviewer = (await memberOf(server, employer, 'reviewer')).at(mailing.url);
    notes = `/api/applications/${await apply(seeker, await openListing(employer, admin))}/notes`;
  });

  const told = async () => {
    const ids = [people.employer, recruiter, reviewer].map(({ user }) => user.id);
    const mails = await people.server.app
      .get(Database)
      .query<{ userId: number; state: string }>(
        `select user_id as "userId", state from mail where kind = 'note-mention' and user_id = any($1) order by id`,
        [ids],
      );
    return mails.map(({ userId, state }) => [userId, state === 'dropped']);
  };
  const form = (...mentioned: ApiClient[]) => ({ text: 'Look!', mentions: mentioned.map(({ user }) => user.id) });

  it('is mailed once to each whom it mentions, but not to its author', async () => {
    const { body } = await recruiter.post<{ id: number }>(notes, form(reviewer, recruiter));
    const note = `${notes}/${body.id}`;
    await recruiter.put(note, form(people.employer, reviewer));
    await recruiter.put(note, form(people.employer));
    await recruiter.put(note, form(people.employer, reviewer));
    expect(await told()).toEqual([
      [reviewer.user.id, false],
      [people.employer.user.id, false],
    ]);
  });

  it('is not mailed if it was not written', async () => {
    expect((await recruiter.post(notes, { ...form(reviewer), text: ' ' })).status).toBe(400);
    const { body } = await recruiter.post<{ id: number }>(notes, form());
    expect((await reviewer.put(`${notes}/${body.id}`, form(people.employer))).status).toBe(403);
    expect(await told()).toEqual([]);
  });

  it('is not mailed to who is removed meanwhile', async () => {
    await recruiter.post(notes, form(reviewer));
    await people.employer.delete(`/api/company/members/${reviewer.user.id}`);
    expect(await told()).toEqual([[reviewer.user.id, true]]);
  });
});
