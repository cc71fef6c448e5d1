import { Client } from 'pg';
import { openListing } from '../../support/mothers/open-listing.js';
import type { ApiClient } from '../../support/server/api-client.js';
import { peopleForTests } from '../../support/server/people.js';

const ROUTE = '/api/employer/analytics';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

type Figures = {
  readonly weeks: readonly {
    readonly startsOn: string;
    readonly views: number | null;
    readonly applications: number;
  }[];
  readonly sources: Readonly<Record<string, number>>;
  readonly listings: readonly {
    readonly jobId: number;
    readonly title: string;
    readonly views: number;
    readonly applications: number;
  }[];
};

describe('employer analytics', () => {
  const people = peopleForTests();
  let database: Client;
  beforeEach(async () => {
    database = new Client({ connectionString: people.server.databaseUrl });
    await database.connect();
    await database.query('delete from job_view_day');
  });
  afterEach(() => database.end());

  const visit = (client: ApiClient, jobId: number, from?: string, agent = FIREFOX) =>
    client.get(`/api/jobs/${jobId}/public${from ? `?from=${from}` : ''}`, { 'user-agent': agent });
  const figures = async (query = '', client = people.employer): Promise<Figures> => {
    const { status, body } = await client.get<Figures>(ROUTE + query);
    expect(status).toBe(200);
    return body;
  };
  /** Moves today's counts back by this many days. */
  const backdate = (days: number) =>
    database.query('update job_view_day set day = day - $1::int where day = (now() at time zone $2)::date', [
      days,
      'UTC',
    ]);

  it('count a viewer once a day, by the first source, and ignore crawlers, the employer and admins', async () => {
    const jobId = await openListing(people.employer, people.admin, { title: 'Night Porter' });
    const [one, other] = [people.server.visitor(), await people.server.jobSeeker()];
    expect((await visit(one, jobId, 'alert')).status).toBe(200);
    await visit(one, jobId, 'search');
    await visit(people.seeker, jobId, 'related');
    await visit(other, jobId);
    for (const reader of [people.employer, people.admin]) await visit(reader, jobId, 'search');
    await visit(one, jobId, 'search', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)');
    await people.seeker.post('/api/applications', { jobId });
    const withdrawn = (await other.post<{ id: number }>('/api/applications', { jobId })).body.id;
    await other.post(`/api/applications/${withdrawn}/withdraw`);

    const { weeks, sources, listings } = await figures();
    expect(weeks).toHaveLength(12);
    expect(weeks.at(-1)).toMatchObject({ views: 3, applications: 1 });
    expect(new Date(weeks.at(-1)?.startsOn ?? '').getUTCDay()).toBe(1);
    expect(sources).toEqual({ search: 0, related: 1, recommended: 0, company: 0, alert: 1, feed: 0, other: 1 });
    expect(listings).toEqual([{ jobId, title: 'Night Porter', views: 3, applications: 1 }]);
  });

  it('list every listing that was viewed or applied for, by views, applications and age', async () => {
    const listing = () => openListing(people.employer, people.admin);
    const [one, two, three, four] = [await listing(), await listing(), await listing(), await listing()];
    await listing();
    for (const jobId of [four, three, one])
      await (await people.server.jobSeeker()).post('/api/applications', { jobId });
    for (const jobId of [two, three]) await visit(people.server.visitor(), jobId);
    expect((await figures()).listings.map(({ jobId, views, applications }) => [jobId, views, applications])).toEqual([
      [three, 1, 1],
      [two, 1, 0],
      [one, 0, 1],
      [four, 0, 1],
    ]);
  });

  it('show no view counts for weeks before counting began, and exclude earlier weeks', async () => {
    const jobId = await openListing(people.employer, people.admin);
    await visit(people.seeker, jobId, 'feed');
    await backdate(14);
    // Counting began in the middle of a week.
    await database.query(`update job_view_day set day = date_trunc('week', day)::date + 3`);
    await visit(people.server.visitor(), jobId, 'search');
    const views = async (weeks: number) => (await figures(`?weeks=${weeks}`)).weeks.map((week) => week.views);
    expect(await views(4)).toEqual([null, 1, 0, 1]);
    expect(await views(2)).toEqual([0, 1]);
    expect((await figures('?weeks=2')).sources).toMatchObject({ search: 1, feed: 0 });
  });

  it("cover the employer's own listings only, together or individually", async () => {
    const [bar, desk] = [
      await openListing(people.employer, people.admin, { title: 'Bartender' }),
      await openListing(people.employer, people.admin, { title: 'Clerk' }),
    ];
    const rival = await people.server.employer();
    const elsewhere = await openListing(rival, people.admin);
    for (const jobId of [bar, desk, elsewhere]) await visit(people.seeker, jobId, 'company');
    expect((await figures()).weeks.at(-1)?.views).toBe(2);
    const one = await figures(`?jobId=${desk}`);
    expect(one.weeks.at(-1)?.views).toBe(1);
    expect(one.listings).toMatchObject([{ jobId: desk }]);
    expect((await figures('', await people.server.employer())).listings).toEqual([]);
    for (const path of [`?jobId=${elsewhere}`, `/export?jobId=${elsewhere}`, '?jobId=999999']) {
      expect(await people.employer.get(ROUTE + path)).toMatchObject({
        status: 404,
        body: { message: 'Job not found' },
      });
    }
    for (const query of ['?weeks=0', '?weeks=53', '?weeks=x', '?jobId=x']) {
      expect((await people.employer.get(ROUTE + query)).status).toBe(400);
      expect((await people.employer.get(`${ROUTE}/export${query}`)).status).toBe(400);
    }
    expect((await visit(people.seeker, bar, 'elsewhere')).status).toBe(400);
  });

  it('are exported by week and listing, with titles escaped as text for spreadsheets', async () => {
    const jobId = await openListing(people.employer, people.admin, { title: '=HYPERLINK("https://evil.test")' });
    await visit(people.server.visitor(), jobId, 'recommended');
    await visit(await people.server.jobSeeker(), jobId, 'alert');
    await backdate(7);
    await visit(people.seeker, jobId, 'search');
    await people.seeker.post('/api/applications', { jobId });
    const { status, headers, body } = await people.employer.get<string>(`${ROUTE}/export?weeks=3`);
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toBe('attachment; filename="analytics.csv"');
    const [head, before, now, ...rest] = body.trim().split('\r\n');
    expect(head).toBe(
      'Week of,Job,Views,Applications,Application rate (%),From search,From related jobs,From recommendations,From the company page,From saved-search emails,From feeds,Direct or other',
    );
    const title = `"'=HYPERLINK(""https://evil.test"")"`;
    expect(before?.slice(11)).toBe(`${title},2,0,0.0,0,0,1,0,1,0,0`);
    expect(now?.slice(11)).toBe(`${title},1,1,100.0,1,0,0,0,0,0,0`);
    expect(before?.slice(0, 11)).toMatch(/^\d{4}-\d\d-\d\d,$/);
    expect(rest).toEqual([]);
    const german = await people.employer.get<string>(`${ROUTE}/export?fileLanguage=de`);
    expect(german.body).toMatch(/^Woche ab,Stelle,/);
    expect((await people.employer.get<string>(`${ROUTE}/export?weeks=1`)).body.trim().split('\r\n')).toHaveLength(2);
  });

  it('store nothing about viewers', async () => {
    const { rows } = await database.query<{ column_name: string }>(
      `select column_name from information_schema.columns where table_name = 'job_view_day' order by 1`,
    );
    expect(rows.map((row) => row.column_name)).toEqual(['day', 'job_id', 'source', 'views']);
  });
});
