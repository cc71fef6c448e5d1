import { manyApplications } from '../support/mothers/many-applications.js';
import { openListing } from '../support/mothers/open-listing.js';
import { startTestServer, type TestServer } from '../support/server/test-server.js';

const ROUTE = '/api/applications/employer/export';

function linesOf(file: string): string[] {
  return file.trimEnd().split('\r\n');
}

describe('the export of applications', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  it('holds what was filtered for, safe for spreadsheets, beyond one page', async () => {
    const [employer, admin] = [await server.employer(), await server.admin()];
    const bar = await openListing(employer, admin, { title: 'Bartender' });
    const desk = await openListing(employer, admin, { title: 'Front Desk, Nights' });
    await manyApplications(server.databaseUrl, bar, 101);
    const formula = await server.jobSeeker({ fullName: '=cmd|calc' });
    await formula.post('/api/applications', { jobId: desk });

    const all = await employer.get<string>(ROUTE);
    expect(all.status).toBe(200);
    expect(all.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(all.headers.get('content-disposition')).toBe('attachment; filename="applications.csv"');
    const lines = linesOf(all.body);
    expect(lines[0]).toBe('Applied at,Job,Status,Name,Email,Phone,Location,Headline,Experience (years)');
    expect(lines).toHaveLength(103);
    expect(lines[1]).toMatch(/^\d{4}-[^,]+Z,"Front Desk, Nights",pending,'=cmd\|calc,/);

    expect(linesOf((await employer.get<string>(`${ROUTE}?jobId=${desk}`)).body)).toHaveLength(2);
    expect(linesOf((await employer.get<string>(`${ROUTE}?status=none`)).body)).toHaveLength(1);
    expect((await employer.get(`${ROUTE}?jobId=none`)).status).toBe(400);
  });

  it('tells spreadsheets that it is UTF-8', async () => {
    const { sessionCookie: cookie = '' } = await server.employer();
    const file = await fetch(server.url + ROUTE, { headers: { cookie } });
    expect([...new Uint8Array(await file.arrayBuffer())].slice(0, 4)).toEqual([0xef, 0xbb, 0xbf, 'A'.charCodeAt(0)]);
  });

  it('is for employers, and of their own jobs alone', async () => {
    expect(linesOf((await (await server.employer()).get<string>(ROUTE)).body)).toHaveLength(1);
    expect((await server.visitor().get(ROUTE)).status).toBe(401);
    expect((await (await server.jobSeeker()).get(ROUTE)).status).toBe(403);
    expect((await (await server.admin()).get(ROUTE)).status).toBe(403);
  });
});
