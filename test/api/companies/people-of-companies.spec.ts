import { conversationAboutJob, threadOf, write } from '../../support/mothers/conversations.js';
import { memberOf } from '../../support/mothers/team.js';
import type { ApiClient } from '../../support/server/api-client.js';
import { peopleForTests } from '../../support/server/people.js';

type Other = { fullName: string; username: string; companyName: string | null };

describe('people who act for a company', () => {
  const people = peopleForTests();
  let conversation: { id: number; jobId: number; applicationId: number };
  let recruiter: ApiClient;

  beforeEach(async () => {
    const { server, employer, seeker, admin } = people;
    conversation = await conversationAboutJob(employer, seeker, admin);
    recruiter = await memberOf(server, employer, 'recruiter');
  });

  const otherOf = async (client: ApiClient): Promise<Other> =>
    (await client.get<{ otherParticipant: Other }>(`/api/conversations/${conversation.id}`)).body.otherParticipant;
  const writersOf = async (client: ApiClient) => (await threadOf(client, conversation.id)).map(({ sender }) => sender);
  const timelineOf = async (client: ApiClient) =>
    (
      await client.get<{ step: string; person: string | null }[]>(
        `/api/applications/${conversation.applicationId}/events`,
      )
    ).body.map(({ step, person }) => [step, person]);

  it('write under their own name, for the company', async () => {
    const { employer, seeker } = people;
    await write(employer, conversation.id, 'Good day');
    await write(recruiter, conversation.id, 'When could you start?');
    await write(seeker, conversation.id, 'In May');
    const companyName = 'Seaside Hotels';
    const expected = [
      { id: employer.user.id, authorId: employer.user.id, fullName: employer.user.fullName, companyName },
      { id: employer.user.id, authorId: recruiter.user.id, fullName: recruiter.user.fullName, companyName },
      { id: seeker.user.id, authorId: seeker.user.id, fullName: seeker.user.fullName, companyName: null },
    ].map((sender) => ({ ...sender, avatar: null }));
    expect(await writersOf(seeker)).toEqual(expected);
    expect(await writersOf(recruiter)).toEqual(expected);
  });

  it('show applicants the name of the company instead of its founder', async () => {
    const { employer, seeker } = people;
    await write(recruiter, conversation.id, 'Good day');
    expect(await otherOf(seeker)).toMatchObject({ fullName: 'Seaside Hotels', username: '' });
    const [row] = (await seeker.get<{ otherUser: Other }[]>('/api/conversations')).body;
    expect(row?.otherUser).toMatchObject({ fullName: 'Seaside Hotels' });
    await employer.delete(`/api/company/members/${recruiter.user.id}`);
    expect(await otherOf(seeker)).toMatchObject({ fullName: employer.user.fullName, username: employer.user.username });
  });

  it('are named in the timeline for their colleagues only', async () => {
    const { employer, seeker, server } = people;
    await recruiter.put(`/api/applications/${conversation.applicationId}/status`, { status: 'shortlisted' });
    await write(employer, conversation.id, 'Good day');
    const reviewer = await memberOf(server, employer, 'reviewer');
    const steps = [
      ['submitted', null],
      ['seen', recruiter.user.fullName],
      ['status', recruiter.user.fullName],
      ['message', employer.user.fullName],
    ];
    for (const client of [employer, reviewer]) expect(await timelineOf(client)).toEqual(steps);
    expect(await timelineOf(seeker)).toEqual(steps.map(([step]) => [step, null]));
  });

  it('are former members once their account is deleted', async () => {
    const { employer, seeker } = people;
    await write(recruiter, conversation.id, 'Good day');
    await recruiter.request('DELETE', '/api/account', { body: { password: 'correct horse' } });
    expect(await writersOf(seeker)).toMatchObject([{ fullName: 'Former member', companyName: 'Seaside Hotels' }]);
    expect((await timelineOf(employer)).at(-1)).toEqual(['message', 'Former member']);
  });
});
