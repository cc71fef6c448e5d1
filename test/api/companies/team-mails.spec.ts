import { Database } from '#platform/postgres/database.js';
import { openListing } from '../../support/mothers/open-listing.js';
import { memberOf } from '../../support/mothers/team.js';
import type { ApiClient } from '../../support/server/api-client.js';
import { sharedServer } from '../../support/server/shared-server.js';
import type { TestServer } from '../../support/server/test-server.js';

type Queued = { readonly userId: number; readonly state: string };

describe('mails to a company', () => {
  let server: TestServer;
  let mailing: TestServer;

  beforeAll(async () => {
    server = await sharedServer();
    // No mail leaves it, so that all stay in the queue.
    mailing = await server.sibling({ SMTP_URL: 'smtp://127.0.0.1:1' });
  });
  afterAll(async () => {
    await mailing.stop();
  });

  const queued = (kind: string) =>
    server.app
      .get(Database)
      .query<Queued>('select user_id as "userId", state from mail where kind = $1 order by user_id', [kind]);
  const at = (client: ApiClient) => client.at(mailing.url);

  it('go to all who hire for it, and no longer to who has left', async () => {
    const owner = await server.employer();
    const jobId = await openListing(owner, await server.admin());
    const recruiter = await memberOf(server, owner, 'recruiter');
    await memberOf(server, owner, 'reviewer');
    const former = await memberOf(server, owner, 'recruiter');
    await owner.delete(`/api/company/members/${former.user.id}`);
    for (const member of [owner, recruiter])
      await member.put(`/api/jobs/${jobId}/application-notice`, { mode: 'at_once' });

    const applied = await at(await server.jobSeeker()).post('/api/applications', { jobId });
    expect(applied).toMatchObject({ status: 201 });
    const waiting = (userId: number) => expect.objectContaining({ userId });
    expect(await queued('application-received')).toEqual([waiting(owner.user.id), waiting(recruiter.user.id)]);

    await at(owner).delete(`/api/company/members/${recruiter.user.id}`);
    const ofRecruiter = (await queued('application-received')).find(({ userId }) => userId === recruiter.user.id);
    expect(ofRecruiter?.state).not.toBe('queued');
  });

  it('tell a team of applications once a day, unless a member wants it otherwise', async () => {
    const owner = await server.employer();
    const jobId = await openListing(owner, await server.admin());
    const recruiter = await memberOf(server, owner, 'recruiter');
    await owner.put(`/api/jobs/${jobId}/application-notice`, { mode: 'at_once' });
    await at(await server.jobSeeker()).post('/api/applications', { jobId });
    const told = async (kind: string) =>
      (await queued(kind))
        .map(({ userId }) => userId)
        .filter((id) => [owner, recruiter].some(({ user }) => user.id === id));
    expect([await told('application-received'), await told('applications-digest')]).toEqual([
      [owner.user.id],
      [recruiter.user.id],
    ]);
  });

  it('invite by mail, and show nobody the link', async () => {
    const owner = await server.employer();
    const form = { email: 'mailed@team.test', role: 'recruiter' };
    const { status, body } = await at(owner).post<object>('/api/company/invitations', form);
    expect([status, body]).toEqual([201, expect.objectContaining({ email: 'mailed@team.test', link: null })]);
    const mails = await server.app
      .get(Database)
      .query(`select address, key ->> 'company' as company from mail where kind = 'company-invitation'`);
    expect(mails).toEqual([{ address: 'mailed@team.test', company: 'Seaside Hotels' }]);
  });
});
