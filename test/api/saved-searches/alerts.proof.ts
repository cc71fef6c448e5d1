import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Client } from 'pg';
import { SMTPServer } from 'smtp-server';
import { DeliverMails } from '#notifications/application/deliver-mails.js';
import { JobAlertMail } from '#notifications/adapters/mails/listings/job-alert.js';
import { openListing } from '../../support/mothers/open-listing.js';
import { processorClock } from '../../support/processes/processor-time.js';
import { startTestServer, type TestServer } from '../../support/server/test-server.js';

const SEARCHES = Number(process.env['N'] ?? 10_000);
const LISTINGS = 1_000;
/** One search in this many runs first, as a warm-up. */
const WARM_UP = 50;
/** Number of mails that are sent; the others would take equally long. */
const SENT = 1_000;
const MAX_MINUTES = 60;
const MAX_MEGABYTES = 32;
const COLLECTIONS = 10;

const PEOPLE = `
  insert into user_account (username, username_key, username_skeleton, email, email_key, password_hash, full_name, role, created_at)
  select n, n, n, n || '@home.test', n || '@home.test', '', 'P', 'job_seeker', now()
  from (select 'p' || g as n from generate_series(1, ${SEARCHES}) g) people`;

const ROLES =
  "array['night auditor', 'front desk agent', 'tour guide', 'sous chef', 'waiter', 'barista', 'bartender', 'concierge', 'deckhand', 'porter', 'host', 'ranger', 'lifeguard', 'pilot', 'masseur', 'gardener', 'diver', 'barback', 'sommelier', 'baker']";
const PLACES =
  "array['lisbon', 'porto', 'faro', 'oslo', 'tromso', 'bergen', 'zermatt', 'davos', 'nice', 'cannes', 'rome', 'venice', 'ghent', 'malta', 'crete', 'split', 'phuket', 'bali', 'cusco', 'quito']";

/** Every user has a different search, so nothing is shared. */
const SEARCH = `
  insert into saved_search (user_id, search, frequency, since, checked_at, next_at, created_at)
  select id, 'salaryMax=' || 100000 + id || '&' || case id % 4
      when 0 then 'keywords=' || replace((${ROLES})[id / 4 % 20 + 1], ' ', '+')
      when 1 then 'keywords=' || left((${ROLES})[id / 4 % 20 + 1], 4) || '&location=' || (${PLACES})[id % 20 + 1]
      when 2 then 'jobType=full_time&category=hotels&location=' || (${PLACES})[id / 4 % 20 + 1]
      else 'keywords=' || (array['opera', 'snow', 'yacht', 'spa', 'wine'])[id % 5 + 1] || '+' || id % 1000 end,
    'instant', now() - interval '1 day', now() - interval '1 day',
    case when id % ${WARM_UP} = 0 then now() end, now()
  from user_account where role = 'job_seeker'`;

const LOCATIONS = `insert into job_location (folded) select unnest(${PLACES}) || ', somewhere' on conflict do nothing`;

/** Listings of many kinds in many places, with their search rows. */
const COPY = `
  with copied as (
    insert into job (employer_id, title, company, location, description, salary, job_type, category, skills, posted_at,
      approved_at, first_approved_at, closes_at)
    select employer_id, (${ROLES})[g % 20 + 1], company, (${PLACES})[g / 20 % 20 + 1] || ', somewhere', description,
      salary, job_type, category, skills, posted_at, now(), now(), closes_at
    from job, generate_series(1, ${LISTINGS}) g where job.id = $1 returning id, title, location
  )
  insert into job_search (job_id, posted_at, closes_at, job_type, category, experience, is_premium, headline, doc, facts,
    languages, location_id, kind_id)
  select copied.id, s.posted_at, s.closes_at, s.job_type, s.category, s.experience, s.is_premium, copied.title || chr(1),
    copied.title || chr(1) || repeat('you welcome people from everywhere ', 40), s.facts, s.languages, job_location.id,
    s.kind_id
  from copied join job_location on job_location.folded = copied.location, job_search s where s.job_id = $1`;

