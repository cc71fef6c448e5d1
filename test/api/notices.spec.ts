import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDemoData } from '../../src/demo/load-demo-data.js';
import { createApp } from '../../src/server.js';
import { readSettings } from '../../src/shared/adapters/config/settings.js';
import type { ApiClient } from '../support/server/api-client.js';
import { CROWDED, freshDatabase } from '../support/database/database.js';
import { MailCatcher } from '../support/server/mail-catcher.js';
import { openListing, pendingListing } from '../support/mothers/open-listing.js';
import { startTestServer, type TestServer } from '../support/server/test-server.js';

const PUBLIC_URL = 'https://jobs.example.com';

describe('notices by mail', () => {
  let catcher: MailCatcher;
  let server: TestServer;
  let admin: ApiClient;
  let employer: ApiClient;
  let seeker: ApiClient;

  beforeAll(async () => {
    catcher = await MailCatcher.start();
    server = await startTestServer({ SMTP_URL: catcher.url, PUBLIC_URL });
    admin = await server.admin();
    employer = await server.employer({ email: 'elena@hotel.test', fullName: 'Elena, "E" <e@evil.test>' });
    seeker = await server.jobSeeker({ email: 'sam@home.test', fullName: 'Sám Seeker' });
  });
  afterAll(async () => {
    await server.stop();
    await catcher.stop();
  });

  const apply = async (jobId: number): Promise<number> => {
    const { status, body } = await seeker.post<{ id: number }>('/api/applications', { jobId });
    expect(status).toBe(201);
    return body.id;
  };

  it('tell the two sides of what happened, in order, once each', async () => {
    const jobId = await openListing(employer, admin, { title: 'Bcc: all@evil.test' });
    const [approval] = await catcher.sentTo('elena@hotel.test');
    expect(approval).toMatchObject({ from: 'no-reply@jobs.example.com', to: ['elena@hotel.test'] });
    expect(approval?.headers.get('subject')).toBe('Your listing is live: Bcc: all@evil.test');
    expect(approval?.headers.get('from')).toBe('Wayfare <no-reply@jobs.example.com>');
    expect(approval?.headers.get('auto-submitted')).toBe('auto-generated');
    expect(approval?.headers.has('bcc')).toBe(false);
    expect(approval?.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(approval?.body).toContain(`${PUBLIC_URL}/jobs/${jobId}`);

    const applicationId = await apply(jobId);
    const [, received] = await catcher.sentTo('elena@hotel.test', 2);
    expect(received?.body).toContain('Sám Seeker applied for "Bcc: all@evil.test".');
    expect(received?.body).toContain(`${PUBLIC_URL}/employer/application/${applicationId}`);

    const say = (status: string) => employer.put(`/api/applications/${applicationId}/status`, { status });
    expect((await say('shortlisted')).status).toBe(200);
    expect((await say('shortlisted')).status).toBe(200);
    await catcher.sentTo('sam@home.test');
    expect((await say('offered')).status).toBe(200);
    const decisions = await catcher.sentTo('sam@home.test', 2);
    expect(decisions.map(({ body }) => /status: (\w+)/.exec(body)?.[1])).toEqual(['shortlisted', 'offered']);
    expect(decisions[0]?.body).toContain(`${PUBLIC_URL}/job-seeker/dashboard?tab=applications`);
    expect(catcher.mails).toHaveLength(4);
  });

  it('are not sent of what was refused', async () => {
    const other = await server.employer({ email: 'other@hotel.test' });
    const jobId = await openListing(other, admin);
    await apply(jobId);
    expect((await seeker.post('/api/applications', { jobId })).status).toBe(409);
    // One more, so that one for the refused application would have come before it.
    await openListing(other, admin);
    const mails = await catcher.sentTo('other@hotel.test', 3);
    expect(mails.map(({ headers }) => headers.get('subject')?.split(':', 1)[0]).toSorted()).toEqual([
      'New application',
      'Your listing is live',
      'Your listing is live',
    ]);
  });

  it('hold up and fail nobody when the mail server is away', async () => {
    const lonely = await startTestServer({ SMTP_URL: 'smtp://127.0.0.1:1' });
    try {
      const owner = await lonely.employer();
      expect(await openListing(owner, await lonely.admin())).toBeGreaterThan(0);
    } finally {
      await lonely.stop();
    }
  });

  it('are not sent of demo data, though they are of what people do with them', async () => {
    const database = await freshDatabase();
    const folder = await mkdtemp(join(tmpdir(), 'wayfare-test-'));
    const settings = readSettings({
      SMTP_URL: catcher.url,
      LOG_LEVEL: 'silent',
      SCHEDULES: 'false',
      DATA_DIR: folder,
      DATABASE_SECONDS: String(CROWDED),
    });
    const app = await createApp(settings, database.url, 'a secret for tests only');
    try {
      await app.init();
      expect(await loadDemoData(app, database.url)).toBe(true);
      const before = catcher.mails.length;
      await app.listen(0, '127.0.0.1');
      const { port } = app.getHttpServer().address() as { port: number };
      const visitor = () => server.visitor().at(`http://127.0.0.1:${port}`);
      const hotel = await visitor().login('grandhotel', 'wayfare-demo');
      const jobId = await pendingListing(hotel);
      const demoAdmin = await visitor().login('admin', 'wayfare-demo');
      expect((await demoAdmin.put(`/api/jobs/${jobId}/approve`)).status).toBe(200);
      await catcher.sentTo((await hotel.get<{ email: string }>('/api/user')).body.email);
      expect(catcher.mails).toHaveLength(before + 1);
    } finally {
      await app.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    }
  });
});
