import { MikroORM } from '@mikro-orm/postgresql';
import type { Client } from 'pg';
import { analytics } from '#applications/adapters/persistence/read-model/analytics-read-model.js';
import { SweepViewMarks } from '#jobs/application/upkeep/sweep-view-marks.js';
import { SqlViewCounter } from '#jobs/adapters/views/sql-view-counter.js';
import { ViewerHash } from '#jobs/adapters/views/viewer-hash.js';
import { ormOptions } from '#platform/postgres/connection/orm-options.js';
import { withConnection } from '#platform/postgres/connection/database-url.js';
import { Database } from '#platform/postgres/database.js';
import { emptyDatabase } from './databases.js';
import { figure, printTable, quantile } from './tables.js';

/**
 * As docs/operations.md reckons: each listing is viewed on 30 days from three sources, of the 400 days that are kept and
 * the one that the night deletes.
 */
const ROWS_OF_LISTING = 90;
const ROUNDS = 200;
const TODAY = '2026-12-01';
const EMPLOYER = 1;
const LISTINGS_OF_EMPLOYER = 2_000;

/** `$1`: the number of listings. */
const SEED: readonly string[] = [
  `insert into user_account (id, username, username_key, email, email_key, password_hash, full_name, role, created_at)
   select id, name, name, name || '@x.org', name || '@x.org', '', name, 'employer', now()
   from (values (${EMPLOYER}, 'one'), (2, 'other')) seeded (id, name)`,
  `insert into job (id, employer_id, title, company, location, description, salary, job_type, category, skills, is_premium, posted_at)
   select n, case when n <= ${LISTINGS_OF_EMPLOYER} then ${EMPLOYER} else 2 end, 'Cook', 'Inn', 'Lisbon', 'Cook.', '', 'full_time', 'hotels',
     '[]', false, now() from generate_series(1, $1::int) n`,
  `insert into job_view_day (job_id, day, source, views)
   select n, '${TODAY}'::date - 1 - (n * 13 + day) % 401, source, 3
   from generate_series(1, $1::int) n, generate_series(1, 30) day, unnest(array['search', 'related', 'feed']) source`,
  `select keep_view_days('${TODAY}'::date - 2, '${TODAY}'::date)`,
  // A twelfth of the listings is open; each is viewed thrice from each source.
  `insert into job_view_mark (day, job_id, visitor)
   select '${TODAY}'::date - 2, 1 + n % $1::int, md5(n::text) from generate_series(1, $1::int * 9 / 12) n`,
];

/** Prints what counting, reading and forgetting views takes where this many counts of a day are kept. */
export async function viewsTable(count: number, serverUrl: string): Promise<void> {
  const { url, drop } = await emptyDatabase(serverUrl, 'bench_views');
  await withConnection(url, (client) => fill(client, count));
  const orm = await MikroORM.init(ormOptions(url));
  const database = new Database(orm.em);
  const counter = new SqlViewCounter(database, new ViewerHash(database), { viewersPerAddress: 20 });
  const listings = Math.floor(count / ROWS_OF_LISTING);
  const rows: string[][] = [];
  const time = async (name: string, rounds: number, run: (round: number) => Promise<unknown>): Promise<void> => {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const start = performance.now();
      await run(round);
      times.push(performance.now() - start);
    }
    times.sort((a, b) => a - b);
    rows.push([name, figure(quantile(times, 0.5)), figure(times.at(-1) ?? NaN)]);
  };
  try {
    await time('a view is counted', ROUNDS, (round) => {
      const viewer = { address: `192.0.2.${round % 200}`, userAgent: 'Firefox' };
      return counter.count(1 + ((round * 7_919) % listings), viewer, TODAY, 'search');
    });
    await time('analytics of 2,000 listings, 12 weeks', 10, () =>
      analytics(database, { employerId: EMPLOYER, today: TODAY, weeks: 12 }),
    );
    await time('a night forgets a day', 1, () =>
      new SweepViewMarks(counter, { now: () => new Date(`${TODAY}T01:30:00Z`) }).execute(),
    );
    printTable(`${count.toLocaleString('en')} counts of a day`, ['', 'median ms', 'worst ms'], rows);
  } finally {
    await orm.close(true);
  }
  await drop();
}

async function fill(client: Client, count: number): Promise<void> {
  // Without looking up the listing of each row.
  await client.query('alter table job_view_day drop constraint job_view_day_job_id_fkey');
  for (const text of SEED) await client.query(text, text.includes('$1') ? [Math.floor(count / ROWS_OF_LISTING)] : []);
  await client.query('vacuum analyze');
}
