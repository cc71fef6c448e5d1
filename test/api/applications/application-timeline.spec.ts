import { Database } from '#platform/postgres/database.js';
import type { ApiClient } from '../../support/server/api-client.js';
import { openListing } from '../../support/mothers/open-listing.js';
import { peopleForTests } from '../../support/server/people.js';
import { apply } from '../../support/mothers/applying.js';

type Problem = { message: string };
type Application = { id: number; status: string };

describe('applications', () => {
  const people = peopleForTests();

  type Step = { step: string; status: string | null; by: string };
  const timeline = async (client: ApiClient, id: number) => {
    const { status, body } = await client.get<Step[]>(`/api/applications/${id}/events`);
    expect(status).toBe(200);
    return body.map(({ step, status: to, by }) => [step, to, by].filter(Boolean).join(' '));
  };

  it('have one timeline for both sides, including messages', async () => {
    const id = await apply(people.seeker, await openListing(people.employer, people.admin));
    const { body } = await people.seeker.get<{ jobId: number }>(`/api/applications/${id}`);
    expect(body).toMatchObject({ seenAt: null, withdrawnAt: null, version: 1 });
    for (let i = 0; i < 2; i++) {
      const seen = await people.employer.put<{ seenAt: string }>(`/api/applications/${id}/seen`);
      expect(seen).toMatchObject({ status: 200, body: { version: 1, notes: null } });
    }
    await people.employer.put(`/api/applications/${id}/status`, { status: 'shortlisted' });
    const { body: conversation } = await people.employer.post<{ id: number }>('/api/conversations', {
      participantId: people.seeker.user.id,
      jobId: body.jobId,
    });
    for (const content of ['Good day', 'When could you start?']) {
      await people.employer.post(`/api/conversations/${conversation.id}/messages`, { content });
    }
    await people.seeker.post(`/api/conversations/${conversation.id}/messages`, { content: 'In May' });
    const steps = [
      'submitted applicant',
      'seen employer',
      'status shortlisted employer',
      'message employer',
      'message applicant',
    ];
    expect(await timeline(people.seeker, id)).toEqual(steps);
    expect(await timeline(people.employer, id)).toEqual(steps);
  });

  it('show one message of each side and day, at the time of the first', async () => {
    const jobId = await openListing(people.employer, people.admin);
    const id = await apply(people.seeker, jobId);
    const participantId = people.seeker.user.id;
    const { body } = await people.employer.post<{ id: number }>('/api/conversations', { participantId, jobId });
    const write = async (client: ApiClient, sentAt: string) => {
      const content = 'Good day';
      const sent = await client.post<{ message: { id: number } }>(`/api/conversations/${body.id}/messages`, {
        content,
      });
      const text = 'update message set sent_at = $2 where id = $1';
      await people.server.app.get(Database).query(text, [sent.body.message.id, sentAt]);
    };
    const times = ['2031-05-01T09:00:00.000Z', '2031-05-01T23:59:00.000Z', '2031-05-02T00:01:00.000Z'];
    for (const time of times) await write(people.employer, time);
    await write(people.seeker, '2031-05-01T12:00:00.000Z');
    const { body: steps } = await people.seeker.get<{ step: string; by: string; occurredAt: string }[]>(
      `/api/applications/${id}/events`,
    );
    expect(steps.filter(({ step }) => step === 'message').map(({ by, occurredAt }) => [by, occurredAt])).toEqual([
      ['employer', '2031-05-01T09:00:00.000Z'],
      ['applicant', '2031-05-01T12:00:00.000Z'],
      ['employer', '2031-05-02T00:01:00.000Z'],
    ]);
  });

  it('can be changed by the applicant until the employer has seen them', async () => {
    const id = await apply(people.seeker, await openListing(people.employer, people.admin));
    const change = (body: object, version?: number) =>
      people.seeker.put<Problem>(`/api/applications/${id}`, body, version ? { 'If-Match': `"${version}"` } : {});
    expect(await change({ coverLetter: 'I love ships.' }, 1)).toMatchObject({
      status: 200,
      body: { coverLetter: 'I love ships.', version: 2 },
    });
    expect((await change({ coverLetter: 'I love planes.' }, 1)).status).toBe(412);
    expect((await change({ coverLetter: 'I love planes.' }, 2)).status).toBe(200);
    expect(await timeline(people.seeker, id)).toEqual(['submitted applicant', 'amended applicant']);
    expect((await change({ coverLetter: 'x'.repeat(5001) })).status).toBe(400);
    await people.employer.put(`/api/applications/${id}/seen`);
    expect(await change({ coverLetter: 'Too late' })).toMatchObject({
      status: 409,
      body: {
        message:
          'The employer has seen this application, so it can no longer be changed. You can send a message instead.',
      },
    });
  });

  it('can be withdrawn and submitted again, with letter, resume and phone hidden in between', async () => {
    const jobId = await openListing(people.employer, people.admin);
    const letter = { jobId, coverLetter: 'I love hotels.' };
    const { id } = (await people.seeker.post<Application>('/api/applications', letter)).body;
    await people.employer.put(`/api/applications/${id}/status`, { status: 'interviewed' });
    const withdraw = (version: number) =>
      people.seeker.post(`/api/applications/${id}/withdraw`, undefined, { 'If-Match': `"${version}"` });
    expect((await withdraw(1)).status).toBe(412);
    expect(await withdraw(2)).toMatchObject({ status: 200, body: { withdrawnAt: expect.any(String) } });
    expect((await people.employer.get(`/api/applications/${id}`)).body).toMatchObject({
      coverLetter: null,
      resume: null,
      status: 'interviewed',
      jobSeekerProfile: { phone: null },
    });
    const listed = async (status: string) =>
      (await people.employer.get<Application[]>(`/api/applications/employer?jobId=${jobId}&status=${status}`)).body;
    expect(await listed('interviewed')).toEqual([]);
    expect(await listed('withdrawn')).toMatchObject([{ id }]);
    expect(await people.employer.put(`/api/applications/${id}/status`, { status: 'offered' })).toMatchObject({
      status: 409,
      body: { message: 'The applicant has withdrawn this application.' },
    });

    expect(await people.seeker.post('/api/applications', { jobId, coverLetter: 'Once more' })).toMatchObject({
      status: 201,
      body: { id, status: 'pending', withdrawnAt: null, coverLetter: 'Once more' },
    });
    expect((await people.seeker.post('/api/applications', { jobId })).status).toBe(409);
    expect((await timeline(people.seeker, id)).map((step) => step.split(' ')[0])).toEqual([
      'submitted',
      'seen',
      'status',
      'withdrawn',
      'reopened',
    ]);
  });

  it('accept only one of a simultaneous withdrawal and status change', async () => {
    const outcomes: number[][] = [];
    for (let i = 0; i < 5; i++) {
      const id = await apply(people.seeker, await openListing(people.employer, people.admin));
      const headers = { 'If-Match': '"1"' };
      const answers = await Promise.all([
        people.seeker.post(`/api/applications/${id}/withdraw`, undefined, headers),
        people.employer.put(`/api/applications/${id}/status`, { status: 'offered' }, headers),
      ]);
      outcomes.push(answers.map(({ status }) => status).sort());
    }
    expect(outcomes).toEqual(Array.from({ length: 5 }, () => [200, 412]));
  });
});
