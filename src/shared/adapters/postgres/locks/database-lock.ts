import { Client } from 'pg';

/**
 * Runs `work` while holding the lock with that number; other processes wait.
 * The lock has its own connection, so PostgreSQL releases it even if the process dies.
 */
export async function withDatabaseLock<T>(databaseUrl: string, lockNumber: number, work: () => Promise<T>): Promise<T> {
  const lock = new Client({ connectionString: databaseUrl, application_name: 'wayfare-lock' });
  await lock.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [lockNumber]);
    return await work();
  } finally {
    await lock.end();
  }
}
