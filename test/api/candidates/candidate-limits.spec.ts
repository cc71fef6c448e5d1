import { Database } from '#platform/postgres/database.js';
import { ask, CANDIDATES, findable, look, search, verifiedListing } from '../../support/mothers/candidates.js';
import { memberOf } from '../../support/mothers/team.js';
import { peopleForTests } from '../../support/server/people.js';
import { startTestServer } from '../../support/server/test-server.js';

const FEW = {
  LIMIT_CANDIDATE_SEARCHES_PER_DAY: '3',
  LIMIT_CANDIDATE_LOOKS_PER_DAY: '2',
  LIMIT_CANDIDATE_REQUESTS_PER_DAY: '1',
};

describe('limits of the candidate search', () => {
  const people = peopleForTests(() => startTestServer(FEW));

  it('hold for all members together, and per company', async () => {
    const jobId = await verifiedListing(people.employer, people.admin);
    const seekers = [people.seeker, await people.server.jobSeeker(), await people.server.jobSeeker()];
    for (const seeker of seekers) await findable(seeker, { desiredRoles: ['Waiter'] });
    const recruiter = await memberOf(people.server, people.employer, 'recruiter');
    const { people: found } = await search(people.employer, { role: 'waiter' });
    await search(recruiter, { role: 'waiter', page: '2' });
    await search(recruiter, { role: 'waiter' });
    expect((await people.employer.get(`${CANDIDATES}?role=waiter`)).status).toBe(429);

    const [first = '', second = '', third = ''] = found.map(({ handle }) => handle);
    // What is refused does not count.
    const nobody = '00000000-0000-4000-8000-000000000000';
    for (let times = 0; times < 3; times += 1) {
      expect((await look(people.employer, nobody)).status).toBe(404);
      expect((await ask(people.employer, nobody, jobId)).status).toBe(404);
      expect((await ask(people.employer, first, 0)).status).toBe(400);
    }
    for (const handle of [first, first, second, first]) expect((await look(people.employer, handle)).status).toBe(200);
    expect((await look(recruiter, third)).status).toBe(429);
    const looks = await people.server.app.get(Database).query('select from candidate_look');
    expect(looks).toHaveLength(2);

    // Although the company may look at nobody else today.
    expect(await ask(recruiter, third, jobId)).toMatchObject({ status: 201, body: { request: { state: 'pending' } } });
    expect((await look(recruiter, third)).status).toBe(200);
    expect((await ask(people.employer, second, jobId)).status).toBe(429);

    const other = await people.server.employer();
    await verifiedListing(other, people.admin);
    expect((await search(other, { role: 'waiter' })).found).toBe(3);
    expect((await look(other, third)).status).toBe(200);
  });
});
