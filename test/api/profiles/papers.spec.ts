import { apply } from '../../support/mothers/applying.js';
import { openListing } from '../../support/mothers/open-listing.js';
import type { ApiClient } from '../../support/server/api-client.js';
import { peopleForTests } from '../../support/server/people.js';

const SECRET = 'Seaman visa 4711';
const POOL = '/api/employer/talent-pool';

describe('papers of a job seeker', () => {
  const people = peopleForTests();

  const tells = async (client: ApiClient, path: string, status = 200) => {
    const answer = await client.get(path);
    expect([path, answer.status]).toEqual([path, status]);
    return JSON.stringify(answer.body).includes(SECRET);
  };

  it('are read only by the company of an application, as long as it may read that', async () => {
    const papers = [{ kind: 'visa', detail: SECRET, validUntil: '2029-03-04' }];
    await people.seeker.put('/api/profile/job-seeker', { headline: 'Deckhand', papers });
    const jobId = await openListing(people.employer, people.admin);
    const publicProfile = `/api/job-seeker/profile/public/${people.seeker.user.id}`;
    for (const viewer of [people.server.visitor(), people.employer, await people.server.jobSeeker(), people.admin])
      expect(await tells(viewer, publicProfile)).toBe(false);
    expect(await tells(people.server.visitor(), `/profile/${people.seeker.user.id}`)).toBe(false);
    expect(await tells(people.employer, '/api/applications/employer')).toBe(false);

    const applicationId = await apply(people.seeker, jobId, { keepInMind: true });
    const path = `/api/applications/${applicationId}`;
    expect(await tells(people.employer, path)).toBe(true);
    expect(await tells(people.seeker, path)).toBe(false);
    const other = await people.server.employer();
    expect(await tells(other, path, 404)).toBe(false);
    expect(await tells(await people.server.jobSeeker(), path, 404)).toBe(false);

    const [person] = (await people.employer.get<{ id: number }[]>(POOL)).body;
    expect(await tells(people.employer, POOL)).toBe(false);
    expect(await tells(people.employer, `${POOL}/${person?.id}`)).toBe(false);
    const found = await people.employer.get<unknown[]>(
      `/api/applications/employer?search=${encodeURIComponent(SECRET)}`,
    );
    expect(found.body).toEqual([]);

    await people.seeker.post(`${path}/withdraw`);
    expect(await tells(people.employer, path)).toBe(false);
    expect(await tells(people.employer, '/api/applications/employer')).toBe(false);
  });
});
