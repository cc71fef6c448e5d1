import { Client } from 'pg';

/**
 * Runs `work` while holding the lock with that name; other processes wait.
 * The lock has its own connection, so PostgreSQL releases it even if the process dies.
 */
export async function withDatabaseLock<T>(databaseUrl: string, name: string, work: () => Promise<T>): Promise<T> {
  const lock = new Client({ connectionString: databaseUrl, application_name: 'wayfare-lock' });
  await lock.connect();
  try {
    await lock.query('select pg_advisory_lock(hashtext($1))', [name]);
    return await work();
  } finally {
    await lock.end();
  }
}
