import { withConnection } from '#platform/postgres/connection/database-url.js';

/** Inserts job seekers without registering them. */
export async function manyUsers(databaseUrl: string, count: number): Promise<void> {
  await withConnection(databaseUrl, (client) =>
    client.query(
      `insert into user_account (username, username_key, email, email_key, password_hash, full_name, role, created_at)
       select 'many' || i, 'many' || i, i || '@many.test', i || '@many.test', md5(i::text), E'Many\\t' || i || E'\\n\\\\é' || repeat('x', i * 37 % 700),
         'job_seeker', '2026-01-01'
       from generate_series(1, $1::int) i`,
      [count],
    ),
  );
}
