import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { migrate } from '#platform/postgres/migrations/migrate.js';
import { withConnection } from '#platform/postgres/connection/database-url.js';
import { seed } from './seeding.js';
import { emptyDatabase } from './databases.js';
import { figure, printTable } from './tables.js';

/** The migration before the one that rewrites people's texts. */
const BEFORE = '20261127163500_recovery';
const SECOND = 1_000;
const PAUSE = 20;

/** Every second text has blanks that are not normal; every row of the search has letters to be folded. */
const TEXTS = [
  `update job set description = replace(description, '. ', '.  '), title = title || E'\\u00a0' where id % 2 = 0`,
  `update job_search set headline = headline || E'\\u00a0', doc = doc || E'\\u00a0' where job_id % 2 = 0`,
  `insert into user_account (username, username_key, email, email_key, password_hash, full_name, role, created_at)
   values ('seeker', 'seeker', 'seeker@wayfare.test', 'seeker@wayfare.test', '', 'Sam', 'job_seeker', now())`,
  `insert into application (job_id, job_seeker_id, cover_letter, applied_at, status)
   select id, 2, repeat('I have worked in kitchens of this kind for years. ' || chr(160), 20), now(), 'pending' from job`,
  `insert into conversation (id, participant1_id, participant2_id, subject, title, created_at)
   values (1, 1, 2, 0, 'About us', now())`,
  `insert into message (conversation_id, sender_id, recipient_id, content, status, sent_at)
   select 1, 1, 2, 'Could you come on Thursday?' || case when id % 2 = 0 then '  ' else ' ' end || 'At noon.', 'sent', now()
   from job`,
  'vacuum analyze',
];

/** Measures the migration of people's texts in a database of so many listings, applications and messages. */
export async function upgradeTable(count: number, serverUrl: string): Promise<void> {
  const { url, drop } = await emptyDatabase(serverUrl, 'bench_upgrade', BEFORE);
  await withConnection(url, async (client) => {
    await seed(client, count);
    for (const text of TEXTS) await client.query(text);
  });
  const begin = performance.now();
  const migration = migrate(url).then(() => performance.now() - begin);
  const waits = await writeUntil(migration, url, count);
  const found = [count.toLocaleString('en'), figure((await migration) / SECOND), figure(Math.max(...waits))];
  const heads = ['listings, applications, messages', 'seconds', 'longest wait of a writer (ms)'];
  printTable('Migration of texts', heads, [found]);
  await drop();
}

/** Writes to one row after the other like a visitor until the work ends; returns how long each took. */
async function writeUntil(work: Promise<unknown>, url: string, count: number): Promise<readonly number[]> {
  const waits: number[] = [];
  const state = { isOver: false };
  void work.finally(() => (state.isOver = true)).catch(() => undefined);
  const client = new Client({ connectionString: url });
  await client.connect();
  while (!state.isOver) {
    const begin = performance.now();
    const id = 1 + Math.floor(Math.random() * count);
    await client.query('update job set salary = salary where id = $1', [id]);
    await client.query(`update application set status = 'reviewed' where job_id = $1`, [id]);
    await client.query('update job_search set is_premium = is_premium where job_id = $1', [id]);
    waits.push(performance.now() - begin);
    await sleep(PAUSE);
  }
  await client.end();
  return waits;
}
