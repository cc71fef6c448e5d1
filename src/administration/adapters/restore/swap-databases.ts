import { Client } from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { withConnection } from '#platform/postgres/connection/database-url.js';
import { DatabaseInUse, NotReplaceable, RestoreRunning } from '../../domain/backup-errors.js';

/** Exists on every server; restores connect to it while they rename other databases. */
const MAINTENANCE_DATABASE = 'postgres';
/** PostgreSQL's limit for a name, in bytes. */
const LONGEST_NAME = 63;
const OBJECT_IN_USE = '55006';

/** An ordinary role can drop only databases that it owns. */
const LEFT_BEHIND = `
  select datname as name from pg_database
  where starts_with(datname, $1) and substr(datname, length($1) + 1) ~ '^\\d{17}$' and pg_has_role(datdba, 'usage')`;

/** An ordinary role can end its own sessions, but neither a superuser's nor the server's own workers. */
const END_SESSIONS = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = $1 and usesysid is not null and pg_has_role(usesysid, 'usage')`;

/** The name of the database in a URL. */
export function databaseOf(url: string): string {
  return new Client({ connectionString: url }).database ?? '';
}

/** The URL of another database on the same server. */
export function siblingUrl(url: string, database: string): string {
  const sibling = new URL(url);
  sibling.pathname = `/${encodeURIComponent(database)}`;
  return sibling.href;
}

/** A database name derived from another one, a purpose and a time. */
export function siblingName(database: string, purpose: string, time: Date): string {
  const suffix = `_${purpose}_${time.toISOString().replace(/\D/g, '')}`;
  return database.slice(0, LONGEST_NAME - suffix.length) + suffix;
}

/**
 * Runs `work` unless another process is replacing the same database. First drops databases that interrupted processes
 * left behind for the same purpose.
 * @throws RestoreRunning
 * @throws NotReplaceable
 */
export async function exclusively<T>(url: string, purpose: string, work: () => Promise<T>): Promise<T> {
  if (databaseOf(url) === MAINTENANCE_DATABASE) throw new NotReplaceable(MAINTENANCE_DATABASE);
  const prefix = siblingName(databaseOf(url), purpose, new Date(0)).replace(/\d+$/, '');
  return onServer(url, async (server) => {
    // The server releases the lock whenever this connection ends.
    const { rows } = await server.query<{ locked: boolean }>('select pg_try_advisory_lock(hashtext($1)) as locked', [
      prefix,
    ]);
    if (!rows[0]?.locked) throw new RestoreRunning();
    const left = await server.query<{ name: string }>(LEFT_BEHIND, [prefix]);
    for (const { name } of left.rows) await dropDatabase(url, name);
    return work();
  });
}

export async function createDatabase(url: string, name: string): Promise<void> {
  await onServer(url, (server) => server.query(`create database ${server.escapeIdentifier(name)}`));
}

/** Drops a database, ending all sessions in it. */
export async function dropDatabase(url: string, name: string): Promise<void> {
  await onServer(url, (server) =>
    server.query(`drop database if exists ${server.escapeIdentifier(name)} with (force)`),
  );
}

/**
 * In one transaction, renames the database at the URL to `before`, and `fresh` to its name. Returns whether there was
 * one before.
 */
export async function swapDatabases(url: string, fresh: string, before: string): Promise<boolean> {
  const current = databaseOf(url);
  return onServer(url, async (server) => {
    const rename = (from: string, to: string): Promise<unknown> =>
      server.query(`alter database ${server.escapeIdentifier(from)} rename to ${server.escapeIdentifier(to)}`);
    const { rowCount } = await server.query('select from pg_database where datname = $1', [current]);
    await server.query('begin');
    if (rowCount) await endingSessions(url, current, rename(current, before));
    await endingSessions(url, fresh, rename(fresh, current));
    await server.query('commit');
    return rowCount === 1;
  });
}

/**
 * Ends open sessions during a rename, which blocks new ones but waits only five seconds for open ones. Servers
 * reconnect.
 */
async function endingSessions(url: string, database: string, renaming: Promise<unknown>): Promise<void> {
  const done = renaming.then(
    () => true,
    () => true,
  );
  await onServer(url, async (other) => {
    do await other.query(END_SESSIONS, [database]);
    while (!(await Promise.race([done, sleep(20, false)])));
  });
  await renaming.catch((error: unknown) => {
    throw (error as { code?: string }).code === OBJECT_IN_USE ? new DatabaseInUse(database) : error;
  });
}

function onServer<T>(url: string, work: (server: Client) => Promise<T>): Promise<T> {
  return withConnection(siblingUrl(url, MAINTENANCE_DATABASE), work);
}
