import { Database } from '#platform/postgres/database.js';
import { eventually } from '../../support/eventually.js';
import { aJobForm } from '../../support/mothers/job-mother.js';
import { startTestServer, type TestServer } from '../../support/server/test-server.js';

const LISTINGS = 10_000;
/** Milliseconds; each listing is posted like one entered by hand. */
const TIMEOUT = 1_800_000;

describe('importing 10,000 listings', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  it(
    'posts them once, and changes nothing when repeated',
    async () => {
      const employer = await server.employer();
      const jobs = Array.from({ length: LISTINGS }, (_, index) => ({ ...aJobForm(), reference: `A-${index}` }));
      const csv = [
        'reference',
        'title',
        'company',
        'location',
        'description',
        'salary',
        'jobType',
        'category',
      ] as const;
      const body = [csv.join(','), ...jobs.map((job) => csv.map((field) => `"${job[field]}"`).join(','))].join('\n');
      const send = async () => {
        const begin = performance.now();
        const headers = { 'content-type': 'text/csv' };
        const { body: started } = await employer.request<{ id: number }>('POST', '/api/import', { body, headers });
        const result = await eventuallyDone(started.id);
        process.stdout.write(`${LISTINGS} listings: ${((performance.now() - begin) / 1000).toFixed(1)} s\n`);
        return result;
      };
      const eventuallyDone = async (id: number): Promise<object> => {
        for (;;) {
          const { body: result } = await employer.get<{ state: string }>(`/api/employer/imports/${id}`);
          if (result.state === 'done') return result;
          await eventually(async () => void (await employer.get(`/api/employer/imports/${id}`)));
        }
      };
      expect(await send()).toMatchObject({ received: LISTINGS, posted: LISTINGS, refused: 0 });
      const database = server.app.get(Database);
      await database.query('update job set approved_at = now(), first_approved_at = now()');
      const rows = () =>
        database.query<{ sum: string }>(`select sum(hashtextextended(j::text, 0)::numeric)::text as sum from job j`);
      const before = await rows();
      expect(await send()).toMatchObject({ posted: 0, changed: 0, unchanged: LISTINGS, closed: 0 });
      expect(await rows()).toEqual(before);
    },
    TIMEOUT,
  );
});
