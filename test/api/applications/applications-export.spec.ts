import { Client } from 'pg';
import { eventually } from '../../support/eventually.js';
import { manyApplications } from '../../support/rows/many-applications.js';
import { openListing } from '../../support/mothers/open-listing.js';
import { startTestServer, type TestServer } from '../../support/server/test-server.js';
import { downloadExport, EXPORT_ROUTE, openCursors } from './export-download.js';

function linesOf(file: string): string[] {
  return file.trimEnd().split('\r\n');
}

describe('the applications export', () => {
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

  it('contains every matching application, newest first, beyond one page', async () => {
    const [employer, admin] = [await server.employer(), await server.admin()];
    const bar = await openListing(employer, admin, { title: 'Bartender' });
    const desk = await openListing(employer, admin, { title: 'Front Desk, Nights' });
    await manyApplications(server.databaseUrl, bar, 101);
    const seeker = await server.jobSeeker({ fullName: 'Ann "Annie" Doe' });
    await seeker.put('/api/profile/job-seeker', { headline: 'Agent', location: 'Porto', experience: 0 });
    await seeker.post('/api/applications', { jobId: desk });

    const all = await employer.get<string>(EXPORT_ROUTE);
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

    expect(linesOf((await employer.get<string>(`${EXPORT_ROUTE}?jobId=${desk}`)).body)).toHaveLength(2);
    expect(linesOf((await employer.get<string>(`${EXPORT_ROUTE}?status=none`)).body)).toHaveLength(1);
    expect(linesOf((await employer.get<string>(`${EXPORT_ROUTE}?search=annie`)).body)).toHaveLength(2);
    expect((await employer.get(`${EXPORT_ROUTE}?jobId=none`)).status).toBe(400);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1', '＋1', '－1', '＠SUM(A1)', '=HYPERLINK("x","y")'])(
    'escapes %j as text for spreadsheets',
    async (title) => {
      const employer = await server.employer();
      const jobId = await openListing(employer, await server.admin(), { title: 'Bartender' });
      await (await server.jobSeeker()).post('/api/applications', { jobId });
      await database.query('update job set title = $1 where id = $2', [title, jobId]);
      const cell = `'${title.replaceAll('"', '""')}`;
      expect((await employer.get<string>(EXPORT_ROUTE)).body).toContain(
        /[\r",]/.test(title) ? `,"${cell}",` : `,${cell},`,
      );
    },
  );

  it('starts with a byte order mark', async () => {
    const file = await downloadExport(server.url, await server.employer());
    expect([...new Uint8Array(await file.arrayBuffer())].slice(0, 4)).toEqual([0xef, 0xbb, 0xbf, 'A'.charCodeAt(0)]);
  });

  it("contains only the employer's own applications, and is forbidden for everyone else", async () => {
    expect(linesOf((await (await server.employer()).get<string>(EXPORT_ROUTE)).body)).toHaveLength(1);
    expect((await server.visitor().get(EXPORT_ROUTE)).status).toBe(401);
    expect((await (await server.jobSeeker()).get(EXPORT_ROUTE)).status).toBe(403);
    expect((await (await server.admin()).get(EXPORT_ROUTE)).status).toBe(403);
  });

  it('completes for 20 simultaneous requests', async () => {
    const employer = await server.employer();
    await manyApplications(server.databaseUrl, await openListing(employer, await server.admin()), 2_000);
    const files = await Promise.all(Array.from({ length: 20 }, () => employer.get<string>(EXPORT_ROUTE)));
    for (const { status, body } of files) expect([status, linesOf(body).length]).toEqual([200, 2_001]);
    await eventually(async () => expect(await openCursors(database)).toEqual([]));
  });
});
