import { Database } from '#platform/postgres/database.js';
import { manyApplications } from '../../support/rows/many-applications.js';
import { openListing } from '../../support/mothers/open-listing.js';
import { peopleForTests } from '../../support/server/people.js';
import { apply } from '../../support/mothers/applying.js';

type Problem = { message: string };
type Application = { id: number; status: string; version: number };
type Moved = {
  changed: { id: number; was: string }[];
  skipped: { id: number; reason: string; message: string }[];
};
type Template = { id: number; name: string; subject: string | null; body: string };
type Step = { step: string; status: string | null; message: { subject: string | null; body: string } | null };

describe('changing the status of applications', () => {
  const people = peopleForTests();

  const move = (body: object, client = people.employer) => client.put<Moved>('/api/applications/status', body);
  const statusOf = async (id: number) =>
    (await people.employer.get<Application>(`/api/applications/${id}`)).body.status;
  const steps = async (id: number) => (await people.seeker.get<Step[]>(`/api/applications/${id}/events`)).body;

  it('changes many at once, and reports which it skips and why', async () => {
    const jobId = await openListing(people.employer, people.admin);
    const seekers = await Promise.all(Array.from({ length: 3 }, () => people.server.jobSeeker()));
    const [first = 0, second = 0, third = 0] = await Promise.all(seekers.map((client) => apply(client, jobId)));
    const other = await people.server.employer();
    const foreign = await apply(people.seeker, await openListing(other, people.admin));
    await seekers[1]?.post(`/api/applications/${second}/withdraw`);
    await people.employer.put(`/api/applications/${third}/status`, { status: 'offered' });
    expect(await move({ ids: [first, second, third, foreign], status: 'offered' })).toEqual({
      status: 200,
      headers: expect.anything(),
      body: {
        changed: [{ id: first, was: 'pending' }],
        skipped: [
          { id: second, reason: 'withdrawn', message: 'The applicant has withdrawn this application.' },
          { id: third, reason: 'unchanged', message: 'It already has this status.' },
          { id: foreign, reason: 'missing', message: 'Application not found' },
        ],
      },
    });
    expect((await other.get<Application>(`/api/applications/${foreign}`)).body.status).toBe('pending');
    const undone = await move({ ids: [first, third, first], status: 'pending', from: 'offered' });
    expect(undone.body.changed).toHaveLength(2);
    expect(undone.body.skipped).toEqual([]);
    const late = await move({ ids: [first], status: 'rejected', from: 'offered' });
    expect(late.body.skipped).toMatchObject([{ reason: 'moved', message: 'Its status has changed in the meantime.' }]);
  });

  it('rejects empty, overlong and invalid lists of ids', async () => {
    for (const ids of [undefined, [], [0], ['1'], [1.5], Array.from({ length: 201 }, (_, i) => i + 1)]) {
      expect(await people.employer.put<Problem>('/api/applications/status', { ids, status: 'offered' })).toMatchObject({
        status: 400,
        body: { message: 'ids must be the numbers of 1 to 200 applications' },
      });
    }
    expect((await move({ ids: [1], status: 'hired' })).status).toBe(400);
    expect((await move({ ids: [1], status: 'offered', mail: 'no' })).status).toBe(400);
    expect(await move({ ids: [1], status: 'offered', templateId: 99 })).toMatchObject({
      status: 404,
      body: { message: 'This template no longer exists. Please choose another one.' },
    });
  });

  it('tells applicants what the employer writes, with their own names', async () => {
    const jobId = await openListing(people.employer, people.admin, { title: 'Night Porter' });
    const id = await apply(people.seeker, jobId);
    const message = { subject: null, body: 'Dear {{firstName}}, thank you for applying as {{jobTitle}}.' };
    expect((await move({ ids: [id], status: 'rejected', message })).status).toBe(200);
    expect((await steps(id)).at(-1)).toMatchObject({
      status: 'rejected',
      message: { subject: null, body: 'Dear Sam, thank you for applying as Night Porter.' },
    });
    const single = (body: object) => people.employer.put<Problem>(`/api/applications/${id}/status`, body);
    expect((await single({ status: 'offered', message: { body: 'Welcome, {{fullName}}!' } })).status).toBe(200);
    expect((await steps(id)).at(-1)).toMatchObject({ message: { body: 'Welcome, Sam Seeker!' } });
    for (const [wrong, sentence] of [
      ['Hello', 'message must be an object'],
      [{ body: '' }, 'Text is required'],
      [
        { body: 'Dear {{nickname}}' },
        '{{nickname}} is not a placeholder. You can use {{firstName}}, {{fullName}}, {{jobTitle}}, {{companyName}}.',
      ],
      [{ body: 'x'.repeat(5001) }, 'Text must be at most 5000 characters'],
    ] as const) {
      const { status, body } = await single({ status: 'pending', message: wrong });
      expect([wrong, status, body.message]).toEqual([wrong, 400, sentence]);
    }
  });

  it('accepts 200 at once', async () => {
    const jobId = await openListing(people.employer, people.admin);
    await manyApplications(people.server.databaseUrl, jobId, 200);
    const listed = async (cursor = '') =>
      (await people.employer.get<Application[]>(`/api/applications/employer?limit=100${cursor}`)).body;
    const database = people.server.app.get(Database);
    const rows = await database.query<{ id: number }>('select id from application where job_id = $1', [jobId]);
    const { body } = await move({ ids: rows.map(({ id }) => id), status: 'rejected' });
    expect(body.changed.length + body.skipped.length).toBe(200);
    expect(new Set((await listed()).map(({ status }) => status))).toEqual(new Set(['rejected']));
  });

  it('never applies together with a conflicting single change or withdrawal', async () => {
    for (let round = 0; round < 5; round += 1) {
      const jobId = await openListing(people.employer, people.admin);
      const [one, other] = [await apply(people.seeker, jobId), await apply(await people.server.jobSeeker(), jobId)];
      const [bulk, single, withdrawal] = await Promise.all([
        move({ ids: [other, one], status: 'offered', from: 'pending' }),
        people.employer.put(`/api/applications/${other}/status`, { status: 'rejected' }, { 'If-Match': '"1"' }),
        people.seeker.post(`/api/applications/${one}/withdraw`, undefined, { 'If-Match': '"1"' }),
      ]);
      const changed = bulk.body.changed.map(({ id }) => id);
      expect(single.status).toBe(changed.includes(other) ? 412 : 200);
      expect(withdrawal.status).toBe(changed.includes(one) ? 412 : 200);
      expect(await statusOf(other)).toBe(changed.includes(other) ? 'offered' : 'rejected');
    }
  });

  it('shows only the last of several changes within ten minutes in the timeline, and no undone one', async () => {
    const id = await apply(people.seeker, await openListing(people.employer, people.admin));
    const set = (status: string) => people.employer.put(`/api/applications/${id}/status`, { status });
    for (const status of ['rejected', 'offered', 'rejected', 'pending']) await set(status);
    expect((await steps(id)).map(({ step }) => step)).toEqual(['submitted', 'seen']);
    for (let round = 0; round < 20; round += 1) await set(round % 2 ? 'offered' : 'reviewed');
    const database = people.server.app.get(Database);
    const passMinutes = (minutes: number) =>
      database.query(`update application_event set occurred_at = occurred_at - $1 * interval '1 minute'`, [minutes]);
    await passMinutes(9);
    await set('shortlisted');
    await passMinutes(11);
    await set('rejected');
    const shown = (await steps(id)).map(({ step, status }) => status ?? step);
    expect(shown).toEqual(['submitted', 'seen', 'shortlisted', 'rejected']);
  });

  it('keeps the newest 500 steps of the timeline', async () => {
    const id = await apply(people.seeker, await openListing(people.employer, people.admin));
    const database = people.server.app.get(Database);
    await database.query(
      `insert into application_event (application_id, step, occurred_at)
       select $1, 'withdrawn', now() from generate_series(1, 600)`,
      [id],
    );
    await people.employer.put(`/api/applications/${id}/status`, { status: 'offered' });
    const [kept] = await database.query<{ count: number }>(
      'select count(*)::int from application_event where application_id = $1',
      [id],
    );
    expect(kept?.count).toBe(500);
  });
});

