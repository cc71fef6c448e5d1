import type { Client } from 'pg';

/** How many connections wait for locks of others in this database. */
export async function lockWaits(database: Client): Promise<number> {
  await database.query('select pg_stat_clear_snapshot()');
  const { rowCount } = await database.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rowCount ?? 0;
}
