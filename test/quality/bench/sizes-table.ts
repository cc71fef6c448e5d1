import { withConnection } from '#platform/postgres/connection/database-url.js';
import { seed } from './seeding.js';
import { emptyDatabase } from './databases.js';
import { figure, printTable } from './tables.js';

const EVERY_DAY = '2026-01-01T00:00:00Z';

/** People with profiles and resumes, their applications with letters, and what is written about both. */
const PEOPLE = [
  `insert into user_account (username, username_key, email, email_key, password_hash, full_name, role, created_at)
   select 'sized' || i, 'sized' || i, 'sized' || i || '@wayfare.test', 'sized' || i || '@wayfare.test', repeat('x', 97),
     'Sam Seeker ' || i, 'job_seeker', '${EVERY_DAY}' from generate_series(1, $1::int) i`,
  `insert into job_seeker_profile (user_id, headline, bio, location, skills)
   select id, 'Concierge', (select string_agg(md5(id::text || n), ' ') from generate_series(1, 15) n), 'Lisbon, Portugal',
     '["Opera PMS", "Guest relations", "Portuguese"]' from user_account where role = 'job_seeker'`,
  `insert into application (job_id, job_seeker_id, cover_letter, applied_at, status)
   select 1 + id % 1000, id, (select string_agg(md5(id::text || n), ' ') from generate_series(1, 30) n), '${EVERY_DAY}', 'pending'
   from user_account where role = 'job_seeker'`,
  `insert into application_event (application_id, step, status, occurred_at)
   select id, 'status', 'reviewed', '${EVERY_DAY}' from application, generate_series(1, 3)`,
  `insert into job_view_day (job_id, day, source, views)
   select job.id, '2026-01-01'::date + day, 'search', 7 from job, generate_series(1, 30) day where job.id <= $1::int / 10`,
  `insert into audit_entry (position, occurred_at, actor_kind, actor_id, action, subject_kind, subject_id, details, address, hash)
   select i, '${EVERY_DAY}', 'user', i, 'sign-in.succeeded', 'user', i::text, '{"method": "password"}', '192.0.2.1',
     sha256(i::text::bytea) from generate_series(1, $1::int) i`,
];

/** Live rows, and the disk they take with their indexes and long texts. */
const SIZES = `
  select relname as name, n_live_tup::int as rows, pg_total_relation_size(relid)::float8 as bytes,
    pg_indexes_size(relid)::float8 as indexes
  from pg_stat_user_tables where n_live_tup >= $1 and relname not like 'place%' order by bytes desc`;

type Size = { readonly name: string; readonly rows: number; readonly bytes: number; readonly indexes: number };

/** Prints the disk that a row of each large table takes, for the sizing of installations. */
export async function sizesTable(count: number, serverUrl: string): Promise<void> {
  const { url, drop } = await emptyDatabase(serverUrl, 'bench_sizes');
  const sizes = await withConnection(url, async (client) => {
    await seed(client, count);
    for (const text of PEOPLE) await client.query(text, text.includes('$1') ? [count] : []);
    await client.query('vacuum analyze');
    return (await client.query<Size>(SIZES, [count / 10])).rows;
  });
  await drop();
  printTable(
    `Disk, with ${count.toLocaleString('en')} listings and as many people`,
    ['table', 'rows', 'bytes a row', 'of them indexes'],
    sizes.map(({ name, rows, bytes, indexes }) => [name, figure(rows), figure(bytes / rows), figure(indexes / rows)]),
  );
}
