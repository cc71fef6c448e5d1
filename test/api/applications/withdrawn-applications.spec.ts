import { Database } from '#platform/postgres/database.js';
import type { EntryAnswer } from '../../support/mothers/conversations.js';
import { daysAhead, offer } from '../../support/mothers/interviews.js';
import { openListing } from '../../support/mothers/open-listing.js';
import { peopleForTests } from '../../support/server/people.js';

const AVATAR = '/api/files/avatar-00000000-0000-4000-8000-000000000000.webp';
const PRIVATE = /avatar-|Secret (letter|headline|street)|\+351|ann@/;

/** What an employer reads about an applicant, beyond the application. */
const READS = [
  'employer',
  'job',
  'one',
  'export',
  'interviews',
  'rounds',
  'calendar',
  'conversations',
  'thread',
] as const;

describe('what an employer reads about an applicant', () => {
  const people = peopleForTests();

  const applied = async () => {
    const { server, admin } = people;
    const [employer, seeker] = await Promise.all([
      server.employer(),
      server.jobSeeker({ fullName: 'Ann Doe', email: `ann@${crypto.randomUUID()}.test` }),
    ]);
    await server.app.get(Database).query('update user_account set avatar = $1 where id = $2', [AVATAR, seeker.user.id]);
    const profile = { headline: 'Secret headline', phone: '+351 21', location: 'Secret street' };
    await seeker.put('/api/profile/job-seeker', profile);
    const jobId = await openListing(employer, admin);
    const { body } = await seeker.post<{ id: number }>('/api/applications', { jobId, coverLetter: 'Secret letter' });
    const interview = await offer(employer, body.id, { slots: [daysAhead(3)] });
    await seeker.put(`/api/interviews/${interview.id}/slot`, { startsAt: daysAhead(3) });
    const about = { participantId: seeker.user.id, jobId };
    const conversation = await employer.post<{ id: number }>('/api/conversations', about);
    await seeker.post(`/api/conversations/${conversation.body.id}/messages`, { content: 'Hello' });
    const paths: Readonly<Record<(typeof READS)[number], string>> = {
      employer: '/api/applications/employer',
      job: `/api/applications/job/${jobId}`,
      one: `/api/applications/${body.id}`,
      export: '/api/applications/employer/export',
      interviews: '/api/interviews',
      rounds: `/api/applications/${body.id}/interviews`,
      calendar: `/api/interviews/${interview.id}/calendar`,
      conversations: '/api/conversations',
      thread: `/api/conversations/${conversation.body.id}/messages`,
    };
    const read = async (place: (typeof READS)[number]) => JSON.stringify((await employer.get(paths[place])).body);
    return { seeker, applicationId: body.id, paths, read };
  };

  it('includes contact data and the picture while the application stands', async () => {
    const { read } = await applied();
    for (const place of ['employer', 'job', 'one', 'export', 'conversations', 'thread'] as const) {
      expect([place, await read(place)]).toEqual([place, expect.stringMatching(PRIVATE)]);
    }
  });

  it('is the name alone after a withdrawal, in every list, file and conversation', async () => {
    const { seeker, applicationId, read } = await applied();
    expect((await seeker.post(`/api/applications/${applicationId}/withdraw`)).status).toBe(200);
    for (const place of READS) {
      expect([place, await read(place)]).toEqual([place, expect.not.stringMatching(PRIVATE)]);
    }
    expect(await read('thread')).toContain('Ann Doe');
  });

  it('stays complete for the applicant', async () => {
    const { seeker, applicationId, paths } = await applied();
    await seeker.post(`/api/applications/${applicationId}/withdraw`);
    const { body } = await seeker.get<EntryAnswer[]>(paths.thread);
    expect(body[0]).toMatchObject({ message: { content: 'Hello' }, sender: { fullName: 'Ann Doe' } });
    expect((await seeker.get(paths.one)).body).toMatchObject({ coverLetter: 'Secret letter' });
  });
});
