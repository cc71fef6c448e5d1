import type { Database } from '#platform/postgres/database.js';

type Row = { readonly id: number; readonly role?: 'job_seeker' | 'employer' | 'admin'; readonly isSuspended?: boolean };

/** Inserts accounts without registering them. */
export async function insertAccounts(database: Database, ...accounts: readonly Row[]): Promise<void> {
  for (const { id, role = 'job_seeker', isSuspended = false } of accounts) {
    await database.query(
      `insert into user_account (id, username, username_key, email, email_key, password_hash, full_name, role, created_at,
         suspended_at)
       values ($1, $2, $2, $3, $3, '', $4, $5, '2026-01-01', case when $6 then timestamptz '2026-02-01' end)`,
      [id, `user${id}`, `user${id}@wayfare.test`, `Person ${id}`, role, isSuspended],
    );
  }
}
