import { Database } from '#platform/postgres/database.js';
import { aJobForm } from '../../support/mothers/job-mother.js';
import type { ApiClient } from '../../support/server/api-client.js';
import { startTestServer, type TestServer } from '../../support/server/test-server.js';

type Suggestion = { readonly label: string; readonly kind: string; readonly count: number | null };

const [LISBON, PORTO] = [2267057, 2735943];

describe('suggestions while typing', () => {
  let server: TestServer;
  let visitor: ApiClient;

  beforeAll(async () => {
    server = await startTestServer();
    visitor = server.visitor();
    const [employer, admin] = [await server.employer(), await server.admin()];
    const publish = async (title: string, placeIds: number[], skills: string[] = []) => {
      const { body } = await employer.post<{ id: number }>('/api/jobs', { ...aJobForm({ title, skills }), placeIds });
      expect((await admin.put(`/api/jobs/${body.id}/approve`)).status).toBe(200);
      return body.id;
    };
    const closed = await publish('Head Concierge', [PORTO, LISBON], ['Opera arias']);
    for (const table of ['job', 'job_search'])
      await server.app
        .get(Database)
        .query(
          `update ${table} set closes_at = now() - interval '1 hour' where ${table === 'job' ? 'id' : 'job_id'} = $1`,
          [closed],
        );
    await publish('Head Concierge', [PORTO], ['Opera PMS', 'Opera', '100% Latin']);
    await publish('Head Concierge', [PORTO, LISBON]);
    await publish('Concierge', [PORTO], ['opera PMS']);
    await publish('Étage 100% Recepção', [PORTO]);
    await employer.post('/api/jobs', aJobForm({ title: 'Concierge in the Clouds' }));
  });
  afterAll(() => server.stop());

  const suggested = async (kind: string, q: string): Promise<readonly Suggestion[]> => {
    const { status, body } = await visitor.get<Suggestion[]>(`/api/suggestions?${new URLSearchParams({ kind, q })}`);
    expect(status).toBe(200);
    expect(body.length).toBeLessThanOrEqual(8);
    return body;
  };
  const labels = async (kind: string, q: string) => (await suggested(kind, q)).map(({ label }) => label);

  it.each([
    ['rem', 'Remote'],
    ['homeof', 'Homeoffice'],
    ['teletra', 'Teletrabajo'],
  ])('name jobs without a place for "%s"', async (typed, label) => {
    expect((await suggested('place', typed))[0]).toEqual({ label, kind: 'place', count: 0 });
    expect((await labels('place', typed.slice(0, 2)))[0]).not.toBe(label);
  });

  it('name jobs of the trade, and titles of open listings with their number', async () => {
    const found = await suggested('role', 'concier');
    expect(found[0]).toEqual({ label: 'Concierge', kind: 'role', count: 1 });
    expect(found).toContainEqual({ label: 'Head Concierge', kind: 'role', count: 2 });
    expect(found.map(({ label }) => label)).not.toContain('Concierge in the Clouds');
    expect(await labels('role', 'étage 100%')).toContain('Étage 100% Recepção');
  });

  it.each([
    ['recep', 'Receptionist'],
    ['holiday rep', 'Holiday representative'],
    ['WAITE', 'Waiter'],
    ['服务员', '服务员'],
    ['kelln', 'Kellner'],
  ])('begin with what was typed: %s', async (typed, label) => {
    expect((await labels('role', typed))[0]).toBe(label);
  });

  it('name skills that open listings ask for, however they are written', async () => {
    expect(await suggested('skill', ' OPER')).toEqual([
      { label: expect.stringMatching(/^opera pms$/i), kind: 'skill', count: 2 },
      { label: 'Opera', kind: 'skill', count: 1 },
    ]);
    expect(await labels('skill', 'latin')).toEqual(['100% Latin']);
  });

  it('name places by any of their names, those with open listings first', async () => {
    expect(await suggested('place', 'oporto')).toEqual([
      { label: 'Porto, Portugal', kind: 'place', count: 4, placeId: PORTO },
    ]);
    expect((await suggested('place', 'li'))[0]).toMatchObject({ label: 'Lisbon, Portugal', count: 1 });
    expect((await suggested('place', 'Wien'))[0]).toMatchObject({ label: 'Vienna, Austria', count: 0 });
  });

  it.each(['', ' ', '%', '\\', '\u0001', ',,'])('are none for %j', async (q) => {
    expect([await labels('role', q), await labels('place', q), await labels('skill', q)]).toEqual([[], [], []]);
  });

  it.each(['q=chef', 'q=chef&kind=salary', `kind=role&q=${'a'.repeat(101)}`, 'kind=role&q=a&q=b'])(
    'are refused for %s',
    async (query) => {
      expect((await visitor.get(`/api/suggestions?${query}`)).status).toBe(400);
    },
  );
});
