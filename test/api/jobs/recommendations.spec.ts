import { openListing } from '../../support/mothers/open-listing.js';
import type { ApiClient } from '../../support/server/api-client.js';
import { startTestServer, type TestServer } from '../../support/server/test-server.js';

type Recommended = { id: number; title: string; reason: string | null };

const TITLES = [
  'Cabin Manager',
  'Head Bartender',
  'Barista',
  'Night Auditor',
  'Mixologist',
  'Tour Guide',
  'Sous Chef',
  'Cabin Crew',
  'Bar Manager',
];

describe('recommendations', () => {
  let server: TestServer;
  let admin: ApiClient;
  let employer: ApiClient;
  const ids = new Map<string, number>();
  beforeAll(async () => {
    server = await startTestServer();
    [admin, employer] = [await server.admin(), await server.employer()];
    for (const title of TITLES)
      ids.set(title, await openListing(employer, admin, { title, location: 'Lisbon, Portugal' }));
  });
  afterAll(() => server.stop());

  const seekerWith = async (profile: object) => {
    const client = await server.jobSeeker();
    expect((await client.put('/api/profile/job-seeker', profile)).status).toBe(200);
    return client;
  };
  const recommended = async (client: ApiClient, query = '') =>
    (await client.get<Recommended[]>(`/api/job-seeker/recommendations${query}`)).body;

  it('offer a bartender from Faro bar jobs, but no cabin jobs', async () => {
    const bartender = await seekerWith({
      headline: 'Bartender with five years behind hotel bars',
      location: 'Faro, Portugal',
      desiredRoles: ['Bartender'],
      skills: ['English'],
    });
    const found = await recommended(bartender, '?limit=30');
    expect(
      found
        .slice(0, 2)
        .map(({ title }) => title)
        .toSorted(),
    ).toEqual(['Head Bartender', 'Mixologist']);
    const suited = found.filter(({ reason }) => reason !== null);
    expect(suited.map(({ title }) => title)).not.toContain('Cabin Manager');
    expect(found).toHaveLength(6);
    expect(new Set(found.map(({ id }) => id)).size).toBe(6);
    expect(found.slice(suited.length).every(({ reason }) => reason === null)).toBe(true);
    expect(found[0]?.reason).toBe('You are a bartender · in Portugal · needs English');
  });

  it("prefer the job seeker's town and housing, and give the reason", async () => {
    const faro = { title: 'Bartender', location: 'Faro, Portugal', facts: { housing: 'free' } };
    const [here, away] = [
      await openListing(employer, admin, faro),
      await openListing(employer, admin, { title: 'Bartender', location: 'Oslo, Norway' }),
    ];
    const found = await recommended(await seekerWith({ location: 'Faro, Portugal', desiredRoles: ['Barkeeper'] }));
    expect(found[0]).toMatchObject({ id: here, reason: 'You look for barkeeper jobs · in Faro · housing included' });
    expect(found.map(({ id }) => id).indexOf(away)).toBeGreaterThan(0);
  });

  it('learn from saved listings, and exclude those applied to', async () => {
    const seeker = await server.jobSeeker();
    const [auditor = 0, guide = 0] = [ids.get('Night Auditor'), ids.get('Tour Guide')];
    await seeker.post('/api/bookmarks', { jobId: auditor });
    expect((await recommended(seeker))[0]).toMatchObject({
      id: auditor,
      reason: 'Like Night Auditor, which you chose',
    });
    await seeker.post('/api/applications', { jobId: guide });
    await seeker.post('/api/applications', { jobId: auditor });
    // The newest listing would fill the list.
    const newest = await openListing(employer, admin, { title: 'Deckhand' });
    await seeker.post('/api/applications', { jobId: newest });
    const found = await recommended(seeker, '?limit=30');
    expect(found.map(({ id }) => id).filter((id) => [auditor, guide, newest].includes(id))).toEqual([]);
  });

  it('are the first six open listings for an empty profile', async () => {
    const list = await server.visitor().get<{ id: number }[]>('/api/jobs?limit=6');
    const found = await recommended(await server.jobSeeker());
    expect(found.map(({ id, reason }) => [id, reason])).toEqual(list.body.map(({ id }) => [id, null]));
  });

  it.each(['0', '31', 'x'])('reject the limit %s', async (limit) => {
    expect((await (await server.jobSeeker()).get(`/api/job-seeker/recommendations?limit=${limit}`)).status).toBe(400);
  });
});
