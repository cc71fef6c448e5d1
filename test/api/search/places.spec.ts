import { copyLines } from '#search/adapters/places/geonames.js';
import { LoadPlaces } from '#search/adapters/places/load-places.js';
import { withConnection } from '#platform/postgres/connection/database-url.js';
import type { ApiClient } from '../../support/server/api-client.js';
import { aJobForm } from '../../support/mothers/job-mother.js';
import { TEST_PLACES } from '../../support/database/test-places.js';
import { startTestServer, type TestServer } from '../../support/server/test-server.js';

type Place = { readonly id: number; readonly label: string };
type Listing = { readonly id: number; readonly title: string; readonly distance?: number; readonly places: Place[] };

const [LISBON, SINTRA, SETUBAL, PORTO] = [2267057, 2262912, 2262963, 2735943];

describe('places', () => {
  let server: TestServer;
  let visitor: ApiClient;
  let employer: ApiClient;
  let admin: ApiClient;

  beforeAll(async () => {
    server = await startTestServer();
    visitor = server.visitor();
    employer = await server.employer();
    admin = await server.admin();
    await publish('Porter in Porto', [PORTO]);
    await publish('Porter in Sintra', [SINTRA], { facts: { housing: 'free' } });
    await publish('Porter in Lisbon and Porto', [LISBON, PORTO]);
    await publish('Porter somewhere', null, { location: 'Somewhere' });
    await publish('Gardener in Setúbal', [SETUBAL]);
  });
  afterAll(() => server.stop());

  async function publish(title: string, placeIds: number[] | null, change: object = {}): Promise<void> {
    const { status, body } = await employer.post<Listing>('/api/jobs', { ...aJobForm({ title, ...change }), placeIds });
    expect(status).toBe(201);
    expect((await admin.put(`/api/jobs/${body.id}/approve`)).status).toBe(200);
  }

  const labels = async (q: string): Promise<string[]> =>
    (await visitor.get<Place[]>(`/api/places?${new URLSearchParams({ q })}`)).body.map(({ label }) => label);

  const near = async (query: Record<string, string>) => {
    const { body, headers } = await visitor.get<Listing[]>(`/api/jobs?${new URLSearchParams(query)}`);
    expect(headers.get('X-Total-Count')).toBe(String(body.length));
    return body.map(({ title, distance }) => [title, distance]);
  };

  it('are suggested by the start of their names, likeliest first', async () => {
    expect(await labels('par')).toEqual([
      'Paris, France',
      'Paris, Texas, United States',
      'Paris, Kentucky, United States',
      'Paris, Tennessee, United States',
    ]);
    expect(await labels('paris, tx')).toEqual(['Paris, Texas, United States']);
    expect(await labels('REYKJAVIK')).toEqual(['Reykjavík, Iceland']);
    expect(await labels('tromsø, norway')).toEqual(await labels('tromso'));
    expect(await labels('Wien')).toEqual(['Vienna, Austria']);
    expect(await labels('Londres, Reino Unido')).toEqual(['London, United Kingdom']);
    expect(await labels('frankfurt')).toEqual(['Frankfurt am Main, Germany', 'Frankfurt (Oder), Germany']);
    for (const nothing of ['', 'p', '%%', 'remote island, fiji', '\\']) expect(await labels(nothing)).toEqual([]);
  });

  it('filter jobs by distance and show it, nearest first', async () => {
    const around = [
      ['Porter in Lisbon and Porto', 0],
      ['Porter in Sintra', 23],
      ['Gardener in Setúbal', 30],
    ];
    expect(await near({ near: String(LISBON) })).toEqual(around);
    expect(await near({ near: 'lisbon, Portugal', radius: '30' })).toEqual(around);
    expect(await near({ near: 'Lisbon', radius: '29' })).toEqual(around.slice(0, 2));
    expect(await near({ near: 'Lisbon', keywords: 'porter' })).toEqual(around.slice(0, 2));
    expect(await near({ near: 'Lisbon', facts: 'housing' })).toEqual(around.slice(1, 2));
    expect(await near({ near: 'Porto', radius: '1' })).toEqual([
      ['Porter in Lisbon and Porto', 0],
      ['Porter in Porto', 0],
    ]);
    expect(await near({ near: 'Lisbon', sort: 'newest' })).toEqual([around[2], around[0], around[1]]);
    const facets = await visitor.get<{ total: number; near: Place }>('/api/jobs/facets?near=lisbon&radius=25');
    expect(facets.body).toMatchObject({ total: 2, near: { id: LISBON, label: 'Lisbon, Portugal' } });
    expect(await near({ near: 'lisbon', keywords: 'gardening' })).toEqual(around.slice(2));
  });

  it.each(['999999999', 'Atlantis', 'Ushuaia', 'Longyearbyen', 'Labasa, Fiji', '0', '-1', 'Lisbon, Atlantis'])(
    'yield no jobs near %s',
    async (place) => {
      expect(await near({ near: place, radius: '500' })).toEqual([]);
    },
  );

  it.each(['0', '-1', '501', '50000', '1.5', 'far'])('are rejected with a radius of %s', async (radius) => {
    for (const path of ['/api/jobs', '/api/jobs/facets', '/api/jobs/related'])
      expect((await visitor.get(`${path}?near=${LISBON}&radius=${radius}`)).status).toBe(400);
  });

  it('are found by the location as soon as a listing is posted or edited, except for remote jobs', async () => {
    const post = async (change: object) =>
      (await employer.post<Listing>('/api/jobs', aJobForm({ title: 'Harpist', ...change }))).body;
    const placesOf = ({ places }: Listing) => places?.map(({ label }) => label) ?? null;
    expect(placesOf(await post({ location: 'Wien, Österreich' }))).toEqual(['Vienna, Austria']);
    expect(placesOf(await post({ location: 'Porto, Portugal', jobType: 'remote' }))).toBeNull();
    const unclear = await post({ location: 'Two towns' });
    expect(placesOf(unclear)).toBeNull();
    const { body } = await employer.put<Listing>(`/api/jobs/${unclear.id}`, { location: 'Porto, Portugal' });
    expect(placesOf(body)).toEqual(['Porto, Portugal']);
    await admin.put(`/api/jobs/${body.id}/approve`);
    expect(await near({ near: 'Oporto', keywords: 'harpist' })).toEqual([['Harpist', 0]]);
  });

  it('follow the location that they were found by, unless the employer chose them', async () => {
    const placesAfter = async (before: object, after: object) => {
      const { body } = await employer.post<Listing>('/api/jobs', { ...aJobForm(), ...before });
      const { places } = (await employer.put<Listing>(`/api/jobs/${body.id}`, after)).body;
      return places?.map(({ label }) => label) ?? null;
    };
    const inPorto = { location: 'Porto, Portugal' };
    const inVienna = { location: 'Wien, Österreich' };
    expect(await placesAfter(inPorto, inVienna)).toEqual(['Vienna, Austria']);
    expect(await placesAfter(inPorto, { ...inVienna, placeIds: [PORTO] })).toEqual(['Vienna, Austria']);
    expect(await placesAfter(inPorto, { location: 'Two towns' })).toBeNull();
    expect(await placesAfter(inPorto, { title: 'Harpist' })).toEqual(['Porto, Portugal']);
    expect(await placesAfter({ ...inPorto, placeIds: [PORTO] }, inVienna)).toEqual(['Porto, Portugal']);
    expect(await placesAfter(inPorto, { ...inVienna, placeIds: [LISBON] })).toEqual(['Lisbon, Portugal']);
  });

  it('are stored with a listing and need approval when changed', async () => {
    const posted = await employer.post<Listing>('/api/jobs', { ...aJobForm(), placeIds: [LISBON, LISBON] });
    expect(posted.body.places).toEqual([
      {
        id: LISBON,
        name: 'Lisbon',
        region: null,
        country: 'PT',
        label: 'Lisbon, Portugal',
        latitude: 38.71667,
        longitude: -9.13333,
      },
    ]);
    const path = `/api/jobs/${posted.body.id}`;
    await admin.put(`${path}/approve`);
    expect((await employer.put(path, { placeIds: [LISBON] })).body).toMatchObject({ isApproved: true });
    expect((await employer.put(path, { title: 'Night Porter' })).body).toMatchObject({ places: posted.body.places });
    expect((await employer.put(path, { placeIds: [] })).body).toMatchObject({ isApproved: false, places: [] });
  });

  it.each([[[1]], [Array.from({ length: 11 }, () => LISBON)], [['2267057']], [[0]], [LISBON], [[2 ** 31]]])(
    'are rejected as %j',
    async (placeIds) => {
      const { status, body } = await employer.post('/api/jobs', { ...aJobForm(), placeIds });
      expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('placeIds')]);
    },
  );
});

describe('suggested places', () => {
  it('are not empty any more once the places are loaded, and can be saved with a listing meanwhile', async () => {
    const server = await startTestServer();
    try {
      const suggested = async () => (await server.visitor().get<Place[]>('/api/places?q=lisbon')).body.length;
      await withConnection(server.databaseUrl, async (client) => void (await client.query('delete from place_name')));
      expect(await suggested()).toBe(0);
      const employer = await server.employer();
      const posted = await employer.post<Listing>('/api/jobs', { ...aJobForm(), placeIds: [LISBON] });
      expect(posted.body.places).toMatchObject([{ id: LISBON }]);
      // Reading all places takes a worker and seconds.
      const load = server.app.get(LoadPlaces, { strict: false });
      Object.assign(load, { read: () => Promise.resolve([...copyLines(TEST_PLACES)]) });
      await load.execute();
      expect(await suggested()).toBeGreaterThan(0);
    } finally {
      await server.stop();
    }
  });
});
