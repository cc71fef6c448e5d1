import { Database } from '#platform/postgres/database.js';
import { eventually } from '../../support/eventually.js';
import { openListing } from '../../support/mothers/open-listing.js';
import type { ApiClient } from '../../support/server/api-client.js';
import { MailCatcher } from '../../support/stand-ins/mail-catcher.js';
import { endDelaysOfMails, letMailsBecomeDue } from '../../support/server/passing-time.js';
import { startTestServer, type TestServer } from '../../support/server/test-server.js';
import { statusInMail } from '../../support/stand-ins/status-in-mail.js';
import { apply, setStatus } from '../../support/mothers/applying.js';

describe('status mails', () => {
  let catcher: MailCatcher;
  let server: TestServer;
  let admin: ApiClient;
  let employer: ApiClient;

  beforeAll(async () => {
    catcher = await MailCatcher.start();
    server = await startTestServer({ SMTP_URL: catcher.url });
    admin = await server.admin();
    employer = await server.employer();
  });
  afterAll(async () => {
    await server.stop();
    await catcher.stop();
  });

  /** Seconds until each waiting mail is due. */
  const waiting = async ({ app }: TestServer): Promise<number[]> => {
    const sql = `select extract(epoch from due_at - now())::int as seconds from mail where state in ('queued', 'sending')`;
    return (await app.get(Database).query<{ seconds: number }>(sql)).map(({ seconds }) => seconds);
  };

  const statuses = async (address: string, count: number) =>
    (await catcher.sentTo(address, count)).map(({ body }) => statusInMail(body));

  it('are sent once in ten minutes per application, with the last status', async () => {
    const patient = await server.jobSeeker({ email: 'patient@home.test' });
    const applicationId = await apply(patient, await openListing(employer, admin));
    await setStatus(employer, applicationId, 'interviewed');
    await letMailsBecomeDue(server);
    await catcher.sentTo('patient@home.test');
    for (const status of ['rejected', 'offered']) await setStatus(employer, applicationId, status);
    await endDelaysOfMails(server);
    await eventually(async () => {
      // The mail about the rejection is dropped, and the other one postponed.
      const [seconds = 0, ...others] = await waiting(server);
      expect([seconds > 9 * 60, ...others]).toEqual([true]);
    });
    expect(await statuses('patient@home.test', 1)).toEqual(['interviewed']);
    await letMailsBecomeDue(server);
    expect(await statuses('patient@home.test', 2)).toEqual(['interviewed', 'offered']);
  });

  it('escape markup of the employer, and are not sent for undone changes and withdrawn applications', async () => {
    const people = await Promise.all(
      ['mailed', 'undone', 'gone', 'unmailed'].map(async (name) => {
        const email = `${name}@home.test`;
        return server.jobSeeker({ email, fullName: '<b>Ana</b> Silva' });
      }),
    );
    const jobId = await openListing(employer, admin, { title: 'Cook & <i>more</i>' });
    const [mailed = 0, undone = 0, gone = 0, unmailed = 0] = await Promise.all(people.map((one) => apply(one, jobId)));
    const { body: template } = await employer.post<{ id: number }>('/api/message-templates', {
      name: 'Invitation',
      subject: 'News about {{jobTitle}}',
      body: 'Dear {{firstName}},\n\nplease <script>come</script> and meet {{companyName}}.',
    });
    const move = (ids: number[], rest: object) =>
      employer.put('/api/applications/status', { ids, status: 'interviewed', ...rest });
    expect((await move([mailed, undone, gone], { templateId: template.id })).status).toBe(200);
    expect((await move([unmailed], { templateId: template.id, mail: false })).status).toBe(200);
    expect((await move([undone], { status: 'pending' })).status).toBe(200);
    expect((await people[2]?.post(`/api/applications/${gone}/withdraw`))?.status).toBe(200);
    await eventually(async () => {
      await letMailsBecomeDue(server);
      expect(await waiting(server)).toEqual([]);
    });
    const [mail] = await catcher.sentTo('mailed@home.test');
    expect(mail?.headers.get('subject')).toBe('News about Cook & <i>more</i>');
    expect(mail?.body).toContain('Dear <b>Ana</b>,\n\nplease <script>come</script> and meet');
    expect(mail?.html).toContain('please &lt;script&gt;come&lt;/script&gt;');
    const others = catcher.mails.filter(({ to }) => /(undone|gone|unmailed)@/.test(to.join()));
    expect(others).toEqual([]);
  });
});
