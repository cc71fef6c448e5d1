import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually } from '../../support/eventually.js';
import { aJobForm } from '../../support/mothers/job-mother.js';
import { JobBoard, type JobAnswer } from '../../support/mothers/job-board.js';
import type { ApiClient } from '../../support/server/api-client.js';

type Entry = { readonly position: number; readonly reference: string; readonly message: string };
type Result = { readonly id: number; readonly state: string; readonly errors: Entry[]; readonly notes: Entry[] };
type Preview = {
  readonly postsToday: number | null;
  readonly listings: { readonly outcome: string; readonly problem: string | null; readonly notes: string[] }[];
};

describe('imports of feeds as they are', () => {
  const board = JobBoard.forTests({ OUTBOUND_ALLOWED_HOSTS: '127.0.0.1', LIMIT_LISTINGS_PER_DAY: '20' });
  let employer: ApiClient;
  const form = () => aJobForm({ currency: 'USD', payPeriod: 'year' as const });
  const feed = (...references: string[]) => references.map((reference) => ({ ...form(), reference }));
  const listings = async () => (await employer.get<JobAnswer[]>('/api/employer/jobs')).body;
  const send = async (jobs: unknown): Promise<Result> => {
    const { id } = (await employer.post<Result>('/api/import', jobs)).body;
    return eventually(async () => {
      const { body } = await employer.get<Result>(`/api/employer/imports/${id}`);
      expect(body.state).toBe('done');
      return body;
    });
  };

  beforeEach(async () => {
    employer = await board.server.employer();
  });

  it('map values in other words, and report what is not known', async () => {
    const [first] = feed('1') as [object];
    const jobs = [
      { ...first, jobType: 'Vollzeit', category: 'Hotels', experience: '5+ years', color: 'blue' },
      { ...first, reference: '2', category: 'Quantum physics', experience: 'You have sailed', deadline: '03/04/2030' },
      { ...first, reference: '3', jobType: 'whenever you like' },
    ];
    const result = await send(jobs);
    expect(result).toMatchObject({ posted: 2, refused: 1, unread: ['isPremium', 'color'] });
    expect(result.errors[0]?.message).toContain('Job type must be one of');
    expect(result.notes.map(({ position, message }) => [position, message.split('"')[1]])).toEqual([
      [2, 'Quantum physics'],
      [2, 'You have sailed'],
      [2, '03/04/2030'],
    ]);
    const posted = await listings();
    expect(posted.map(({ jobType, category, experience }) => [jobType, category, experience]).sort()).toEqual([
      ['full_time', 'hotels', 'senior'],
      ['full_time', 'other', null],
    ]);
  });

  it('show what will be posted before anything is, and post it once confirmed', async () => {
    await send(feed('1', '2'));
    const [, second] = feed('1', '2') as [object, object];
    const jobs = [
      ...feed('1'),
      { ...second, title: 'Night Porter' },
      { ...second, reference: '3', description: `<p>${aJobForm().description}</p><ul><li>Sea</li></ul>`, category: '' },
      { ...second, reference: '3' },
      { ...second, reference: '4', title: 'No' },
    ];
    const { status, body } = await employer.post<Result>('/api/import/preview', jobs);
    expect([status, body]).toMatchObject([202, { state: 'stopped', received: 5 }]);
    const path = `/api/employer/imports/${body.id}`;
    const { body: preview } = await employer.get<Preview>(`${path}/preview`);
    // Two were posted before.
    expect(preview.postsToday).toBe(18);
    expect(preview.listings.map(({ outcome, problem }) => [outcome, problem])).toEqual([
      ['keep', null],
      ['change', null],
      ['post', null],
      ['refuse', 'Another listing in the feed has the same reference.'],
      ['refuse', 'Job title must be at least 5 characters'],
    ]);
    expect(preview.listings[2]).toMatchObject({
      category: 'other',
      description: `${aJobForm().description}\n\n• Sea`,
      notes: ['The feed states no category. It is posted as Other.'],
    });
    expect((await employer.get<Preview>(`${path}/preview?after=4`)).body.listings).toHaveLength(1);
    expect(await listings()).toHaveLength(2);
    const other = await board.server.employer();
    expect((await other.get(`${path}/preview`)).status).toBe(404);
    await employer.post(`${path}/confirm`);
    await eventually(async () => expect((await employer.get<Result>(path)).body.state).toBe('done'));
    expect((await employer.get<Result>(path)).body).toMatchObject({ posted: 1, changed: 1, unchanged: 1, refused: 2 });
    expect((await employer.get(`${path}/preview`)).status).toBe(404);
  });

  it.each(['', '/preview'])('know the key that sent them (%s), and post nothing once it is revoked', async (path) => {
    const terms = { name: 'ATS', scope: 'write', days: 30, password: 'correct horse' };
    const { body: key } = await employer.post<{ id: number; secret: string }>('/api/employer/api-keys', terms);
    const program = board.visitor.withApiKey(key.secret);
    // It is empty, so that it waits for confirmation in any case.
    const { body } = await program.post<Result>(`/api/import${path}`, []);
    expect(body.state).toBe('stopped');
    await employer.delete(`/api/employer/api-keys/${key.id}`);
    await employer.post(`/api/employer/imports/${body.id}/confirm`);
    await eventually(async () =>
      expect((await employer.get<Result>(`/api/employer/imports/${body.id}`)).body).toMatchObject({
        state: 'failed',
        problem: expect.stringContaining('The API key that sent the feed was revoked.'),
      }),
    );
  });

  it('preview an address without saving it', async () => {
    const server = createServer((_request, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(feed('1'))),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/jobs`;
    const { body } = await employer.post<Result>('/api/employer/import-address/preview', { url });
    expect(body).toMatchObject({ state: 'stopped', received: 1 });
    expect((await employer.get('/api/employer/import-address')).body).toMatchObject({ url: null });
    expect(await listings()).toEqual([]);
    const gone = { url: 'http://127.0.0.1:9/jobs.xml' };
    const { status, body: refusal } = await employer.post<object>('/api/employer/import-address/preview', gone);
    expect([status, JSON.stringify(refusal)]).toEqual([400, expect.stringContaining('did not respond')]);
    server.close();
  });
});
