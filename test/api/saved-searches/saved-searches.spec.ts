import { Database } from '#platform/postgres/database.js';
import type { ApiClient } from '../../support/server/api-client.js';
import { sharedServer } from '../../support/server/shared-server.js';
import type { TestServer } from '../../support/server/test-server.js';

type Saved = {
  id: number;
  name: string | null;
  title: string;
  search: string;
  frequency: string;
  problem: string | null;
  nextAt: string | null;
  version: number;
};
type Problem = { code: string; message: string; errors?: { field: string; message: string }[] };

describe('the saved search API', () => {
  let server: TestServer;
  let seeker: ApiClient;
  beforeAll(async () => {
    server = await sharedServer();
  });
  beforeEach(async () => {
    seeker = await server.jobSeeker();
  });

  const save = (search: unknown, rest: object = { frequency: 'daily' }, client = seeker) =>
    client.post<Saved & Problem>('/api/saved-searches', { search, ...rest });
  const own = async (client = seeker) => (await client.get<Saved[]>('/api/saved-searches')).body;

  it('stores a search once, described in words and with sorted parameters', async () => {
    const first = await save(
      '?location=Lisbon&cursor=abc&utm_source=x&keywords=+bartender+&jobType=seasonal&facts=freeHousing',
    );
    expect(first).toMatchObject({
      status: 201,
      body: {
        name: null,
        title: 'bartender in Lisbon · Seasonal, Free housing',
        search: 'facts=freeHousing&jobType=seasonal&keywords=bartender&location=Lisbon',
        frequency: 'daily',
        problem: null,
        version: 1,
      },
    });
    const again = await save('keywords=bartender&jobType=seasonal&facts=freeHousing&location=Lisbon', {
      frequency: 'off',
    });
    expect(again).toMatchObject({ status: 200, body: { id: first.body.id, frequency: 'daily' } });
    expect(await own()).toMatchObject([{ id: first.body.id }]);
    expect((await save('')).body).toMatchObject({ title: 'All jobs', search: '' });
  });

  it('changes and deletes a search, unless it was changed elsewhere or belongs to others', async () => {
    const { body: saved, headers } = await save('keywords=chef');
    expect(headers.get('etag')).toBe('"1"');
    const path = `/api/saved-searches/${saved.id}`;
    const form = { name: ' Kitchens ', search: 'keywords=cook', frequency: 'weekly' };
    const changed = await seeker.put<Saved>(path, form, { 'If-Match': '"1"' });
    expect(changed).toMatchObject({ status: 200, body: { name: 'Kitchens', search: 'keywords=cook', version: 2 } });
    expect((await seeker.put(path, form, { 'If-Match': '"1"' })).status).toBe(412);
    const { body: other } = await save('keywords=baker');
    const clash = await seeker.put<Problem>(`/api/saved-searches/${other.id}`, { ...form, name: null });
    expect(clash).toMatchObject({ status: 409, body: { code: 'search_already_saved' } });
    expect((await seeker.delete(path)).status).toBe(204);
    for (const id of [saved.id, 2_000_000_000, 'x'])
      expect((await seeker.delete(`/api/saved-searches/${id}`)).status).toBe(404);
    const stranger = await server.jobSeeker();
    expect((await stranger.put(`/api/saved-searches/${other.id}`, form)).status).toBe(404);
    expect((await stranger.delete(`/api/saved-searches/${other.id}`)).status).toBe(404);
  });

  it.each([
    ['keywords=a&keywords=b', 'keywords'],
    ['facts=housing&facts=meals', 'facts'],
    ['facts=housing,gym', 'facts'],
    ['jobType=sabbatical', 'jobType'],
    ['salaryMin=-1', 'salaryMin'],
    ['salaryMax=1000000000000', 'salaryMax'],
    ['near=Lisbon&radius=0', 'radius'],
    ['near=Lisbon&radius=-1', 'radius'],
    ['near=Lisbon&radius=50000', 'radius'],
    ['sort=random', 'sort'],
    ['premium=perhaps', 'premium'],
    [`keywords=${'x'.repeat(2_000)}`, 'search'],
    [undefined, 'search'],
    [['keywords=a'], 'search'],
  ])('rejects the search %j', async (search, field) => {
    expect(await save(search)).toMatchObject({ status: 400, body: { errors: [{ field }] } });
    expect(await own()).toEqual([]);
  });

  it('rejects unknown frequencies and time zones, and overlong names', async () => {
    expect((await save('', { frequency: 'hourly' })).status).toBe(400);
    expect((await save('', { frequency: 'off', name: 'x'.repeat(101) })).status).toBe(400);
    for (const timeZone of ['Mars/Olympus', '+02:00', 1])
      expect((await save('', { frequency: 'off', timeZone })).status).toBe(400);
    for (const schedule of [{ hour: 24, timeZone: 'UTC' }, { hour: 8.5, timeZone: 'UTC' }, { hour: 8 }])
      expect((await seeker.put('/api/saved-searches/schedule', schedule)).status).toBe(400);
    expect(await own()).toEqual([]);
  });

  it('stores at most twenty, even for simultaneous requests', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => save(`keywords=k${index}`)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(answers.find(({ status }) => status !== 201)).toMatchObject({
      status: 409,
      body: { code: 'too_many_saved_searches' },
    });
    expect(await own()).toHaveLength(20);
  });

  it('uses the time zone of the first search for alerts until a schedule is set', async () => {
    await save('keywords=chef', { frequency: 'daily', timeZone: 'Asia/Tokyo' });
    await save('keywords=cook', { frequency: 'off', timeZone: 'Europe/Lisbon' });
    expect((await seeker.get('/api/saved-searches/schedule')).body).toEqual({ hour: 8, timeZone: 'Asia/Tokyo' });
    expect((await own()).map(({ nextAt }) => nextAt)).toEqual([null, expect.stringMatching(/T23:00:00/)]);
    const schedule = { hour: 18, timeZone: 'Asia/Kolkata' };
    expect((await seeker.put('/api/saved-searches/schedule', schedule)).body).toEqual(schedule);
    expect((await own()).map(({ nextAt }) => nextAt)).toEqual([null, expect.stringMatching(/T12:30:00/)]);
  });

  it('names a filter that no longer exists, and still allows changing the frequency', async () => {
    const { id } = (await save('keywords=chef')).body;
    const database = server.app.get(Database);
    for (const [search, name] of [
      ['facts=gym', 'gym'],
      ['keywords=chef&perk=gym', 'perk'],
    ]) {
      await database.query('update saved_search set search = $1 where id = $2', [search, id]);
      expect(await own()).toMatchObject([{ problem: `The filter "${name}" no longer exists` }]);
      const form = { search, frequency: 'off' };
      expect((await seeker.put(`/api/saved-searches/${id}`, form)).status).toBe(200);
    }
  });
});
