import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { aPdf } from '../../support/files/documents.js';
import { formOf } from '../../support/files/upload.js';
import { Database } from '#platform/postgres/database.js';
import { conversationAboutJob } from '../../support/mothers/conversations.js';
import { offer } from '../../support/mothers/interviews.js';
import { openListing } from '../../support/mothers/open-listing.js';
import { memberOf } from '../../support/mothers/team.js';
import type { ApiClient } from '../../support/server/api-client.js';
import { EventReader } from '../../support/server/event-reader.js';
import { peopleForTests } from '../../support/server/people.js';

const REASON = { reason: 'She asked us to delete everything.' };
type Held = { applications: number; messages: number; interviews: number; isInTalentPool: boolean };

describe('what a company holds about an applicant', () => {
  const people = peopleForTests();
  const of = (seeker = people.seeker) => `/api/company/applicants/${seeker.user.id}`;
  const erase = (client: ApiClient, body = REASON) => client.request('DELETE', of(), { body });
  async function exported(client: ApiClient): Promise<Record<string, string>> {
    const response = await fetch(`${client.address}${of()}/export`, {
      method: 'POST',
      headers: { cookie: client.sessionCookie ?? '', 'content-type': 'application/json' },
    });
    expect(response.headers.get('content-disposition')).toContain('wayfare-applicant-');
    const zip = await fromBufferPromise(Buffer.from(await response.arrayBuffer()));
    const files: Record<string, string> = {};
    for await (const entry of zip.eachEntry()) {
      files[entry.fileName] = String(await buffer(await zip.openReadStreamPromise(entry)));
    }
    return files;
  }
  const database = () => people.server.app.get(Database);
  const count = async (sql: string, ...values: unknown[]) =>
    (await database().one<{ n: number }>(`select count(*)::int as n from ${sql}`, values)).n;

  /** Somebody with a conversation, a note, an interview and a place in the talent pool of the employer. */
  async function known(employer: ApiClient, seeker: ApiClient) {
    await seeker.post('/api/profile/job-seeker/resume', formOf('resume', 'ana.pdf', aPdf()));
    const { id, applicationId, jobId } = await conversationAboutJob(employer, seeker, people.admin, {
      coverLetter: 'My letter',
    });
    await seeker.post(`/api/conversations/${id}/messages`, { content: 'When can I begin?' });
    await employer.post(`/api/applications/${applicationId}/notes`, { text: 'Speaks Portuguese.' });
    await offer(employer, applicationId);
    const other = await openListing(employer, people.admin);
    await seeker.post('/api/applications', { jobId: other, keepInMind: true });
    return { conversation: `/api/conversations/${id}`, applicationId, jobId };
  }

  it('is told, exported and deleted by those who hire, and nobody else', async () => {
    const { employer, seeker, server } = people;
    const { applicationId } = await known(employer, seeker);
    expect((await employer.get<Held>(of())).body).toMatchObject({
      applications: 2,
      messages: 1,
      interviews: 1,
      isInTalentPool: true,
    });
    const [recruiter, reviewer, stranger] = [
      await memberOf(server, employer, 'recruiter'),
      await memberOf(server, employer, 'reviewer'),
      await server.employer(),
    ];
    for (const [client, status] of [
      [reviewer, 403],
      [stranger, 404],
      [seeker, 403],
    ] as const) {
      const answers = [await client.get(of()), await client.post(`${of()}/export`), await erase(client, REASON)];
      expect(answers.map((answer) => answer.status)).toEqual([status, status, status]);
    }
    const files = await exported(recruiter);
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['applications.json', 'messages.json', 'interviews.json', 'talent-pool.json']),
    );
    expect(files['applications.json']).toContain('Speaks Portuguese.');
    expect(files['applications.json']).toContain('My letter');
    expect(files['messages.json']).toContain('When can I begin?');
    expect(Object.keys(files).filter((name) => name.startsWith('files/'))).toHaveLength(1);
    expect((await erase(recruiter, { reason: 'Why' })).status).toBe(400);
    expect((await erase(recruiter, REASON)).status).toBe(204);
    expect((await employer.get(`/api/applications/${applicationId}`)).status).toBe(404);
    expect([(await employer.get(of())).status, (await erase(employer)).status]).toEqual([404, 404]);
    const [entry] = await database().query(
      `select actor_id as "actorId", details from audit_entry
       where action = 'company.applicant-deleted' and subject_id = $1::int::text`,
      [employer.user.id],
    );
    expect(entry).toEqual({ actorId: recruiter.user.id, details: { applicant: seeker.user.id, ...REASON } });
  });

  it('goes from all that the company reads; the applicant keeps the conversation, closed, and the profile', async () => {
    const { employer, seeker } = people;
    const { conversation } = await known(employer, seeker);
    const colleague = await EventReader.listening(await memberOf(people.server, employer, 'recruiter'));
    await erase(employer, REASON);
    expect(await colleague.next('changed')).toMatchObject({ data: { scopes: ['applications'] } });
    colleague.close();
    expect(await count('application where job_seeker_id = $1', seeker.user.id)).toBe(0);
    expect(await count('pool_member where job_seeker_id = $1', seeker.user.id)).toBe(0);
    expect(await count(`interview where job_seeker_id = $1 and state <> 'cancelled'`, seeker.user.id)).toBe(0);

    expect((await employer.get<unknown[]>('/api/conversations')).body).toEqual([]);
    expect((await employer.get('/api/conversations/unread')).body).toEqual({ unreadCount: 0 });
    for (const path of [conversation, `${conversation}/messages`]) {
      expect([path, (await employer.get(path)).status, (await seeker.get(path)).status]).toEqual([path, 404, 200]);
    }
    const write = (client: ApiClient) =>
      client.post<{ code: string }>(`${conversation}/messages`, { content: 'Hello?' });
    expect((await write(employer)).status).toBe(404);
    expect(await write(seeker)).toMatchObject({ status: 409, body: { code: 'conversation_ended' } });
    expect((await seeker.get('/api/profile/job-seeker')).status).toBe(200);
  });

  it('begins anew when the person applies again, also in conversation', async () => {
    const { employer, seeker } = people;
    const { jobId } = await known(employer, seeker);
    await erase(employer, REASON);
    expect((await seeker.post('/api/applications', { jobId })).status).toBe(201);
    expect((await employer.get<Held>(of())).body).toMatchObject({ applications: 1, messages: 0 });
    const again = await employer.post('/api/conversations', { jobId, participantId: seeker.user.id });
    expect(again.status).toBe(201);
  });

  it('is not that of another company, or of another person', async () => {
    const { employer, seeker, server } = people;
    const [other, another] = [await server.employer(), await server.jobSeeker()];
    await known(employer, seeker);
    await known(other, seeker);
    await known(employer, another);
    await erase(employer, REASON);
    expect((await other.get<Held>(of())).body).toMatchObject({ applications: 2, messages: 1, isInTalentPool: true });
    expect((await employer.get<Held>(of(another))).body).toMatchObject({ applications: 2, messages: 1 });
  });

  it('does not include what the applicant took back', async () => {
    const { employer, seeker } = people;
    const jobId = await openListing(employer, people.admin);
    const { id } = (await seeker.post<{ id: number }>('/api/applications', { jobId, coverLetter: 'My letter' })).body;
    await seeker.post(`/api/applications/${id}/withdraw`);
    expect((await exported(employer))['applications.json']).not.toContain('My letter');
    expect((await employer.get<Held>(of())).body).toMatchObject({ applications: 1 });
  });
});