describe(`matching ${SEARCHES} saved searches with ${LISTINGS} new listings`, () => {
  let server: TestServer;
  let database: Client;
  const postOffice = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (mail, _session, done) => {
      mail.resume().once('end', done);
    },
  });
  const sendAlerts = (): Promise<void> => server.app.get(JobAlertMail, { strict: false }).queue();
  const count = async (table: string): Promise<number> =>
    (await database.query<{ count: number }>(`select count(*)::int as count from ${table}`)).rows[0]?.count ?? 0;
  const waiting = (): Promise<number> => count(`mail where state in ('queued', 'sending')`);
  /** Holds mails back until they are released. */
  function holdMails(): () => void {
    const deliverMails = server.app.get(DeliverMails, { strict: false });
    const { execute } = deliverMails;
    const gate = Promise.withResolvers<void>();
    Object.assign(deliverMails, {
      execute: async (ids: readonly number[]) => {
        await gate.promise;
        return execute.call(deliverMails, ids);
      },
    });
    return gate.resolve;
  }

  beforeAll(async () => {
    const listener = postOffice.listen(0, '127.0.0.1');
    await once(listener, 'listening');
    const { port } = listener.address() as AddressInfo;
    server = await startTestServer({ SMTP_URL: `smtp://127.0.0.1:${port}`, PUBLIC_URL: 'https://jobs.example.com' });
    database = new Client({ connectionString: server.databaseUrl });
    await database.connect();
    const jobId = await openListing(await server.employer(), await server.admin());
    await database.query(LOCATIONS);
    await database.query(COPY, [jobId]);
    await database.query(`update job set first_approved_at = now() - interval '2 days' where id = $1`, [jobId]);
    for (const statement of [PEOPLE, SEARCH, 'analyze']) await database.query(statement);
  });
  afterAll(async () => {
    await database.end();
    await server.stop();
    await new Promise<void>((resolve) => postOffice.close(() => resolve()));
  });

  it(
    `queues a mail for everyone with a match, with at most ${MAX_MEGABYTES} MB more memory`,
    async () => {
      await sendAlerts();
      while ((await waiting()) > 0) await setTimeout(100);
      await database.query('update saved_search set next_at = now() where next_at is null');
      const release = holdMails();
      const computed = processorClock(async (sql) => (await database.query<{ pid: number }>(sql)).rows);
      const memory = watchMemory();
      const watch = setInterval(() => memory.measure(), 1_000);
      const [began, before] = [performance.now(), await computed()];
      await sendAlerts();
      const [queued, queueing] = [performance.now(), (await computed()) - before - memory.milliseconds()];
      const mails = await waiting();
      const sent = Math.min(SENT, mails);
      release();
      while ((await waiting()) > mails - sent) await setTimeout(100);
      const sending = (await computed()) - before - queueing - memory.milliseconds();
      clearInterval(watch);
      process.stdout.write(
        `${SEARCHES} searches, ${LISTINGS} listings: ${await count('job_alert_listing')} matches in ${mails} mails; ` +
          `queued in ${seconds(queued - began)} s, ${seconds(queueing)} s of processor time; ` +
          `${sent} of them sent in ${seconds(performance.now() - queued)} s, ${seconds(sending)} s of processor time; ` +
          `memory in use grew by ${memory.growth().toFixed(0)} MB at most\n`,
      );
      expect(await count(`mail where kind = 'job-alert'`)).toBe(await count('job_alert'));
      expect(await count(`mail where kind = 'job-alert' and state not in ('queued', 'sending', 'sent')`)).toBe(0);
      expect(mails).toBeGreaterThan(SEARCHES / 2);
      expect(memory.growth()).toBeLessThan(MAX_MEGABYTES);
    },
    MAX_MINUTES * 60_000,
  );
});
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Tracks the peak of memory in use. Measuring is slow, so it takes at most a tenth of the time. */
function watchMemory() {
  const memoryInUse = (): number => {
    collectGarbage();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  // Unused code is only discarded after several collections.
  for (let times = 0; times < COLLECTIONS; times += 1) collectGarbage();
  const first = memoryInUse();
  let peak = first;
  let spent = 0;
  let next = 0;
  return {
    measure: () => {
      const began = performance.now();
      if (began < next) return;
      const { user, system } = process.cpuUsage();
      peak = Math.max(peak, memoryInUse());
      const used = process.cpuUsage();
      spent += (used.user + used.system - user - system) / 1e3;
      next = performance.now() + 9 * (performance.now() - began);
    },
    /** Processor time spent measuring. */
    milliseconds: () => spent,
    growth: () => (peak - first) / 1e6,
  };
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1_000).toFixed(1);
}
