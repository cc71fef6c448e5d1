import { nameOf } from '../../support/injection/payloads.js';
import { randomUUID } from 'node:crypto';
import { withConnection } from '#platform/postgres/connection/database-url.js';
import { ApiClient } from '../../support/server/api-client.js';
import { freshDatabase, type FreshDatabase } from '../../support/database/database.js';
import { aPdf } from '../../support/files/documents.js';
import { upload } from '../../support/files/upload.js';
import { aJobForm } from '../../support/mothers/job-mother.js';
import { ServerProcess } from '../../support/server/server-process.js';

const SECRET = `session-secret-${randomUUID()}`;
const PASSWORD = `pass-${randomUUID()}`;
const WRONG_PASSWORD = `wrong-${randomUUID()}`;
const ADMIN = { ADMIN_USERNAME: 'head', ADMIN_EMAIL: 'head@wayfare.test', ADMIN_PASSWORD: `admin-${randomUUID()}` };
const FORGED = '\n{"level":60,"time":1,"msg":"forged"}\r\n';
const RED = '\u001B[31mred\u001B[0m';

describe('the log at its most verbose level', () => {
  let database: FreshDatabase;
  let server: ServerProcess;
  const secrets = new Map<string, string>();
  const keep = (what: string, secret: string | null | undefined) => secrets.set(what, secret || 'nothing was given');

  /** Registers a user and records their secrets. */
  async function registered(role: string): Promise<ApiClient> {
    const username = `u${randomUUID().slice(0, 12)}`;
    const client = await new ApiClient(server.url).register({
      username,
      email: `${username}@wayfare.test`,
      fullName: `Ann${nameOf(FORGED)}`,
      password: PASSWORD,
      role,
      companyName: `Sea${nameOf(FORGED)}`,
    });
    keepSession(role, client);
    return client;
  }

  function keepSession(of: string, client: ApiClient): void {
    const cookie = decodeURIComponent(client.sessionCookie?.split('=')[1] ?? '');
    const [, id, signature] = /^s:([^.]+)\.(.+)$/.exec(cookie) ?? [];
    keep(`session of the ${of}`, id);
    keep(`signature of the session of the ${of}`, signature);
    keep(`cookie of the ${of}`, client.sessionCookie?.split('=')[1]);
  }

  /** Performs actions whose details a careless log would reveal. */
  async function performActions(): Promise<void> {
    const [seeker, employer] = [await registered('job_seeker'), await registered('employer')];
    const admin = await new ApiClient(server.url).login(ADMIN.ADMIN_USERNAME, ADMIN.ADMIN_PASSWORD);
    keepSession('admin', admin);
    const visitor = new ApiClient(server.url);
    const wrong = { username: seeker.user.username, password: WRONG_PASSWORD };
    expect((await visitor.post('/api/login', wrong)).status).toBe(401);
    expect((await visitor.post('/api/login', { username: `x${FORGED}${RED}`, password: WRONG_PASSWORD })).status).toBe(
      401,
    );
    expect((await visitor.post('/api/register', { ...wrong, email: 'none' })).status).toBe(400);
    expect((await visitor.request('POST', '/api/login', { body: `{"password":"${WRONG_PASSWORD}"` })).status).toBe(415);
    const json = { 'content-type': 'application/json' };
    const broken = { body: `{"password":"${WRONG_PASSWORD}"`, headers: json };
    expect((await visitor.request('POST', '/api/login', broken)).status).toBe(400);

    const link = await admin.post<{ url: string }>(`/api/users/${employer.user.id}/password-reset-link`, {
      password: ADMIN.ADMIN_PASSWORD,
    });
    keep('token of a link', link.body.url.split('#')[1]);
    const reset = { token: secrets.get('token of a link'), password: 'x' };
    expect((await visitor.post('/api/password-reset/confirm', reset)).status).toBe(400);
    const change = { currentPassword: WRONG_PASSWORD, newPassword: PASSWORD };
    expect((await seeker.put('/api/account/password', change)).status).toBe(400);

    expect((await upload(seeker, 'resume', `cv\u001B[31m.pdf`, aPdf())).status).toBe(400);
    expect((await upload(seeker, 'resume', 'cv.pdf', aPdf())).status).toBe(201);
    const { id: jobId } = (await employer.post<{ id: number }>('/api/jobs', aJobForm())).body;
    await admin.put(`/api/jobs/${jobId}/approve`);
    expect((await seeker.post('/api/applications', { jobId, coverLetter: FORGED })).status).toBe(201);
    const [received] = (await employer.get<{ resume: string }[]>('/api/applications/employer')).body;
    const resume = new URL(received?.resume ?? '');
    keep('signature of the link', resume.searchParams.get('signature'));
    expect((await visitor.get(resume.pathname + resume.search)).status).toBe(200);
    expect(
      (await visitor.get(`${resume.pathname}?expires=1&signature=${resume.searchParams.get('signature')}`)).status,
    ).toBe(403);
    expect((await visitor.get('/api/jobs/%0a%7b%22level%22%3a60%7d%1b%5b31m?token=%0a')).status).toBe(400);
    expect(
      (await visitor.get('/api/jobs/1', { 'user-agent': 'x\u00ff', authorization: `Bearer ${WRONG_PASSWORD}` })).status,
    ).toBe(401);
  }

  /** Breaks the database, so that statements with personal data fail. */
  async function breakDatabase(): Promise<void> {
    const [visitor, seeker] = [new ApiClient(server.url), await registered('job_seeker')];
    await withConnection(database.url, async (client) => {
      const credentials = { username: seeker.user.username, password: PASSWORD };
      const account = { username: 'late', email: 'late@wayfare.test', fullName: 'Late', password: PASSWORD };
      await client.query('begin');
      await client.query('lock table user_account, session in access exclusive mode');
      const held = await Promise.all([visitor.post('/api/login', credentials), seeker.get('/api/user')]);
      expect(held.map(({ status }) => status)).toEqual([503, 503]);
      await client.query('rollback');
      await client.query('alter table user_account rename column username_key to gone');
      expect((await visitor.post('/api/login', credentials)).status).toBe(500);
      expect((await visitor.post('/api/register', account)).status).toBe(500);
      await client.query('alter table session rename column sess to gone');
      expect((await seeker.get('/api/user')).status).toBe(500);
    });
  }

  beforeAll(async () => {
    database = await freshDatabase();
    keep('password of the database', new URL(database.url).password);
    keep('password', PASSWORD);
    keep('wrong password', WRONG_PASSWORD);
    keep('password of the admin', ADMIN.ADMIN_PASSWORD);
    keep('secret', SECRET);
    keep('hash of a password', '$argon2');
    server = await ServerProcess.start({
      DATABASE_URL: database.url,
      DEMO_DATA: 'false',
      LOG_LEVEL: 'trace',
      DATABASE_SECONDS: '12',
      SESSION_SECRET: SECRET,
      ...ADMIN,
    });
    try {
      await performActions();
      await breakDatabase();
    } finally {
      // The output is complete once the server has stopped.
      await server.stop();
    }
  });
  afterAll(() => database.drop());

  it('records requests and errors', () => {
    expect(server.output).toContain('"path":"/api/login"');
    expect(server.output).toContain('Unexpected error');
    expect(server.output).toContain('The database did not respond');
  });

  it('contains no password, session, signature or secret', () => {
    const leaked = [...secrets].filter(([, secret]) => server.output.includes(secret)).map(([what]) => what);
    expect(leaked).toEqual([]);
    expect(secrets.size).toBeGreaterThan(15);
    expect([...secrets.values()]).not.toContain('nothing was given');
  });

  it('has one line per entry, whatever users send', () => {
    const lines = server.output.split('\n').filter((line) => line.includes('"level"'));
    const entries = lines.map((line) => JSON.parse(line) as { level: number; msg?: string });
    expect(entries.filter(({ level, msg }) => level === 60 || msg === 'forged')).toEqual([]);
    // No terminal control characters.
    expect(server.output.match(/[^\P{Cc}\n]/gu)).toBeNull();
  });
});
