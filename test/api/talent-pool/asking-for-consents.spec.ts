import { ConsentEndsMail } from '#notifications/adapters/mails/applications/consent-ends.js';
import { Database } from '#platform/postgres/database.js';
import { eventually } from '../../support/eventually.js';
import { openListing } from '../../support/mothers/open-listing.js';
import { MailCatcher } from '../../support/stand-ins/mail-catcher.js';
import { startTestServer, type TestServer } from '../../support/server/test-server.js';

describe('people in talent pools', () => {
  let catcher: MailCatcher;
  let server: TestServer;
  beforeAll(async () => {
    catcher = await MailCatcher.start();
    server = await startTestServer({ SMTP_URL: catcher.url, PUBLIC_URL: 'https://jobs.example.com' });
  });
  afterAll(async () => {
    await server.stop();
    await catcher.stop();
  });

  it('are asked once before their consent ends, unless they renewed or withdrew it', async () => {
    const database = server.app.get(Database);
    const [admin, employer] = [await server.admin(), await server.employer()];
    const jobId = await openListing(employer, admin);
    const emails = ['ends@mail.test', 'later@mail.test', 'withdrawn@mail.test'];
    const [ends, , withdrawn] = await Promise.all(
      emails.map(async (email) => {
        const seeker = await server.jobSeeker({ email });
        await seeker.post('/api/applications', { jobId, keepInMind: true });
        return seeker;
      }),
    );
    await database.query(
      `update pool_member set expires_at = now() + interval '29 days' where job_seeker_id = any($1)`,
      [[ends, withdrawn].map((seeker) => seeker?.user.id)],
    );
    const queue = () => server.app.get(ConsentEndsMail, { strict: false }).queue();
    await withdrawn?.delete(`/api/account/talent-pools/${employer.user.id}`);
    await queue();
    await queue();
    await eventually(async () => {
      const waiting = await database.query(`select from mail where state in ('queued', 'sending')`);
      expect(waiting).toEqual([]);
    });
    const asked = catcher.mails.filter(({ headers }) => headers.get('subject')?.includes('keep you in mind'));
    expect(asked.flatMap(({ to }) => to)).toEqual(['ends@mail.test']);
    await ends?.put(`/api/account/talent-pools/${employer.user.id}`);
    await queue();
    expect(await database.query(`select from mail where state = 'queued' and kind = 'consent-ends'`)).toEqual([]);
  });
});
