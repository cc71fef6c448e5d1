import { Database } from '#platform/postgres/database.js';
import { apply } from '../../support/mothers/applying.js';
import { openListing } from '../../support/mothers/open-listing.js';
import { invite, memberOf } from '../../support/mothers/team.js';
import { peopleForTests } from '../../support/server/people.js';

type Member = { readonly id: number; readonly role: string };

describe('members of a company at the same time', () => {
  const people = peopleForTests();
  const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).toSorted();

  it('join once with one link, whoever opens it twice', async () => {
    const { employer, server } = people;
    const token = await invite(employer, 'one-link@team.test');
    const account = (username: string) => ({ token, username, fullName: 'Nia New', password: 'quiet harbor' });
    const register = (username: string) => server.visitor().post('/api/company-invitation', account(username));
    expect(statuses(await Promise.all([register('link-a'), register('link-b')]))).toEqual([201, 410]);
    expect((await employer.get<Member[]>('/api/company/members')).body).toHaveLength(2);
  });

  it('are made owner or removed, and an owner is left in either case', async () => {
    const { employer, server } = people;
    const recruiter = await memberOf(server, employer, 'recruiter');
    const path = `/api/company/members/${recruiter.user.id}`;
    const [handed, removed] = await Promise.all([
      employer.put(path, { role: 'owner', workplaceIds: null }),
      employer.delete(path),
    ]);
    // Removed first, there is nobody to hand over to; otherwise a new owner is removed.
    expect([[204, 404].includes(handed.status), removed.status]).toEqual([true, 204]);
    expect((await employer.get<Member[]>('/api/company/members')).body).toMatchObject([
      { id: employer.user.id, role: 'owner' },
    ]);
  });

  it('delete an applicant once, who hears of it once', async () => {
    const { admin, employer, seeker, server } = people;
    // No mail leaves it, so that all stay in the queue.
    const mailing = await server.sibling({ SMTP_URL: 'smtp://127.0.0.1:1' });
    const recruiter = await memberOf(server, employer, 'recruiter');
    await apply(seeker, await openListing(employer, admin));
    const erase = (client: typeof employer) =>
      client.at(mailing.url).request('DELETE', `/api/company/applicants/${seeker.user.id}`, {
        body: { reason: 'She asked us to delete everything.' },
      });
    expect(statuses(await Promise.all([erase(employer), erase(recruiter)]))).toEqual([204, 404]);
    const traces = `
      select (select count(*)::int from mail where kind = 'applicant-erased' and user_id = $1) as mails,
        (select count(*)::int from audit_entry where action = 'company.applicant-deleted'
          and details ->> 'applicant' = $1::int::text) as entries`;
    expect(await server.app.get(Database).one(traces, [seeker.user.id])).toEqual({ mails: 1, entries: 1 });
    await mailing.stop();
  });

  it('decide once about an application that both have read, and the applicant hears of one decision', async () => {
    const { admin, employer, seeker, server } = people;
    const recruiter = await memberOf(server, employer, 'recruiter');
    const jobId = await openListing(employer, admin);
    const { id } = (await seeker.post<{ id: number }>('/api/applications', { jobId })).body;
    const { version } = (await employer.get<{ version: number }>(`/api/applications/${id}`)).body;
    const read = { 'If-Match': `"${version}"` };
    const answers = await Promise.all([
      employer.put(`/api/applications/${id}/status`, { status: 'rejected' }, read),
      recruiter.put(`/api/applications/${id}/status`, { status: 'shortlisted' }, read),
    ]);
    expect(statuses(answers)).toEqual([200, 412]);
    const [winner] = answers[0].status === 200 ? ['rejected'] : ['shortlisted'];
    expect((await seeker.get(`/api/applications/${id}`)).body).toMatchObject({ status: winner });
    const steps = await server.app
      .get(Database)
      .query<{ status: string }>(`select status from application_event where application_id = $1 and step = 'status'`, [
        id,
      ]);
    expect(steps.map(({ status }) => status)).toEqual([winner]);
  });
});
