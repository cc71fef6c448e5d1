import { demoAccounts } from '#demo/demo-accounts.js';
import { planDemo } from '#demo/plan/demo-plan.js';
import { loadDemoData } from '#demo/load-demo-data.js';
import { JOB_CATEGORIES, EXPERIENCE_LEVELS, JOB_TYPES } from '#jobs/domain/offer/job-options.js';
import { Database } from '#platform/postgres/database.js';
import type { ApiClient } from '../support/server/api-client.js';
import { startTestServer, type TestServer } from '../support/server/test-server.js';

type Card = { readonly id: number; readonly title: string; readonly company: string; readonly isPremium: boolean };
type Facets = Record<'jobType' | 'category' | 'experience', Record<string, number>> & { readonly total: number };
type Summary = { readonly totalViews: number; readonly applicationsByStatus: Record<string, number> } & Record<
  'activeJobs' | 'pendingJobs' | 'archivedJobs' | 'totalApplications',
  number
>;
type Row = {
  readonly conversation: { readonly id: number; readonly jobId: number | null; readonly lastMessageAt: string };
  readonly otherUser: { readonly fullName: string };
  readonly unreadCount: number;
};
type Entry = { readonly message: { readonly senderId: number; readonly status: string; readonly sentAt: string } };

describe('the demo data', () => {
  let server: TestServer;
  let loaded: boolean[];
  let visitor: ApiClient;
  const sessions = new Map<string, Promise<ApiClient>>();
  const signIn = (username: string): Promise<ApiClient> => {
    const session = sessions.get(username) ?? server.visitor().login(username, 'wayfare-demo');
    sessions.set(username, session);
    return session;
  };

  beforeAll(async () => {
    server = await startTestServer({ SMTP_URL: 'smtp://127.0.0.1:1', REQUIRE_VERIFIED_EMAIL: 'true' });
    visitor = server.visitor();
    // Like two processes that start simultaneously.
    loaded = await Promise.all([
      loadDemoData(server.app, server.databaseUrl),
      loadDemoData(server.app, server.databaseUrl),
    ]);
  });
  afterAll(() => server.stop());

  it('is loaded once, however many processes start', () => {
    expect(loaded.toSorted()).toEqual([false, true]);
  });

  it('is not loaded again', async () => {
    const admin = await signIn('admin');
    const before = await admin.get('/api/admin/summary');
    expect(await loadDemoData(server.app, server.databaseUrl)).toBe(false);
    expect((await admin.get('/api/admin/summary')).body).toEqual(before.body);
  });

  it('queues no mails to its made-up addresses', async () => {
    expect(await server.app.get(Database).query('select kind, address from mail')).toEqual([]);
  });

  it('has an account of every role, printed at startup', async () => {
    expect(await demoAccounts(server.app)).toEqual(['admin', 'grandhotel (employer)', 'maria (job seeker)']);
    const roles = await Promise.all(
      ['admin', 'grandhotel', 'maria'].map(async (name) => (await signIn(name)).user.role),
    );
    expect(roles).toEqual(['admin', 'employer', 'job_seeker']);
  });

  it('has open listings of every category, type and level', async () => {
    const { body } = await visitor.get<Facets>('/api/jobs/facets');
    expect(Object.keys(body.category).sort()).toEqual([...JOB_CATEGORIES].sort());
    expect(Object.keys(body.jobType).sort()).toEqual([...JOB_TYPES].sort());
    expect(Object.keys(body.experience).sort()).toEqual(Object.keys(EXPERIENCE_LEVELS).sort());
    expect(body.total).toBeGreaterThan(100);
  });

  it.each(['pending', 'active', 'closed', 'archived'])('has %s listings', async (state) => {
    const admin = await signIn('admin');
    const { headers } = await admin.get(`/api/jobs?state=${state}`);
    expect(Number(headers.get('x-total-count'))).toBeGreaterThanOrEqual(10);
  });

  it('has premium listings, open and pending', async () => {
    const admin = await signIn('admin');
    const open = await visitor.get<Card[]>('/api/jobs?premium=true');
    const pending = await admin.get<Card[]>('/api/jobs?state=pending&limit=100');
    expect(open.body.length).toBeGreaterThanOrEqual(8);
    expect(pending.body.some(({ isPremium }) => isPremium)).toBe(true);
  });

  it('can be searched', async () => {
    const found = await visitor.get<Card[]>('/api/jobs?keywords=sommelier&location=cape%20town');
    expect(found.body).toMatchObject([{ title: 'Sommelier', company: 'Belvarra Cape Town' }]);
    const remote = await visitor.get<Card[]>('/api/jobs?location=remote');
    expect(remote.body.length).toBeGreaterThan(5);
  });

  it('has listings that can be read', async () => {
    const [card] = (await visitor.get<Card[]>('/api/jobs?keywords=belvarra')).body;
    const { status, body } = await visitor.get<Record<string, unknown>>(`/api/jobs/${card?.id}/public`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ company: expect.stringMatching(/^Belvarra /), isOpen: true });
    expect(body.requirements).toMatch(/^• .+\n• /);
    expect(body.benefits).toMatch(/^• .+\n• /);
    // By as many answered applications as the product asks for.
    expect(body.repliesWithinDays).toBeGreaterThan(1);
  });

  it('fills every screen of the employer', async () => {
    const employer = await signIn('grandhotel');
    const { body } = await employer.get<Summary>('/api/employer/summary');
    expect(body.activeJobs).toBeGreaterThanOrEqual(10);
    expect(body.pendingJobs).toBeGreaterThanOrEqual(2);
    expect(body.archivedJobs).toBeGreaterThanOrEqual(2);
    expect(Object.values(body.applicationsByStatus).every((count) => count > 0)).toBe(true);
    expect(body.totalViews).toBeGreaterThan(5 * body.totalApplications);
  });

  it('has a group with four hotels, three recruiters and a manager who sees one of them', async () => {
    const employer = await signIn('grandhotel');
    const hotels = (await employer.get<{ id: number; name: string; isPublic: boolean }[]>('/api/company/workplaces'))
      .body;
    expect(hotels.map(({ name }) => name)).toEqual(
      ['Cape Town', 'Lisbon', 'Singapore', 'Vienna'].map((city) => `Belvarra ${city}`),
    );
    const members = (await employer.get<{ role: string }[]>('/api/company/members')).body;
    expect(members.map(({ role }) => role)).toEqual(['owner', 'recruiter', 'recruiter', 'recruiter', 'reviewer']);
    const manager = await signIn('belvarra.joana');
    const all = await employer.get<{ job: { company: string } }[]>('/api/applications/employer?limit=100');
    const seen = await manager.get<{ job: { company: string } }[]>('/api/applications/employer?limit=100');
    expect(new Set(seen.body.map(({ job }) => job.company))).toEqual(new Set(['Belvarra Lisbon']));
    expect(seen.body.length).toBeLessThan(all.body.length);
    expect((await (await signIn('nordlys')).get<unknown[]>('/api/company/members')).body).toHaveLength(1);
  });

  it('shows how its team works together', async () => {
    const employer = await signIn('grandhotel');
    expect((await employer.get('/api/company/retention')).body).toMatchObject({ rejectedDays: 180, endedDays: 365 });
    const { body: notices } = await employer.get<{ workplaces: { mode: string }[] }>('/api/company/application-notice');
    expect(notices.workplaces.map(({ mode }) => mode).toSorted()).toEqual(['at_once', 'none']);
    const ana = await signIn('belvarra.ana');
    const { body: mine } = await ana.get<{ id: number }[]>('/api/applications/employer?assignee=me&limit=100');
    expect(mine.length).toBeGreaterThan(0);
    const notes = await Promise.all(
      mine.map(async ({ id }) => (await ana.get<{ mentions: object[] }[]>(`/api/applications/${id}/notes`)).body),
    );
    expect(notes.flat().flatMap(({ mentions }) => mentions)).toContainEqual(
      expect.objectContaining({ fullName: 'Ana Reis' }),
    );
  });

  it('fills every screen of the job seeker', async () => {
    const seeker = await signIn('maria');
    const applications = await seeker.get<{ status: string }[]>('/api/applications/job-seeker');
    expect(applications.body.length).toBeGreaterThanOrEqual(12);
    expect(new Set(applications.body.map(({ status }) => status)).size).toBe(6);
    const { body } = await seeker.get<Record<string, unknown[]>>(`/api/job-seeker/profile/public/${seeker.user.id}`);
    for (const list of ['skills', 'languages', 'education', 'certifications', 'workExperience']) {
      expect(body[list]?.length).toBeGreaterThanOrEqual(2);
    }
  });

  it('has saved jobs', async () => {
    const saved = await (await signIn('maria')).get<{ job: { title: string } }[]>('/api/bookmarks');
    expect(saved.body).toHaveLength(8);
    const others = await (await signIn('diego.mora')).get<unknown[]>('/api/bookmarks');
    expect(others.body.length).toBeGreaterThan(0);
  });

  it('has a resume attached to the applications', async () => {
    const seeker = await signIn('maria');
    const { status, headers, body } = await seeker.get<string>('/api/profile/job-seeker/resume');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(body).toMatch(/^%PDF-1\.4\n/);
    const applications = await seeker.get<{ resume: string | null }[]>('/api/applications/job-seeker');
    expect(applications.body.every(({ resume }) => resume !== null)).toBe(true);
  });

  it.each([
    ['maria', 4],
    ['grandhotel', 8],
  ])('has conversations of %s from today, this week and earlier', async (username, count) => {
    const { body } = await (await signIn(username)).get<Row[]>('/api/conversations');
    expect(body).toHaveLength(count);
    const days = body.map(({ conversation }) => (Date.now() - Date.parse(conversation.lastMessageAt)) / 86_400_000);
    expect(days).toEqual(days.toSorted((a, b) => a - b));
    expect([
      days.some((age) => age < 0.1),
      days.some((age) => age > 1.5 && age < 6),
      days.some((age) => age > 7),
    ]).toEqual([true, true, true]);
    expect(body.some(({ conversation }) => conversation.jobId === null)).toBe(true);
    expect(body.some(({ unreadCount }) => unreadCount > 0)).toBe(true);
    expect(body.some(({ unreadCount }) => unreadCount === 0)).toBe(true);
  });

  it('has sent, delivered and read messages', async () => {
    const seeker = await signIn('maria');
    const rows = (await seeker.get<Row[]>('/api/conversations')).body;
    const threads = await Promise.all(
      rows.map(({ conversation }) => seeker.get<Entry[]>(`/api/conversations/${conversation.id}/messages`)),
    );
    const messages = threads.flatMap(({ body }) => body.map(({ message }) => message));
    const own = messages.filter(({ senderId }) => senderId === seeker.user.id);
    expect(new Set(own.map(({ status }) => status))).toEqual(new Set(['sent', 'delivered', 'read']));
    const withHotel = rows.findIndex(({ otherUser }) => otherUser.fullName === 'Belvarra Grand Hotels');
    expect(threads[withHotel]?.body.length).toBeGreaterThanOrEqual(8);
  });
});

describe('a database that is not empty', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  it('gets no demo data if it has users', async () => {
    await server.admin();
    await server.jobSeeker();
    expect(await loadDemoData(server.app, server.databaseUrl)).toBe(false);
    expect(await demoAccounts(server.app)).toEqual([]);
  });

  it('keeps the operator’s admin as the only admin', async () => {
    const other = await startTestServer();
    try {
      await other.admin();
      const nothing = { listings: [], applications: [], views: [], bookmarks: [], conversations: [], contacts: [] };
      const people = (now: Date) => ({ ...planDemo(now), ...nothing });
      expect(await loadDemoData(other.app, other.databaseUrl, people)).toBe(true);
      expect(await demoAccounts(other.app)).toEqual(['grandhotel (employer)', 'maria (job seeker)']);
    } finally {
      await other.stop();
    }
  });
});
