import { eventually } from '../../support/eventually.js';
import type { MemberBody, OfferedMembershipBody } from '#identity/companies/application/team.view.js';
import { Database } from '#platform/postgres/database.js';
import { aJobForm } from '../../support/mothers/job-mother.js';
import { pendingListing } from '../../support/mothers/open-listing.js';
import { invite, memberOf } from '../../support/mothers/team.js';
import type { ApiClient } from '../../support/server/api-client.js';
import { sharedServer } from '../../support/server/shared-server.js';
import type { TestServer } from '../../support/server/test-server.js';

describe('the team of a company', () => {
  let server: TestServer;
  let owner: ApiClient;

  beforeAll(async () => {
    server = await sharedServer();
  });

  beforeEach(async () => {
    owner = await server.employer();
  });

  const membersOf = async (client: ApiClient) =>
    (await client.get<MemberBody[]>('/api/company/members')).body.map(({ id, role }) => [id, role]);
  const join = (client: ApiClient, token: string) => client.post('/api/company-invitation/join', { token });
  const employerOf = async (client: ApiClient) => {
    const { employerId, companyRole } = (
      await client.get<{ employerId: number | null; companyRole: string | null }>('/api/user')
    ).body;
    return [employerId, companyRole];
  };
  const listingOf = (client: ApiClient) => pendingListing(client, aJobForm());
  const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).toSorted();

  it('is at first its founder', async () => {
    expect(await membersOf(owner)).toEqual([[owner.user.id, 'owner']]);
    expect(await employerOf(owner)).toEqual([owner.user.id, 'owner']);
    expect(await employerOf(await server.jobSeeker())).toEqual([null, null]);
  });

  describe('an invitation', () => {
    it('tells what it offers, and makes a new employer a member', async () => {
      const token = await invite(owner, 'ana@team.test', 'recruiter');
      const visitor = server.visitor();
      const { body } = await visitor.post<OfferedMembershipBody>('/api/company-invitation/read', { token });
      expect(body).toMatchObject({
        companyName: 'Seaside Hotels',
        email: 'ana@team.test',
        role: 'recruiter',
        hasAccount: false,
      });
      const account = { token, username: 'ana', fullName: 'Ana', password: 'correct horse' };
      const joined = await visitor.post<{ id: number }>('/api/company-invitation', account);
      expect(joined).toMatchObject({ status: 201, body: { employerId: owner.user.id, companyRole: 'recruiter' } });
      expect(await membersOf(owner)).toEqual([
        [owner.user.id, 'owner'],
        [joined.body.id, 'recruiter'],
      ]);
      expect((await visitor.get('/api/profile/employer')).body).toMatchObject({ companyName: 'Seaside Hotels' });
    });

    it('works once, for the latest link to an address', async () => {
      const first = await invite(owner, 'twice@team.test', 'owner');
      const second = await invite(owner, 'TWICE@team.test', 'reviewer');
      const register = (token: string, username: string) =>
        server
          .visitor()
          .post('/api/company-invitation', { token, username, fullName: 'Twice', password: 'correct horse' });
      expect(await register(first, 'first')).toMatchObject({ status: 410 });
      const answers = await Promise.all([register(second, 'twice1'), register(second, 'twice2')]);
      expect(statuses(answers)).toEqual([201, 410]);
      expect((await membersOf(owner)).map(([, role]) => role)).toEqual(['owner', 'reviewer']);
    });

    it('is not valid after seven days, a withdrawal, or the end of who sent it', async () => {
      const read = async (token: string) =>
        (await server.visitor().post('/api/company-invitation/read', { token })).status;
      const expired = await invite(owner, 'expired@team.test');
      await server.app
        .get(Database)
        .query(`update company_invitation set expires_at = created_at where email = 'expired@team.test'`);
      expect(await read(expired)).toBe(410);

      const withdrawn = await invite(owner, 'withdrawn@team.test');
      const [{ id } = { id: 0 }] = (await owner.get<{ id: number }[]>('/api/company/invitations')).body;
      expect(await (await server.employer()).delete(`/api/company/invitations/${id}`)).toMatchObject({ status: 404 });
      expect(await read(withdrawn)).toBe(200);
      expect(await owner.delete(`/api/company/invitations/${id}`)).toMatchObject({ status: 204 });
      expect(await read(withdrawn)).toBe(410);

      const second = await memberOf(server, owner, 'owner');
      const orphaned = await invite(second, 'orphan@team.test');
      expect(await read(orphaned)).toBe(200);
      await owner.put(`/api/company/members/${second.user.id}`, { role: 'recruiter' });
      expect(await read(orphaned)).toBe(410);
    });

    it('binds to its address', async () => {
      const invited = await server.employer({ email: 'bound@team.test' });
      const token = await invite(owner, 'bound@TEAM.test');
      expect(await join(await server.employer(), token)).toMatchObject({
        status: 403,
        body: { code: 'other_address' },
      });
      expect(await join(await server.jobSeeker(), token)).toMatchObject({
        status: 403,
        body: { code: 'only_employers_join' },
      });
      const account = { token, username: 'bound', fullName: 'Bound', password: 'correct horse' };
      expect(await server.visitor().post('/api/company-invitation', account)).toMatchObject({
        status: 409,
        body: { code: 'email_taken' },
      });
      expect(await join(invited, token)).toMatchObject({ status: 204 });
      expect(await employerOf(invited)).toEqual([owner.user.id, 'recruiter']);
    });

    it('does not tell whether an address has an account', async () => {
      const { body: known } = await owner.post<object>('/api/company/invitations', {
        email: 'known@team.test',
        role: 'recruiter',
      });
      await server.jobSeeker({ email: 'known2@team.test' });
      const { body: taken } = await owner.post<object>('/api/company/invitations', {
        email: 'known2@team.test',
        role: 'recruiter',
      });
      expect(Object.keys(taken)).toEqual(Object.keys(known));
    });
  });

  it('takes an employer only without listings and colleagues', async () => {
    const hotel = await server.employer({ email: 'hotel@team.test' });
    const listing = await listingOf(hotel);
    const token = await invite(owner, 'hotel@team.test');
    expect(await join(hotel, token)).toMatchObject({ status: 409, body: { code: 'has_listings' } });
    await hotel.put(`/api/jobs/${listing}/archive`, { archive: true });
    const colleague = await memberOf(server, hotel, 'owner');
    expect(await join(hotel, token)).toMatchObject({ status: 409, body: { code: 'has_company' } });
    await hotel.delete(`/api/company/members/${colleague.user.id}`);
    expect(await join(hotel, token)).toMatchObject({ status: 204 });
    expect(await employerOf(hotel)).toEqual([owner.user.id, 'recruiter']);
    expect(await join(hotel, await invite(owner, 'hotel@team.test'))).toMatchObject({
      status: 409,
      body: { code: 'already_member' },
    });
  });

  it('lets an employer join only one of two companies at the same time', async () => {
    const other = await server.employer();
    const hotel = await server.employer({ email: 'wanted@team.test' });
    const tokens = [await invite(owner, 'wanted@team.test'), await invite(other, 'wanted@team.test')];
    expect(statuses(await Promise.all(tokens.map((token) => join(hotel, token))))).toEqual([204, 409]);
    const members = [...(await membersOf(owner)), ...(await membersOf(other))].map(([id]) => id);
    expect(members.filter((id) => id === hotel.user.id)).toHaveLength(1);
  });

  it('posts no listing for a company that its only member is leaving for another', async () => {
    const hotel = await server.employer({ email: 'leaving@team.test' });
    const token = await invite(owner, 'leaving@team.test');
    const [joined, posted] = await Promise.all([
      join(hotel, token),
      hotel.post<{ code?: string }>('/api/jobs', aJobForm()),
    ]);
    const rows = await server.app.get(Database).query('select from job where employer_id = $1', [hotel.user.id]);
    const isMoved = joined.status === 204;
    expect(rows).toHaveLength(isMoved ? 0 : 1);
    expect([
      [201, undefined],
      [403, 'left_company'],
    ]).toContainEqual([posted.status, posted.body.code]);
  });

  describe('with two owners', () => {
    let second: ApiClient;
    beforeEach(async () => {
      second = await memberOf(server, owner, 'owner');
    });

    it('has one winner if they remove each other', async () => {
      const answers = await Promise.all([
        owner.delete(`/api/company/members/${second.user.id}`),
        second.delete(`/api/company/members/${owner.user.id}`),
      ]);
      expect(statuses(answers)).toEqual([204, 403]);
      const winner = answers[0]?.status === 204 ? owner : second;
      expect(await membersOf(winner)).toEqual([[winner.user.id, 'owner']]);
    });

    it('keeps one if both leave, or delete their accounts', async () => {
      const leave = (client: ApiClient) => client.delete('/api/company/membership');
      expect(statuses(await Promise.all([leave(owner), leave(second)]))).toEqual([204, 409]);
      const [left] = await Promise.all(
        [owner, second].map(async (client) => ({ client, of: await employerOf(client) })),
      );
      const stayed = left?.of[0] === null ? second : owner;
      expect(await membersOf(stayed)).toEqual([[stayed.user.id, 'owner']]);

      const third = await memberOf(server, stayed, 'owner');
      await memberOf(server, stayed, 'recruiter');
      const remove = (client: ApiClient) =>
        client.request('DELETE', '/api/account', { body: { password: 'correct horse' } });
      expect(statuses(await Promise.all([remove(stayed), remove(third)]))).toEqual([204, 409]);
    });

    it('goes on without its founder, whose account is deleted', async () => {
      const listing = await listingOf(owner);
      expect(await owner.delete('/api/company/membership')).toMatchObject({ status: 204 });
      await eventually(async () =>
        expect(await owner.get('/api/employer/jobs')).toMatchObject({ status: 403, body: { code: 'no_company' } }),
      );
      expect(await owner.get(`/api/jobs/${listing}`)).toMatchObject({ status: 404 });
      expect(await owner.get('/api/conversations')).toMatchObject({ status: 403 });
      const removed = await owner.request('DELETE', '/api/account', { body: { password: 'correct horse' } });
      expect(removed).toMatchObject({ status: 204 });
      expect(await second.get(`/api/jobs/${listing}`)).toMatchObject({ status: 200, body: { isArchived: false } });
      const profile = await second.get('/api/profile/employer');
      expect(profile).toMatchObject({ status: 200, body: { companyName: 'Seaside Hotels' } });
      expect(await second.post('/api/jobs', aJobForm())).toMatchObject({ status: 201 });
      const key = { name: 'Site', scope: 'read', days: 30, password: 'correct horse' };
      expect(await second.post('/api/employer/api-keys', key)).toMatchObject({ status: 201 });
    });

    it('is erased with the last account', async () => {
      const listing = await listingOf(owner);
      for (const client of [owner, second]) {
        const removed = await client.request('DELETE', '/api/account', { body: { password: 'correct horse' } });
        expect(removed).toMatchObject({ status: 204 });
      }
      const [left] = await server.app.get(Database).query<{ archived: boolean; profiles: number }>(
        `select archived_at is not null as archived,
             (select count(*)::int from employer_profile where user_id = employer_id) as profiles
           from job where id = $1`,
        [listing],
      );
      expect(left).toEqual({ archived: true, profiles: 0 });
    });
  });

  it('shows its listings until all members are suspended', async () => {
    const admin = await server.admin();
    const second = await memberOf(server, owner, 'recruiter');
    const listing = await listingOf(owner);
    await admin.put(`/api/jobs/${listing}/approve`);
    const suspend = (client: ApiClient, suspended: boolean) =>
      admin.put(`/api/users/${client.user.id}/suspension`, { suspended, reason: 'Asks for fees.' });
    const isShown = async () => (await server.visitor().get(`/api/jobs/${listing}`)).status === 200;
    await suspend(owner, true);
    expect(await isShown()).toBe(true);
    expect(await second.get('/api/employer/jobs')).toMatchObject({ status: 200 });
    const another = await listingOf(second);
    await admin.put(`/api/jobs/${another}/approve`);
    expect((await server.visitor().get(`/api/jobs/${another}`)).status).toBe(200);
    await suspend(second, true);
    expect(await isShown()).toBe(false);
    await suspend(second, false);
    expect(await isShown()).toBe(true);
  });
});
