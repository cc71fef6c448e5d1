import { readXlsx } from 'hucre/xlsx';
import { Client } from 'pg';
import type { ApiClient } from '../../support/server/api-client.js';
import { eventually } from '../../support/eventually.js';
import { manyApplications } from '../../support/rows/many-applications.js';
import { openListing } from '../../support/mothers/open-listing.js';
import { sharedServer } from '../../support/server/shared-server.js';
import type { TestServer } from '../../support/server/test-server.js';
import { downloadExport, EXPORT_ROUTE, openCursors } from './export-download.js';

const HEADERS =
  'Applied at|Job|Status|Name|Email|Phone|Location|Headline|Experience (years)|Can start|Languages|Skills|Misses a must-have|Answers|Your notes|Assigned to|Link'.split(
    '|',
  );

function linesOf(file: string): string[] {
  return file.trimEnd().split('\r\n');
}

describe('the applications export', () => {
  let server: TestServer;
  let database: Client;
  beforeAll(async () => {
    server = await sharedServer();
    database = new Client({ connectionString: server.databaseUrl });
    await database.connect();
  });
  afterAll(async () => {
    await database.end();
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
    expect(lines[0]).toBe(HEADERS.join());
    expect(lines).toHaveLength(103);
    expect(lines[1]).toMatch(
      /^\d{4}-\d\d-\d\dT[\d:.]+Z,"Front Desk, Nights",pending,"Ann ""Annie"" Doe",[^,]+@wayfare\.test,,Porto,Agent,0,,,,no,,,,http:[^,]+\/employer\/application\/\d+$/,
    );
    expect(all.body.endsWith('\r\n')).toBe(true);

    expect(linesOf((await employer.get<string>(`${EXPORT_ROUTE}?jobId=${desk}`)).body)).toHaveLength(2);
    expect(linesOf((await employer.get<string>(`${EXPORT_ROUTE}?status=none`)).body)).toHaveLength(1);
    expect(linesOf((await employer.get<string>(`${EXPORT_ROUTE}?search=annie`)).body)).toHaveLength(2);
    expect((await employer.get(`${EXPORT_ROUTE}?jobId=none`)).status).toBe(400);

    const german = linesOf((await employer.get<string>(`${EXPORT_ROUTE}?jobId=${desk}&fileLanguage=de`)).body);
    expect(german[0]).toMatch(/^Beworben am,Stelle,Status,Name,.*,Link$/);
    expect(german[1]).toMatch(/,"Front Desk, Nights",offen,.*,nein,/);
    expect((await employer.get(`${EXPORT_ROUTE}?fileLanguage=xx`)).status).toBe(400);
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

  /** An application with everything that can be exported. */
  async function wholeApplication(): Promise<ApiClient> {
    const employer = await server.employer();
    const questions = [{ question: 'Visa?', kind: 'yes_no', isRequired: true, accepted: ['Yes'] }];
    const jobId = await openListing(employer, await server.admin(), { title: '=1+1 Bartender', questions });
    const seeker = await server.jobSeeker({ fullName: 'Ann Doe' });
    await seeker.put('/api/profile/job-seeker', {
      phone: '+351912345678',
      skills: ['Latte art', '=HYPERLINK("x")'],
      languages: [
        { language: 'Greek', proficiency: 'Fluent' },
        { language: 'Thai', proficiency: 'Basic' },
      ],
      experience: 4,
      availableFrom: '2026-05-01',
    });
    const { body } = await seeker.post<{ id: number }>('/api/applications', {
      jobId,
      answers: [{ question: 'Visa?', answer: 'No' }],
    });
    await employer.put(`/api/applications/${body.id}/notes`, { notes: 'Call; then decide' });
    await database.query(`update application set applied_at = '2026-07-01T22:30:00Z' where id = $1`, [body.id]);
    return employer;
  }

  it('writes the separator and the local times that a spreadsheet expects, and phones as text', async () => {
    const employer = await wholeApplication();
    const read = async (query: string) => linesOf((await employer.get<string>(`${EXPORT_ROUTE}?${query}`)).body)[1];
    const european = await read('separator=semicolon&timeZone=Europe/Lisbon');
    expect(european?.split(';').slice(0, 3)).toEqual(['2026-07-01 23:30', "'=1+1 Bartender", 'pending']);
    expect(european).toContain(';\u00a0+351912345678;');
    expect(european).toContain(';4;2026-05-01;"Greek (Fluent); Thai (Basic)";"Latte art; =HYPERLINK(""x"")";yes;');
    expect(european).toContain(';Visa? No;"Call; then decide";;http');
    const german = await read('separator=semicolon&fileLanguage=de');
    expect(german).toContain(';"Griechisch (Fließend); Thailändisch (Grundkenntnisse)";');
    expect(german).toContain(';Visa? Nein;');
    expect((await read('separator=tab'))?.split('\t')).toHaveLength(HEADERS.length);
    for (const query of ['separator=pipe', 'format=ods', 'timeZone=Mars/Olympus', 'timeZone=%2B02:00'])
      expect([query, (await employer.get(`${EXPORT_ROUTE}?${query}`)).status]).toEqual([query, 400]);
  });

  it('writes a workbook in which texts stay texts, and times and numbers are such', async () => {
    const employer = await wholeApplication();
    const answer = await downloadExport(server.url, employer, '?format=xlsx&timeZone=Europe/Lisbon');
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
      200,
      'attachment; filename="applications.xlsx"',
    ]);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const [sheet] = (await readXlsx(bytes)).sheets;
    const [head, row] = sheet?.rows ?? [];
    expect(head).toEqual(HEADERS);
    expect(row).toEqual([
      new Date('2026-07-01T23:30:00Z'),
      '=1+1 Bartender',
      'pending',
      'Ann Doe',
      expect.stringContaining('@wayfare.test'),
      '+351912345678',
      null,
      null,
      4,
      '2026-05-01',
      'Greek (Fluent); Thai (Basic)',
      'Latte art; =HYPERLINK("x")',
      'yes',
      'Visa? No',
      'Call; then decide',
      null,
      expect.stringMatching(/^http.*\/employer\/application\/\d+$/),
    ]);
  });

  it('writes a workbook of thousands of rows, for one caller after another', async () => {
    const employer = await server.employer();
    await manyApplications(server.databaseUrl, await openListing(employer, await server.admin()), 3_000);
    const files = await Promise.all([1, 2, 3].map(() => downloadExport(server.url, employer, '?format=xlsx')));
    for (const file of files) {
      const [sheet] = (await readXlsx(new Uint8Array(await file.arrayBuffer()))).sheets;
      expect(sheet?.rows).toHaveLength(3_001);
    }
    await eventually(async () => expect(await openCursors(database)).toEqual([]));
  });

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
