import { Client } from 'pg';
import type { ApiClient } from '../../support/server/api-client.js';
import { eventually } from '../../support/eventually.js';
import { manyApplications } from '../../support/mothers/many-applications.js';
import { openListing } from '../../support/mothers/open-listing.js';
import { startTestServer, type TestServer } from '../../support/server/test-server.js';

const ROUTE = '/api/applications/employer/export';

function linesOf(file: string): string[] {
  return file.trimEnd().split('\r\n');
}

describe('exporting applications', () => {
  let server: TestServer;
  let database: Client;
  beforeAll(async () => {
    server = await startTestServer();
    database = new Client({ connectionString: server.databaseUrl });
    await database.connect();
  });
  afterAll(async () => {
    await database.end();
    await server.stop();
  });

  const download = ({ sessionCookie: cookie = '' }: ApiClient) =>
    fetch(server.url + ROUTE, { headers: { cookie, 'accept-encoding': 'identity' } });

  /** The connections whose cursors are open. */
  const cursors = async (): Promise<number[]> => {
    const { rows } = await database.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and application_name = 'wayfare-stream'`,
    );
    return rows.map(({ pid }) => pid);
  };

  it('exports what the filter matches, newest first, beyond one page', async () => {
    const [employer, admin] = [await server.employer(), await server.admin()];
    const bar = await openListing(employer, admin, { title: 'Bartender' });
    const desk = await openListing(employer, admin, { title: 'Front Desk, Nights' });
    await manyApplications(server.databaseUrl, bar, 101);
    const seeker = await server.jobSeeker({ fullName: 'Ann "Annie" Doe' });
    await seeker.put('/api/profile/job-seeker', { headline: 'Agent', location: 'Porto', experience: 0 });
    await seeker.post('/api/applications', { jobId: desk });

    const all = await employer.get<string>(ROUTE);
    expect(all.status).toBe(200);
    expect(all.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(all.headers.get('content-disposition')).toBe('attachment; filename="applications.csv"');
    const lines = linesOf(all.body);
    expect(lines[0]).toBe('Applied at,Job,Status,Name,Email,Phone,Location,Headline,Experience (years)');
    expect(lines).toHaveLength(103);
    expect(lines[1]).toMatch(
      /^\d{4}-\d\d-\d\dT[\d:.]+Z,"Front Desk, Nights",pending,"Ann ""Annie"" Doe",[^,]+@wayfare\.test,,Porto,Agent,0$/,
    );
    expect(all.body.endsWith('\r\n')).toBe(true);

    expect(linesOf((await employer.get<string>(`${ROUTE}?jobId=${desk}`)).body)).toHaveLength(2);
    expect(linesOf((await employer.get<string>(`${ROUTE}?status=none`)).body)).toHaveLength(1);
    expect(linesOf((await employer.get<string>(`${ROUTE}?search=annie`)).body)).toHaveLength(2);
    expect((await employer.get(`${ROUTE}?jobId=none`)).status).toBe(400);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1', '＋1', '－1', '＠SUM(A1)', '=HYPERLINK("x","y")'])(
    'marks %j as text for spreadsheets',
    async (title) => {
      const employer = await server.employer();
      const jobId = await openListing(employer, await server.admin(), { title: 'Bartender' });
      await (await server.jobSeeker()).post('/api/applications', { jobId });
      await database.query('update job set title = $1 where id = $2', [title, jobId]);
      const cell = `'${title.replaceAll('"', '""')}`;
      expect((await employer.get<string>(ROUTE)).body).toContain(/[\r",]/.test(title) ? `,"${cell}",` : `,${cell},`);
    },
  );

  it('starts with a byte order mark', async () => {
    const file = await download(await server.employer());
    expect([...new Uint8Array(await file.arrayBuffer())].slice(0, 4)).toEqual([0xef, 0xbb, 0xbf, 'A'.charCodeAt(0)]);
  });

  it("gives employers their own jobs' applications, and nothing to anyone else", async () => {
    expect(linesOf((await (await server.employer()).get<string>(ROUTE)).body)).toHaveLength(1);
    expect((await server.visitor().get(ROUTE)).status).toBe(401);
    expect((await (await server.jobSeeker()).get(ROUTE)).status).toBe(403);
    expect((await (await server.admin()).get(ROUTE)).status).toBe(403);
  });

  it('completes 20 exports at once', async () => {
    const employer = await server.employer();
    await manyApplications(server.databaseUrl, await openListing(employer, await server.admin()), 2_000);
    const files = await Promise.all(Array.from({ length: 20 }, () => employer.get<string>(ROUTE)));
    for (const { status, body } of files) expect([status, linesOf(body).length]).toEqual([200, 2_001]);
    await eventually(async () => expect(await cursors()).toEqual([]));
  });

  describe('of 100,000 applications', () => {
    let employer: ApiClient;
    let jobId: number;
    beforeAll(async () => {
      employer = await server.employer();
      jobId = await openListing(employer, await server.admin());
      await manyApplications(server.databaseUrl, jobId, 100_000);
    });

    it('reads one snapshot, at the pace of the reader', async () => {
      const reader = (await download(employer)).body?.pipeThrough(new TextDecoderStream()).getReader();
      let file = (await reader?.read())?.value ?? '';
      // The reader has stopped: the rest of the rows is still in the database.
      expect(await cursors()).toHaveLength(1);
      await database.query(`update application set status = 'rejected', applied_at = now() where job_id = $1`, [jobId]);
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) file += part.value;
      const lines = linesOf(file);
      expect(lines).toHaveLength(100_001);
      expect(lines.filter((line) => line.includes(',rejected,')).length).toBeLessThan(17_000);
      await eventually(async () => expect(await cursors()).toEqual([]));
    });

    it('aborts the download when the database fails midway', async () => {
      const response = await download(employer);
      const reader = response.body?.getReader();
      await reader?.read();
      await database.query('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [await cursors()]);
      const rest = async (): Promise<void> => {
        while (!(await reader?.read())?.done);
      };
      expect(response.status).toBe(200);
      await expect(rest()).rejects.toThrow('terminated');
    });

    it('releases the database when the reader disconnects', async () => {
      const reader = (await download(employer)).body?.getReader();
      await reader?.read();
      expect(await cursors()).toHaveLength(1);
      await reader?.cancel();
      await eventually(async () => expect(await cursors()).toEqual([]));
    });
  });
});