describe('message templates', () => {
  const people = peopleForTests();
  const save = (form: object) => people.employer.post<Template>('/api/message-templates', form);

  it('are saved under unique names, changed and deleted', async () => {
    const { body: thanks } = await save({ name: ' Thanks ', body: 'Dear {{firstName}}' });
    expect(thanks).toEqual({ id: expect.any(Number), name: 'Thanks', subject: null, body: 'Dear {{firstName}}' });
    await save({ name: 'invitation', subject: '{{jobTitle}}', body: 'Come' });
    expect(await save({ name: 'INVITATION', body: 'x' })).toMatchObject({
      status: 400,
      body: { message: 'You already have a template with this name' },
    });
    const path = `/api/message-templates/${thanks.id}`;
    expect(await people.employer.put(path, { name: 'Thanks', body: 'Bye' })).toMatchObject({
      status: 200,
      body: { id: thanks.id, body: 'Bye' },
    });
    const names = async () =>
      (await people.employer.get<Template[]>('/api/message-templates')).body.map(({ name }) => name);
    expect(await names()).toEqual(['invitation', 'Thanks']);
    expect((await people.employer.delete(path)).status).toBe(204);
    expect((await people.employer.delete(path)).status).toBe(404);
    expect(await names()).toEqual(['invitation']);
  });

  it('reject unknown placeholders by name', async () => {
    const known = 'You can use {{firstName}}, {{fullName}}, {{jobTitle}}, {{companyName}}.';
    expect(await save({ name: 'a', body: 'Dear {{first}} {{firstName}}' })).toMatchObject({
      status: 400,
      body: { message: `{{first}} is not a placeholder. ${known}` },
    });
    expect(await save({ name: 'a', subject: '{{constructor}}', body: '{{x}} {{ y }} {{x}}' })).toMatchObject({
      status: 400,
      body: {
        errors: [
          { field: 'subject', message: `{{constructor}} is not a placeholder. ${known}` },
          { field: 'body', message: `{{x}}, {{y}} are not placeholders. ${known}` },
        ],
      },
    });
  });

  it('are limited to 50, even for simultaneous requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: 53 }, (_, i) => save({ name: `Template ${i}`, body: 'Thank you.' })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(50);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
  });

  it('become the message that both sides see with the new status', async () => {
    const { id: templateId } = (await save({ name: 'Offer', body: 'Dear {{ firstName }}, welcome to {{jobTitle}}!' }))
      .body;
    const seeker = await people.server.jobSeeker({ fullName: 'Maria {{jobTitle}} Silva' });
    const jobId = await openListing(people.employer, people.admin, { title: 'Pastry Chef' });
    const { id } = (await seeker.post<Application>('/api/applications', { jobId })).body;
    await people.employer.put(`/api/applications/${id}/status`, { status: 'offered', templateId });
    for (const reader of [seeker, people.employer]) {
      const { body } = await reader.get<Step[]>(`/api/applications/${id}/events`);
      expect(body.at(-1)).toMatchObject({
        status: 'offered',
        message: { subject: null, body: 'Dear Maria, welcome to Pastry Chef!' },
      });
    }
    const other = await people.server.employer();
    const foreign = await other.put<Moved>('/api/applications/status', { ids: [id], status: 'rejected', templateId });
    expect(foreign.status).toBe(404);
  });
});
