import type { MemberBody } from '#identity/companies/application/team.view.js';
import { Database } from '#platform/postgres/database.js';
import { invite, memberOf } from '../../support/mothers/team.js';
import { peopleForTests } from '../../support/server/people.js';

describe('a company', () => {
  const people = peopleForTests();

  it('invites and admits nobody once it is full', async () => {
    const { employer: owner, server } = people;
    const token = await invite(owner, 'late@team.test');
    const late = await server.employer({ email: 'late@team.test' });
    const database = server.app.get(Database);
    const colleagues = await database.query<{ id: number }>(
      `insert into user_account (username, username_key, email, email_key, password_hash, full_name, role, created_at)
       select name, name, name, name, '', 'Colleague', 'employer', now()
       from generate_series(1, 99) nth, lateral (select md5(random() || nth::text) as name) names
       returning id`,
    );
    const become = `update company_member set company_id = $1, role = 'reviewer' where user_id = any($2)`;
    await database.query(become, [owner.user.id, colleagues.map(({ id }) => id)]);
    const statuses = async () => [
      (await owner.post('/api/company/invitations', { email: 'another@team.test', role: 'reviewer' })).status,
      (await late.post('/api/company-invitation/join', { token })).status,
    ];
    expect(await statuses()).toEqual([409, 409]);
    expect((await owner.delete(`/api/company/members/${colleagues[0]?.id}`)).status).toBe(204);
    expect(await statuses()).toEqual([201, 204]);
  });

  it('goes to the recruiter who has been there longest when the account of its only owner is deleted', async () => {
    const { admin, employer: owner, server } = people;
    const [newer, older] = [await memberOf(server, owner, 'recruiter'), await memberOf(server, owner, 'recruiter')];
    const joinedBefore = `update company_member set joined_at = now() - interval '1 day' where user_id = $1`;
    await server.app.get(Database).query(joinedBefore, [older.user.id]);
    const body = { reason: 'Asked for it by letter.', password: 'correct horse' };
    expect((await admin.request('DELETE', `/api/users/${owner.user.id}`, { body })).status).toBe(204);
    const members = (await older.get<MemberBody[]>('/api/company/members')).body;
    expect(members.map(({ id, role }) => [id, role])).toEqual([
      [older.user.id, 'owner'],
      [newer.user.id, 'recruiter'],
    ]);
  });
});
