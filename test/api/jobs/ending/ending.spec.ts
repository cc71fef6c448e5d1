import { ListingEndsMail } from '#notifications/adapters/mails/listings/listing-ends.js';
import { Clock } from '#shared/application/clock.js';
import { openListing } from '../../../support/mothers/open-listing.js';
import { MailCatcher, type CaughtMail } from '../../../support/stand-ins/mail-catcher.js';
import type { ApiClient } from '../../../support/server/api-client.js';
import { untilMailsAreSent } from '../../../support/server/passing-time.js';
import { startTestServer, type TestServer } from '../../../support/server/test-server.js';

const DAY = 24 * 60 * 60 * 1000;

describe('reminders of ending listings', () => {
  let catcher: MailCatcher;
  let server: TestServer;
  let admin: ApiClient;
  beforeAll(async () => {
    catcher = await MailCatcher.start();
    server = await startTestServer({ SMTP_URL: catcher.url, PUBLIC_URL: 'https://jobs.example.com' });
    admin = await server.admin();
  });
  afterAll(async () => {
    await server.stop();
    await catcher.stop();
  });

  /** Sets the clock ahead and reminds twice; returns how often the address was reminded once no mail is waiting. */
  const remindedAfter = async (days: number, email: string): Promise<number> => {
    Object.assign(server.app.get(Clock), { now: () => new Date(Date.now() + days * DAY) });
    for (let run = 0; run < 2; run += 1) await server.app.get(ListingEndsMail, { strict: false }).queue();
    await untilMailsAreSent(server);
    const isReminder = ({ to, headers }: CaughtMail) =>
      to.includes(email) && headers.get('subject')?.includes('ends soon');
    return catcher.mails.filter(isReminder).length;
  };

  it('are sent a week and a day before, once each, but not for archived listings or after opting out', async () => {
    const [keen, quiet, done] = ['keen@hotel.test', 'quiet@hotel.test', 'done@hotel.test'];
    const employers = await Promise.all([keen, quiet, done].map((email) => server.employer({ email })));
    const jobs = await Promise.all(employers.map((employer) => openListing(employer, admin)));
    const choices = { applications: true, messages: true, alerts: true, reminders: false };
    await employers[1]?.put('/api/account/notifications', choices);
    await employers[2]?.put(`/api/jobs/${jobs[2]}/archive`, { archive: true });

    // Nothing ran in its last week until the last day.
    const late = 'late@hotel.test';
    const deadline = new Date(Date.now() + 10 * DAY).toISOString().slice(0, 10);
    await openListing(await server.employer({ email: late }), admin, { deadline });
    expect(await remindedAfter(10, late)).toBe(1);

    expect(await remindedAfter(22, keen)).toBe(0);
    expect(await remindedAfter(23.5, keen)).toBe(1);
    expect(await remindedAfter(26, keen)).toBe(1);
    expect(await remindedAfter(29.5, keen)).toBe(2);
    expect(await remindedAfter(31, keen)).toBe(2);
    for (const email of [quiet, done]) expect(await remindedAfter(31, email)).toBe(0);
  });
});
