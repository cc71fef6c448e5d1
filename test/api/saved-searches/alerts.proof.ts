import { Client } from 'pg';
import { MakeAlerts } from '../../../src/saved-searches/index.js';
import { UnitOfWork } from '../../../src/shared/application/unit-of-work.js';
import { openListing } from '../../support/mothers/open-listing.js';
import { startTestServer, type TestServer } from '../../support/server/test-server.js';

const SEARCHES = 10_000;
const LISTINGS = 1_000;
const MOST_SECONDS = 60;
const MOST_MEGABYTES = 128;

const PEOPLE = `
  insert into user_account (username, username_key, username_skeleton, email, email_key, password_hash, full_name, role, created_at)
  select n, n, n, n || '@home.test', n || '@home.test', '', 'P', 'job_seeker', now()
  from (select 'p' || g as n from generate_series(1, ${SEARCHES}) g) people`;

const ROLES =
  "array['night auditor', 'front desk agent', 'tour guide', 'sous chef', 'waiter', 'barista', 'bartender', 'concierge', 'deckhand', 'porter', 'host', 'ranger', 'lifeguard', 'pilot', 'masseur', 'gardener', 'diver', 'barback', 'sommelier', 'baker']";
const PLACES =
  "array['lisbon', 'porto', 'faro', 'oslo', 'tromso', 'bergen', 'zermatt', 'davos', 'nice', 'cannes', 'rome', 'venice', 'ghent', 'malta', 'crete', 'split', 'phuket', 'bali', 'cusco', 'quito']";

/** Every person looks for something else: nothing is shared. */
const SEARCH = `
  insert into saved_search (user_id, search, frequency, since, checked_at, next_at, created_at)
  select id, 'salaryMax=' || 100000 + id || '&' || case id % 4
      when 0 then 'keywords=' || replace((${ROLES})[id / 4 % 20 + 1], ' ', '+')
      when 1 then 'keywords=' || left((${ROLES})[id / 4 % 20 + 1], 4) || '&location=' || (${PLACES})[id % 20 + 1]
      when 2 then 'jobType=full_time&category=hotels&location=' || (${PLACES})[id / 4 % 20 + 1]
      else 'keywords=' || (array['opera', 'snow', 'yacht', 'spa', 'wine'])[id % 5 + 1] || '+' || id % 1000 end,
    'instant', now() - interval '1 day', now() - interval '1 day', now(), now()
  from user_account where role = 'job_seeker'`;

const LOCATIONS = `insert into job_location (folded) select unnest(${PLACES}) || ', somewhere' on conflict do nothing`;

/** Listings of many kinds at many places, as the search has them. */
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
  beforeAll(async () => {
    server = await startTestServer();
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
  });

  it(`takes less than ${MOST_SECONDS} seconds, and little memory`, async () => {
    const makeAlerts = server.app.get(MakeAlerts, { strict: false });
    const unitOfWork = server.app.get(UnitOfWork, { strict: false });
    const before = process.memoryUsage.rss();
    let most = before;
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 100);
    const began = performance.now();
    const now = await makeAlerts.execute();
    const matched = performance.now();
    let made = 0;
    for (let isLast = false; !isLast;) {
      const next = await unitOfWork.run(() => makeAlerts.next(now));
      made += next.alerts.length;
      isLast = next.isLast;
    }
    clearInterval(watch);
    const seconds = (performance.now() - began) / 1_000;
    const megabytes = (most - before) / 1e6;
    const { rows } = await database.query<{ count: number }>('select count(*)::int as count from job_alert_listing');
    process.stdout.write(
      `${SEARCHES} searches, ${LISTINGS} listings: ${rows[0]?.count} matches and ${made} digests in ${seconds.toFixed(1)} s, ` +
        `of which matching ${((matched - began) / 1_000).toFixed(1)} s; memory grew by ${megabytes.toFixed(0)} MB at most\n`,
    );
    expect(made).toBeGreaterThan(1_000);
    expect(seconds).toBeLessThan(MOST_SECONDS);
    expect(megabytes).toBeLessThan(MOST_MEGABYTES);
  });
});
